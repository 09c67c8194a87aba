import { CsvError, parse } from 'csv-parse/sync';
import { IMPORT_CELLS, type ImportFault } from '#domain/reviews/import.ts';
import { separatorOf } from '#domain/reviews/import-columns.ts';
import { FileRefused } from './file-refused.ts';

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
