import { FileRefused } from './file-refused.ts';

/** What stands for a byte that could not be read. */
const BROKEN = '\ufffd';
/** Bytes that Windows-1250 leaves undefined; a decoder makes of them the control characters of the same number. */
const UNDEFINED = /[\u0081\u0083\u0088\u0090\u0098]/g;
/** How an archive begins, which a workbook is as well. */
const ARCHIVE = 'PK\u0003\u0004';
/** Bytes among which a text in UTF-16 without a mark is recognised: of its letters every second byte is 0. */
const SAMPLE = 4096;

/**
 * The text of a file in one of the encodings that spreadsheets save: UTF-8, UTF-16, else Windows-1250. A byte that
 * could not be read stands there as U+FFFD, and changes nothing of how the others are read.
 * @throws FileRefused where it is no text, or one in another encoding
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === ARCHIVE || start === '%PDF' || bytes.includes(0))
    throw new FileRefused('file-no-text');
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = new TextDecoder('utf-8').decode(bytes);
  const { broken, whole } = lettersOf(text);
  // In Windows-1250 two letters hardly ever look like one of UTF-8.
  if (hasMark || broken <= whole) return text;
  return ofWindows(bytes);
}

function ofWindows(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1250').decode(bytes);
  const { whole } = lettersOf(text);
  const undefinedOnes = text.match(UNDEFINED)?.length ?? 0;
  // Here and there one is broken; where they are many it is another encoding.
  if (undefinedOnes * 2 > whole) throw new FileRefused('file-encoding');
  return undefinedOnes > 0 ? text.replaceAll(UNDEFINED, BROKEN) : text;
}

/** How many letters beyond ASCII a text has, and how many stand for bytes that could not be read. */
function lettersOf(text: string): { broken: number; whole: number } {
  let broken = 0;
  let whole = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) whole += 1;
  }
  return { broken, whole };
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 1].map(
    (odd) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length,
  );
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 3;
  if (even === 0 && odd > many) return 'utf-16le';
  return odd === 0 && even > many ? 'utf-16be' : undefined;
}
