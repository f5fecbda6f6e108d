/** QR codes: the standard's own examples, and every code read back as a camera's program would. */
import { expect, test } from "vitest";
import { correction, formatOf, qrCode, versionBits } from "../../src/parts/qr.ts";

test("correction, format and version are those of the standard's examples", () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  const bits = (value: number, length: number) => value.toString(2).padStart(length, "0");
  expect(bits(formatOf(0), 15)).toBe("101010000010010");
  expect(bits(formatOf(5), 15)).toBe("100000011001110");
  expect(bits(versionBits(7), 18)).toBe("000111110010010100");
});

const rowsOf = (code: boolean[][]) => code.map((row) => row.map(Number).join(""));

test("the example of ISO/IEC 18004, figure 1", () => {
  expect(rowsOf(qrCode("QR Code Symbol")).slice(0, 20)).toEqual(
    `111111101001101111111 100000101001101000001 101110101100101011101 101110100010001011101
     101110101001101011101 100000100001101000001 111111101010101111111 000000000100100000000
     100111111101010010111 100010001110001000111 010100110000101101011 110111001000010111110
     011111111110001011011 000000001000011010101 111111101101101010100 100000101010011011100
     101110101001110001110 101110101111001001100 101110100100101010011 100000100001101111111`.split(/\s+/),
  );
});

/** Bytes per block of version 1 to 10 at level M, as the standard's table lists them. */
const BLOCKS = [[16], [28], [44], [32, 32], [43, 43], [27, 27, 27, 27], [31, 31, 31, 31], [38, 38, 39, 39]];
BLOCKS.push([36, 36, 36, 37, 37], [43, 43, 43, 43, 44]);

/** Reads a code as a camera's program does: format, mask, bytes in their order, blocks, text. */
function read(code: boolean[][]): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const at = (x: number, y: number) => Number(code[y]![x]);
  let format = 0;
  for (let i = 0; i < 8; i += 1) format |= at(size - 1 - i, 8) << i;
  for (let i = 8; i < 15; i += 1) format |= at(8, size - 15 + i) << i;
  const mask = Array.from({ length: 8 }, (_, i) => i).find((i) => formatOf(i) === format)!;
  const flips = [
    (i: number, j: number) => (i + j) % 2,
    (i: number) => i % 2,
    (_: number, j: number) => j % 3,
    (i: number, j: number) => (i + j) % 3,
    (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
    (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
    (i: number, j: number) => (((i * j) % 3) + i * j) % 2,
    (i: number, j: number) => (((i * j) % 3) + i + j) % 2,
  ][mask]!;
  const step = version < 7 ? size : (size - 13) / 2;
  const centers = version < 2 ? [] : [6, ...[size - 7, size - 7 - step].filter((each) => each > 8)];
  const corner = (x: number, y: number) => (x < 9 && (y < 9 || y >= size - 8)) || (x >= size - 8 && y < 9);
  const used = (x: number, y: number) =>
    corner(x, y) ||
    x === 6 ||
    y === 6 ||
    (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) ||
    centers.some((cx) =>
      centers.some((cy) => !corner(cx, cy) && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2),
    );
  let bits = "";
  const pairs = Array.from({ length: (size - 1) / 2 }, (_, i) => size - 1 - 2 * i);
  pairs.forEach((column, turn) => {
    const right = column <= 6 ? column - 1 : column;
    for (let i = 0; i < size; i += 1) {
      const y = turn % 2 ? i : size - 1 - i;
      for (const x of [right, right - 1]) if (!used(x, y)) bits += at(x, y) ^ (flips(y, x) === 0 ? 1 : 0);
    }
  });
  const words = bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2));
  const blocks = BLOCKS[version - 1]!.map((length) => ({
    length,
    data: [] as number[],
    more: [] as number[],
  }));
  const longest = Math.max(...BLOCKS[version - 1]!);
  for (let i = 0; i < longest; i += 1)
    for (const block of blocks) if (i < block.length) block.data.push(words.shift()!);
  const count = words.length / blocks.length;
  for (let i = 0; i < count; i += 1) for (const block of blocks) block.more.push(words.shift()!);
  for (const block of blocks) expect(correction(block.data, count)).toEqual(block.more);
  const data = blocks
    .flatMap((block) => block.data.map((byte) => byte.toString(2).padStart(8, "0")))
    .join("");
  const head = version < 10 ? 12 : 20;
  expect(data.slice(0, 4)).toBe("0100");
  const length = parseInt(data.slice(4, head), 2);
  const bytes = data.slice(head, head + 8 * length).match(/.{8}/g)!;
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => parseInt(byte, 2)));
}

test("a link of any length can be read back", () => {
  for (const length of [20, 26, 42, 62, 63, 84, 106, 122, 152, 180, 213]) {
    const link = `https://häfen.example/table/${"aBcDeFgHi1?key=Z".repeat(20)}`.slice(0, length - 1);
    expect(read(qrCode(link))).toBe(link);
  }
  expect(() => qrCode("x".repeat(214))).toThrow(RangeError);
});
