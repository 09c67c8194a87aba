import { inflateSync } from 'node:zlib';

/** The dots of a picture, line by line, each as red, green and blue of 0 to 255. */
export interface Dots {
  width: number;
  height: number;
  values: number[];
}

/** Reads a PNG that is not interlaced, of eight bits a channel or of a palette (PNG, third edition, W3C 2025). */
export function readPng(bytes: Uint8Array): Dots {
  const png = Buffer.from(bytes);
  const chunks: { kind: string; data: Buffer }[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    chunks.push({ kind: png.toString('latin1', at + 4, at + 8), data });
  }
  const all = (kind: string) =>
    Buffer.concat(chunks.filter((chunk) => chunk.kind === kind).map(({ data }) => data));
  const [width, height, depth] = [png.readUInt32BE(16), png.readUInt32BE(20), png[24] ?? 8];
  const colours = png[25] === 3 ? all('PLTE') : undefined;
  const channels = colours ? 1 : png[25] === 6 ? 4 : 3;
  const length = Math.ceil((width * channels * depth) / 8);
  const lines = inflateSync(all('IDAT'));
  const values: number[] = [];
  let above = Buffer.alloc(length);
  for (let row = 0; row < height; row += 1) {
    const at = row * (length + 1);
    const line = Buffer.from(lines.subarray(at + 1, at + 1 + length));
    unfilter(lines[at] ?? 0, line, above, channels);
    for (let x = 0; x < width; x += 1) {
      const from = colours ? cursorIn(line, x, depth) * 3 : x * channels;
      values.push(...(colours ?? line).subarray(from, from + 3));
    }
    above = line;
  }
  return { width, height, values };
}

/** The place in the palette of the dot so far from the left. */
function cursorIn(line: Buffer, x: number, depth: number): number {
  const bit = x * depth;
  const byte = line[Math.floor(bit / 8)] ?? 0;
  return Math.floor(byte / 2 ** (8 - depth - (bit % 8))) % 2 ** depth;
}

function unfilter(kind: number, line: Buffer, above: Buffer, channels: number): void {
  for (let at = 0; at < line.length; at += 1) {
    const left = at < channels ? 0 : (line[at - channels] ?? 0);
    const up = above[at] ?? 0;
    const corner = at < channels ? 0 : (above[at - channels] ?? 0);
    const guesses = [0, left, up, Math.floor((left + up) / 2), nearest(left, up, corner)];
    line[at] = ((line[at] ?? 0) + (guesses[kind] ?? 0)) % 256;
  }
}

function nearest(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const far = (one: number) => Math.abs(guess - one);
  if (far(left) <= far(up) && far(left) <= far(corner)) return left;
  return far(up) <= far(corner) ? up : corner;
}
