/** Requests to our server: JSON in, JSON out, and a refusal is an error with a code that can be translated. */
import { t, words } from "../words/words.svelte.ts";
import type { Fault, Problem } from "./messages.ts";

/** What the server answered in place of what was asked for; `offline` when it did not answer at all. */
export class ProblemError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    readonly retryAfter = 0,
    /** What is wrong with a chart, to be said in the visitor’s language. */
    readonly fault?: Fault,
  ) {
    super(message);
  }
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: {
        accept: "application/json",
        ...(method === "GET" ? {} : { "content-type": "application/json" }),
      },
      ...(method === "GET" ? {} : { body: JSON.stringify(body ?? {}) }),
    });
  } catch {
    throw new ProblemError("offline", "the server did not answer");
  }
  if (response.ok) return response.json();
  throw await problemOf(response);
}

/** A path with the key of a private table, so that it works for whoever gets it; who sits there needs none. */
export function keyed(path: string, key: string | null | undefined): string {
  if (!key) return path;
  return `${path}${path.includes("?") ? "&" : "?"}key=${encodeURIComponent(key)}`;
}

export const get = <Answer>(path: string) => ask<Answer>("GET", path);
export const post = <Answer>(path: string, body?: unknown) => ask<Answer>("POST", path, body);

/** What is said of a page whose table could not be had. */
export const lostKind = (error: unknown) =>
  error instanceof ProblemError && error.status > 0 && error.status < 500 ? "table" : "server";

async function problemOf(response: Response): Promise<ProblemError> {
  const retry = Number(response.headers.get("retry-after") ?? 0);
  try {
    const problem: Partial<Problem> = await response.json();
    return new ProblemError(
      problem.code ?? "bug",
      problem.error ?? "",
      response.status,
      retry,
      problem.fault,
    );
  } catch {
    return new ProblemError(response.status >= 502 ? "offline" : "bug", "", response.status, retry);
  }
}

/** The sentence for a code in the visitor's language; codes without one of their own share a general one. */
export function problemText(code: string): string {
  const id = `web-problem-${code}`;
  return t(words.has(id) ? id : "web-problem-other");
}

/** The same for anything that was thrown. */
export function troubleText(error: unknown): string {
  return problemText(error instanceof ProblemError ? error.code : "bug");
}
