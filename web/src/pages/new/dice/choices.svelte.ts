/** What is chosen for a new table of the dice game: a chapter, or a chart of one's own. */
import type { ChartDrawing } from "../../../api/messages.ts";
import { router } from "../../../router/router.svelte.ts";
import { chartFromText } from "../../../table/dice/charts.ts";

export const CHAPTERS = [1, 2, 3, 4];

export class DiceChoices {
  chapter = $state(1);
  /** The text of a chart of one's own, and the chart once the server has read it. */
  text = $state("");
  chart = $state.raw<ChartDrawing | null>(null);

  constructor() {
    const asked = Number(router.query.get("chapter"));
    if (CHAPTERS.includes(asked)) this.chapter = asked;
  }

  /** Another text is another chart, which has not been read yet. */
  write(text: string): void {
    this.text = text;
    this.chart = null;
  }

  async read(): Promise<void> {
    this.chart = null;
    this.chart = await chartFromText(this.text);
  }

  async options(): Promise<Record<string, unknown>> {
    if (this.text.trim() && !this.chart) await this.read();
    return this.chart ? { chart: this.chart } : { chapter: this.chapter };
  }
}
