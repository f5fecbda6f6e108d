/** Which of one's finished games are listed, as the server is asked for them. */
export const NO_FILTER = { search: "", game: "", against: "all", result: "all", dismissed: "no" };

export type Filtering = typeof NO_FILTER;

export function isPlain(filter: Filtering): boolean {
  return JSON.stringify(filter) === JSON.stringify(NO_FILTER);
}
