import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.SINGERIE ?? "http://localhost:8642";

export default defineConfig({
  plugins: [svelte()],
  // tests run what browsers run
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    // beside the code, so that it ships in the wheel
    outDir: "../src/singerie/page",
    emptyOutDir: true,
    // the page's policy allows nothing inline but styles
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // the texts lie in the Python packages
    fs: { allow: [".."] },
    proxy: { "/api": server, "/qr": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
