import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type FileProblem, IMPORT_CELLS } from '#domain/reviews/import.ts';
import { type NeededColumn, separatorOf } from '#domain/reviews/import-columns.ts';

/** Why a file cannot be read. */
export class FileRefused extends Error {
  readonly problem: FileProblem;
  readonly missing: readonly NeededColumn[];
  readonly row: number | undefined;

  constructor(
    problem: FileProblem,
    { missing = [], row }: { missing?: readonly NeededColumn[]; row?: number } = {},
  ) {
    super(`A file of reviews was refused: ${problem}.`);
    this.problem = problem;
    this.missing = missing;
    this.row = row;
  }
}

/** Bytes that are decoded and parsed at a time, so that the whole text is never in memory. */
const SLICE_BYTES = 32 * 1024;
/** Characters of a row at most; a quote that is never closed would gather the whole file. */
const MOST_ROW = 64 * 1024;
/** Characters among which the separator is looked for. */
const HEADER = 4096;

/**
 * The rows of a file with values between separators (RFC 4180), as plain text: nothing in them is ever executed.
 * @throws FileRefused where it is no such text
 */
export async function* readRows(bytes: Uint8Array): AsyncGenerator<string[]> {
  const encoding = encodingOf(bytes);
  const head = new TextDecoder(encoding).decode(bytes.subarray(0, HEADER));
  const delimiter = separatorOf(head);
  // Decided once: a parser that finds it out by itself could take rows for one that were counted as many.
  const rowEnd = /\r\n|\n|\r/.exec(head)?.[0] ?? '\n';
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: rowEnd,
    relax_column_count: true,
    max_record_size: MOST_ROW,
  });
  const texts = fewCells(decoded(bytes, encoding), { separator: delimiter, rowEnd });
  const source = Readable.from(texts, { objectMode: true, highWaterMark: 1 });
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const cells of parser) yield readCells(cells);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const records: unknown = error['records'];
    const row = typeof records === 'number' ? records + 1 : undefined;
    throw new FileRefused('file-broken', row === undefined ? {} : { row });
  } finally {
    source.destroy();
  }
}

function readCells(cells: unknown): string[] {
  return Array.isArray(cells) ? cells.map(String) : [];
}

function* decoded(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (const slice of slicesOf(bytes)) yield decoder.decode(slice, { stream: true });
  yield decoder.decode();
}

/**
 * Hands on a text while none of its rows has too many cells: the parser makes a value of each before it shows any of
 * them, and counts only their letters.
 * @throws FileRefused
 */
function* fewCells(
  texts: Iterable<string>,
  { separator, rowEnd }: { separator: string; rowEnd: string },
): Generator<string> {
  // Of two signs the last one ends the row.
  const marks = new RegExp(`["${rowEnd.slice(-1)}${separator}]`, 'g');
  let isQuoted = false;
  let row = 1;
  let cells = 1;
  for (const text of texts) {
    for (const [mark] of text.matchAll(marks)) {
      if (mark === '"') isQuoted = !isQuoted;
      else if (isQuoted) continue;
      else if (mark === separator) cells += 1;
      else [row, cells] = [row + 1, 1];
      if (cells > IMPORT_CELLS) throw new FileRefused('file-cells', { row });
    }
    yield text;
  }
}

/** What spreadsheets of this country save: UTF-8, or else Windows-1250. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'windows-1250' {
  const [first, second, third, fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new FileRefused('file-encoding');
  }
  // A workbook is an archive.
  if (first === 0x50 && second === 0x4b && third === 3 && fourth === 4) {
    throw new FileRefused('file-no-text');
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  for (const slice of slicesOf(bytes)) {
    if (slice.includes(0)) throw new FileRefused('file-no-text');
    isUtf8 &&= isDecodable(decoder, slice);
  }
  if (isUtf8 && isDecodable(decoder)) return 'utf-8';
  // Bytes that Windows-1250 leaves undefined.
  for (const slice of slicesOf(bytes)) {
    if (slice.some((byte) => UNDEFINED.has(byte))) throw new FileRefused('file-encoding');
  }
  return 'windows-1250';
}

const UNDEFINED = new Set([0x81, 0x83, 0x88, 0x90, 0x98]);

function isDecodable(decoder: TextDecoder, slice?: Uint8Array): boolean {
  try {
    decoder.decode(slice, { stream: slice !== undefined });
    return true;
  } catch {
    return false;
  }
}

function* slicesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.byteLength; from += SLICE_BYTES) {
    yield bytes.subarray(from, from + SLICE_BYTES);
  }
}
