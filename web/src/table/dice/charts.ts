/** Sea charts as data: those of our chapters, those of tables, and what somebody has written. */
import { keeping } from "../../api/games.ts";
import { post } from "../../api/http.ts";
import type { ChartData, ChartDrawing, ChartText } from "../../api/messages.ts";

const charts = keeping<ChartData>();
const texts = keeping<ChartText>();

export async function chartAt(path: string): Promise<ChartDrawing> {
  return (await charts(path)).chart;
}

export function chartOf(chapter: number, edition: number): Promise<ChartDrawing> {
  return chartAt(`/api/charts/${chapter}?edition=${edition}`);
}

/** The edition of our charts that a game is played on; games of before there were editions name none. */
export function editionOf(options: Record<string, unknown>): number {
  return Number(options["edition"] ?? 1);
}

/** The file of a chapter's chart, as people write such files. */
export async function chartTextOf(chapter: number): Promise<string> {
  return (await texts(`/api/charts/${chapter}/text`)).text;
}

/** A chart from the text of its file, TOML or JSON, in its full form. */
export async function chartFromText(text: string): Promise<ChartDrawing> {
  return (await post<ChartData>("/api/charts/text", { text })).chart;
}
