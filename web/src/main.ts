/** The browser client starts here: the visitor's words first, then the page. */
import { mount } from "svelte";
import App from "./App.svelte";
import "./design/index.css";
import { settings } from "./settings/settings.svelte.ts";
import { words } from "./words/words.svelte.ts";

await words.speak(settings.language);
mount(App, { target: document.getElementById("app")! });
