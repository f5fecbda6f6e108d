/** What the dice game adds to the form of a new table. */
export { default as Field } from "./Chapter.svelte";
export { default as Own } from "./OwnChart.svelte";
