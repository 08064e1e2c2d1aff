import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.SINGERIE ?? "http://localhost:8642";

/** What packs well lies there packed too: the server has nothing left to do. */
function packed(): Plugin {
  return {
    name: "packed",
    writeBundle({ dir = "" }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const data = readFileSync(join(dir, file));
        writeFileSync(join(dir, `${file}.br`), brotliCompressSync(data));
        writeFileSync(join(dir, `${file}.gz`), gzipSync(data, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
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
