/** What a rules page is made of: headings, sentences, rulings with numbers, and figures that a family draws itself. */

export type Figure = { cards: string[] } | { roles: string[] } | { show: string };

export type Block =
  { text: string } | { list: string[] } | { rulings: [number: string, text: string][] } | Figure;

export interface Section {
  head: string;
  blocks: Block[];
}
