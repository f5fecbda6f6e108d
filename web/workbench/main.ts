/** The workbench: any recorded game, stepped through by hand, to build tables with. Not part of the build. */
import { mount } from "svelte";
import "../src/design/index.css";
import { settings } from "../src/settings/settings.svelte.ts";
import { words } from "../src/words/words.svelte.ts";
import Workbench from "./Workbench.svelte";

await words.speak(settings.language);
mount(Workbench, { target: document.getElementById("app")! });
