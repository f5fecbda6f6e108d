/** A text as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 10, which is 213 bytes at most. */

/** By version: all codewords, those for correction in each block, blocks; and where alignment patterns stand. */
const VERSIONS: readonly (readonly [all: number, correction: number, blocks: number, marks: number[]])[] = [
  [26, 10, 1, []],
  [44, 16, 1, [6, 18]],
  [70, 26, 1, [6, 22]],
  [100, 18, 2, [6, 26]],
  [134, 24, 2, [6, 30]],
  [172, 16, 4, [6, 34]],
  [196, 18, 4, [6, 22, 38]],
  [242, 22, 4, [6, 24, 42]],
  [292, 22, 5, [6, 26, 46]],
  [346, 26, 5, [6, 28, 50]],
];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A product in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The codewords that correct others, by Reed and Solomon. */
export function correction(data: readonly number[], count: number): number[] {
  const divisor = new Array<number>(count).fill(0);
  divisor[count - 1] = 1;
  for (let i = 0, root = 1; i < count; i += 1, root = times(root, 2))
    for (let j = 0; j < count; j += 1) divisor[j] = times(divisor[j]!, root) ^ (divisor[j + 1] ?? 0);
  const rest = new Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((each, i) => (rest[i]! ^= times(each, factor)));
  }
  return rest;
}

/** A number with what makes its bits correctable, by a polynomial (BCH). */
function guarded(value: number, bits: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < bits; i += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * polynomial);
  return (value << bits) | rest;
}

/** What stands beside the finders: level M, which is 0, and the mask. */
export const formatOf = (mask: number) => guarded(mask, 10, 0x537) ^ 0x5412;
export const versionBits = (version: number) => guarded(version, 12, 0x1f25);

/** The codewords of a text in the order in which they are drawn, and the version that holds them. */
function codewords(text: string): { version: number; words: number[] } {
  const bytes = [...new TextEncoder().encode(text)];
  for (const [i, [all, count, blocks]] of VERSIONS.entries()) {
    const version = i + 1;
    const room = all - count * blocks;
    const length = version < 10 ? 8 : 16;
    if (4 + length + 8 * bytes.length > 8 * room) continue;
    const bits = [number(4, 4), number(bytes.length, length), ...bytes.map((byte) => number(byte, 8))].join(
      "",
    );
    const data = (bits + "0".repeat(Math.min(4, 8 * room - bits.length)))
      .match(/.{1,8}/g)!
      .map((byte) => parseInt(byte.padEnd(8, "0"), 2));
    for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
    const short = Math.floor(room / blocks);
    const parts: number[][] = [];
    for (let block = 0, at = 0; block < blocks; block += 1) {
      const size = short + (block >= blocks - (room % blocks) ? 1 : 0);
      parts.push(data.slice(at, at + size));
      at += size;
    }
    return { version, words: [...woven(parts), ...woven(parts.map((part) => correction(part, count)))] };
  }
  throw new RangeError("the text is too long for a QR code");
}

const number = (value: number, length: number) => value.toString(2).padStart(length, "0");

/** The first of each, then the second of each, and so on. */
function woven(parts: number[][]): number[] {
  const longest = Math.max(...parts.map((part) => part.length));
  return Array.from({ length: longest }, (_, i) => parts.flatMap((part) => part.slice(i, i + 1))).flat();
}

/** The code as rows of modules, true where it is dark, without the quiet zone around it. */
export function qrCode(text: string): boolean[][] {
  const { version, words } = codewords(text);
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = dark.map((row) => [...row]);
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = on;
    fixed[y]![x] = true;
  };

  for (let i = 0; i < size; i += 1) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const square = (cx: number, cy: number, reach: number, light: number[]) => {
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1)
        set(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4]);
  const marks = VERSIONS[version - 1]![3];
  const last = marks.length - 1;
  marks.forEach((x, i) =>
    marks.forEach((y, j) => {
      const finder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!finder) square(x, y, 2, [1]);
    }),
  );
  if (version >= 7) {
    const bits = versionBits(version);
    for (let i = 0; i < 18; i += 1) {
      const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
      set(far, near, ((bits >>> i) & 1) === 1);
      set(near, far, ((bits >>> i) & 1) === 1);
    }
  }
  const format = (mask: number) => {
    const bits = formatOf(mask);
    const on = (i: number) => ((bits >>> i) & 1) === 1;
    for (let i = 0; i < 15; i += 1) {
      set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, on(i));
      set(i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, on(i));
    }
    set(8, size - 8, true);
  };
  format(0);

  // Two columns at a time from the right, up and down in turn; the column of the timing pattern is none of them.
  let bit = 0;
  for (let right = size - 1, up = true; right >= 1; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i += 1) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        dark[y]![x] = (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
      }
    }
  }

  const masked = MASKS.map((mask, i) => {
    format(i);
    return dark.map((row, y) => row.map((on, x) => on !== (!fixed[y]![x] && mask(x, y))));
  });
  return masked.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

/** How hard a code is to read: long runs, blocks, what looks like a finder, and too much of one color. */
function penalty(rows: boolean[][]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x]!));
  let sum = 0;
  for (const line of [...rows, ...columns].map((each) => each.map(Number).join(""))) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let y = 1; y < rows.length; y += 1)
    for (let x = 1; x < rows.length; x += 1) {
      const here = rows[y]![x];
      if (here === rows[y]![x - 1] && here === rows[y - 1]![x] && here === rows[y - 1]![x - 1]) sum += 3;
    }
  const share = rows.flat().filter(Boolean).length / rows.length ** 2;
  return sum + 10 * Math.floor(Math.abs(20 * share - 10));
}
