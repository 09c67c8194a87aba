import { createHash } from 'node:crypto';
import type { ReadRow } from '#database/review-imports.ts';
import { type FileProblem, IMPORT_ROWS, type ImportSource } from '#domain/reviews/import.ts';
import {
  type ColumnPlaces,
  type NeededColumn,
  findColumns,
} from '#domain/reviews/import-columns.ts';
import { type ImportedRow, readImportRow } from '#domain/reviews/import-row.ts';
import { FileRefused, readRows } from './read-rows.ts';

/** A file of reviews, with what its rows leave out. */
export interface ReviewFile {
  bytes: Uint8Array<ArrayBuffer>;
  source: Pick<ImportSource, 'language' | 'platform'>;
  /** The day in Prague, YYYY-MM-DD. */
  today: string;
}

export type ReadReviewFile =
  /** Each text is a list of `ReadRow` as JSON: one is read at a time, so that nobody waits for all of them. */
  | { ok: true; batches: readonly string[] }
  | {
      ok: false;
      problem: FileProblem;
      /** The columns that it lacks. */
      missing: readonly NeededColumn[];
      /** The row at which reading it stopped. */
      row: number | undefined;
    };

/** Rows of one statement that stores them. */
const BATCH = 250;

/** Reads all rows of a file, or says why it cannot be read. Meant for a thread of its own (bounded-work.ts). */
export async function readReviewFile({
  bytes,
  source,
  today,
}: ReviewFile): Promise<ReadReviewFile> {
  try {
    const batches: string[] = [];
    let waiting: ReadRow[] = [];
    for await (const read of importRows(bytes, { source, today })) {
      waiting.push(read);
      if (waiting.length < BATCH) continue;
      batches.push(JSON.stringify(waiting));
      waiting = [];
    }
    return { ok: true, batches: [...batches, JSON.stringify(waiting)] };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const { problem, missing, row } = error;
    return { ok: false, problem, missing, row };
  }
}

async function* importRows(
  bytes: Uint8Array,
  { source, today }: Omit<ReviewFile, 'bytes'>,
): AsyncGenerator<ReadRow> {
  let places: ColumnPlaces | undefined;
  let row = 0;
  for await (const cells of readRows(bytes)) {
    row += 1;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (!places) {
      const found = findColumns(cells);
      if (!found.ok) throw new FileRefused('file-columns', { missing: found.missing });
      ({ places } = found);
      continue;
    }
    if (row > IMPORT_ROWS + 1) throw new FileRefused('file-rows', { row });
    const read = readImportRow(cells, { places, source, today });
    yield read.ok
      ? { row, said: read.row, contentHash: contentHash(read.row) }
      : { row, fault: read.fault };
  }
  if (!places) throw new FileRefused('file-empty');
}

/** Of what a review says, so that the same one is not brought in twice. */
function contentHash({ name, text, rating, language, writtenOn }: ImportedRow): string {
  const said = JSON.stringify([name.toLowerCase(), text, rating, language, writtenOn]);
  return createHash('sha256').update(said).digest('hex');
}
