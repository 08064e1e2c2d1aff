import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { recall, store } from "./lib/storage";

/** A house that was renewed meanwhile has other files: start anew, but not over and over. */
const AGAIN = 10_000;
addEventListener("vite:preloadError", (event) => {
  if (Date.now() - Number(recall("renewed")) < AGAIN) return;
  event.preventDefault();
  store("renewed", String(Date.now()));
  location.reload();
});

const target = document.getElementById("page");
if (target) mount(App, { target });
