/** The modules that `build/words.ts` makes from the Fluent files. */
declare module "virtual:words/*" {
  const text: string;
  export default text;
}
