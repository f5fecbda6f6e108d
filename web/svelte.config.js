/** Svelte for the browser client: runes everywhere, nothing else special. */
export default { compilerOptions: { runes: true } };
