/** Random words and SHA-256, for the cut of the cards; the browser's own hash is missing on plain http. */

/** A text that nobody could foresee: a cut for those without words of their own, or the id of a command. */
export function someWords(): string {
  return hex(crypto.getRandomValues(new Uint8Array(12)));
}

/**
 * A cut as the server takes it: NFC, and no more than 64 bytes. From its seal nobody shall guess it, and it is never
 * the same twice, or who has all cut once more would know it already.
 */
export function secretCut(words: string): string {
  const chance = someWords();
  let own = words.normalize("NFC").trim();
  while (new TextEncoder().encode(own).length > 63 - chance.length) own = [...own].slice(0, -1).join("");
  return `${own} ${chance}`.trim();
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The first 32 bits of the fractional parts of roots of the first primes (FIPS 180-4). */
function roots(count: number, power: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) prime &&= n % d !== 0;
    if (prime) found.push((n ** power % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const FIRST = roots(8, 1 / 2);
const ROUND = roots(64, 1 / 3);
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** SHA-256 of a text in UTF-8, as hex. */
export function sha256(text: string): string {
  return digest(new TextEncoder().encode(text));
}

/** SHA-256 of bytes given as hex, as hex: the commitment of a secret. */
export function sha256Hex(bytes: string): string {
  return digest(Uint8Array.from(bytes.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
}

function digest(message: Uint8Array): string {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);
  const hash = Uint32Array.from(FIRST);
  const w = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) {
        w[i] = view.getUint32(block + 4 * i);
        continue;
      }
      const a = w[i - 15]!;
      const b = w[i - 2]!;
      const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
      const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
      w[i] = w[i - 16]! + low + w[i - 7]! + high;
    }
    compress(hash, w);
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setUint32(4 * i, word));
  return hex(new Uint8Array(out.buffer));
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i += 1) {
    const big = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + big + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = hash[i]! + word));
}
