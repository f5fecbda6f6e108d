/** The modules that `build/words.ts` makes from the Fluent files. */
declare module "virtual:words" {
  type Files = Record<import("./loading.ts").Part, () => Promise<{ default: string }>>;
  const files: Record<import("./languages.ts").Language, Files>;
  export default files;
}
