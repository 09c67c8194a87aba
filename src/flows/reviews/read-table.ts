import { CsvError, parse } from 'csv-parse/sync';
import { separatorOf } from '#domain/reviews/import-columns.ts';
import { type FileProblem, type ImportFault, IMPORT_CELLS } from '#domain/reviews/import.ts';

/** Why nothing of a file can be read. */
export class FileRefused extends Error {
  readonly problem: FileProblem;
  /** The row at which reading it stopped. */
  readonly row: number | undefined;
  /** What the file is instead, by the name of its kind. */
  readonly called: string | undefined;

  constructor(problem: FileProblem, { row, called }: { row?: number; called?: string } = {}) {
    super(`A file of reviews was refused: ${problem}.`);
    this.problem = problem;
    this.row = row;
    this.called = called;
  }
}

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
  const { broken, whole } = decodeCharacters(text);
  // In Windows-1250 two letters hardly ever look like one of UTF-8.
  if (hasMark || broken <= whole) return text;
  return ofWindows(bytes);
}

function ofWindows(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1250').decode(bytes);
  const { whole } = decodeCharacters(text);
  const undefinedOnes = text.match(UNDEFINED)?.length ?? 0;
  // Here and there one is broken; where they are many it is another encoding.
  if (undefinedOnes * 2 > whole) throw new FileRefused('file-encoding');
  return undefinedOnes > 0 ? text.replaceAll(UNDEFINED, BROKEN) : text;
}

/** How many letters beyond ASCII a text has, and how many stand for bytes that could not be read. */
function decodeCharacters(text: string): { broken: number; whole: number } {
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

/** Takes a row of a file by its number, as a spreadsheet counts: its cells, or why it has none. */
export type TakeRow = (row: number, read: string[] | ImportFault) => void;

/** Characters of a row at most; a quote that is never closed would gather the whole file. */
const MOST_ROW = 64 * 1024;
/** Rows that may be broken; behind each the reading begins anew. */
const MOST_BROKEN = 1000;
/** Characters among which separator and line ends are looked for. */
const HEAD = 16 * 1024;
/** Cells of a row at most where all beyond `IMPORT_CELLS` are empty: the columns of a whole sheet. */
const SHEET_CELLS = 16_384;

/** A row that is to be left out. */
class RowRefused extends Error {
  readonly fault: ImportFault;

  constructor(fault: ImportFault) {
    super(`A row was refused: ${fault}.`);
    this.fault = fault;
  }
}

/**
 * Reads a text with values between separators (RFC 4180), as plain text: nothing in it is ever executed. Quotes that
 * stand in the middle of a value are part of it. A row that cannot be read is told, and the next line is read on.
 * @throws FileRefused where hardly a row can be read
 */
export function readTable(whole: string, take: TakeRow): void {
  const announced = /^sep=(.)(?:\r\n|\n|\r)/i.exec(whole);
  const text = whole.slice(announced?.[0].length ?? 0);
  const head = text.slice(0, HEAD);
  const delimiter = announced?.[1] ?? separatorOf(head);
  const isOldMac = /\r\n|\n|\r/.exec(head)?.[0] === '\r';
  const options = { delimiter, record_delimiter: isOldMac ? ['\r'] : ['\r\n', '\n'] };
  const bytes = Buffer.from(text);
  const lineEnd = isOldMac ? 0x0d : 0x0a;
  let row = 0;
  let broken = 0;
  for (let from = 0; from < bytes.length;) {
    const rest = bytes.subarray(from);
    const end = readRows(rest, options, (cells) => take((row += 1), cells));
    if (end === undefined) return;
    take((row += 1), end.fault);
    broken += 1;
    if (broken > MOST_BROKEN) throw new FileRefused('file-broken', { row });
    const line = rest.indexOf(lineEnd, end.at);
    if (line < 0) return;
    from += line + 1;
  }
}

/**
 * Reads rows up to one that cannot be read.
 * @returns where that begins, and what is wrong with it; undefined where there is none
 */
function readRows(
  bytes: Buffer,
  options: { delimiter: string; record_delimiter: string[] },
  take: (cells: string[]) => void,
): { at: number; fault: ImportFault } | undefined {
  let rowAt = 0;
  let cellAt = 0;
  try {
    parse(bytes, {
      ...options,
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: MOST_ROW,
      // Asked of each cell as it ends: a row of millions is never gathered.
      cast(cell, { index, quoting, bytes: end }) {
        if (index >= (cell === '' ? SHEET_CELLS : IMPORT_CELLS)) throw new RowRefused('row-cells');
        if (quoting && isTorn(cell, bytes.subarray(cellAt, cellAt + 3)))
          throw new RowRefused('row-broken');
        cellAt = end + 1;
        return cell;
      },
      on_record(cells: string[], { bytes: end }) {
        take(cells);
        rowAt = cellAt = end;
        return null;
      },
    });
    return undefined;
  } catch (error) {
    if (error instanceof RowRefused) return { at: rowAt, fault: error.fault };
    if (error instanceof CsvError) return { at: rowAt, fault: 'row-broken' };
    throw error;
  }
}

/** Whether a value runs over lines only because its first quote was never closed, and the next one is of another. */
function isTorn(cell: string, raw: Buffer): boolean {
  return cell.startsWith('"') && /[\r\n]/.test(cell) && raw.toString('latin1') !== '"""';
}
