import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import {
  dropImport,
  dropStuckReading,
  endReading,
  insertImport,
  insertImportRows,
  type ReadRow,
} from '#database/review-imports.ts';
import { dayInPrague } from '#domain/calendar.ts';
import { cleanText } from '#domain/clean-text.ts';
import type { Operator } from '#domain/operator/operator.ts';
import {
  type FileProblem,
  IMPORT_MEGABYTES,
  IMPORT_ROWS,
  type ImportField,
  type ImportFieldProblem,
  type ImportForm,
  type ImportSource,
  readImportForm,
} from '#domain/reviews/import.ts';
import {
  type ColumnPlaces,
  type NeededColumn,
  findColumns,
} from '#domain/reviews/import-columns.ts';
import { type ImportedRow, readImportRow } from '#domain/reviews/import-row.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';
import { FileRefused, readRows } from './read-rows.ts';

export type ReadImport =
  | { ok: true }
  | { ok: false; problem: 'unknown' }
  | {
      ok: false;
      problem: 'fields';
      fields: { [field in ImportField]?: ImportFieldProblem | undefined };
      /** The columns that the file lacks. */
      missing: readonly NeededColumn[];
      /** The row at which reading it stopped. */
      row: number | undefined;
    };

/** Minutes after which nobody can be reading a file any more: no request lasts as long. */
const READING_MINUTES = 2;
/** Rows of one statement. */
const BATCH = 250;
const NAME_MOST = 200;

/** A file as a browser sends it. */
export interface SentFile {
  name: string;
  bytes: Uint8Array;
}

/**
 * Reads a file of reviews row by row, so that nothing else waits for it, and stores what it says to be looked at; it
 * becomes reviews once that is confirmed (`beginImport`). Sent twice it is read once.
 * @param file undefined where none was chosen
 */
export async function readImport(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  operator: Pick<Operator, 'id' | 'name'>,
  { form, file }: { form: ImportForm; file: SentFile | undefined },
): Promise<ReadImport> {
  if (!isUuid(form.id)) return { ok: false, problem: 'unknown' };
  const today = dayInPrague(clock());
  const read = readImportForm(form, today);
  const wrong = wrongSize(file);
  if (!read.ok || wrong || !file) {
    const fields = { ...(read.ok ? {} : read.problems), file: wrong };
    return { ok: false, problem: 'fields', fields, missing: [], row: undefined };
  }
  const { source, sourceUrl, exportedOn } = read.source;
  const now = clock();
  await dropStuckReading(db, form.id, new Date(now.getTime() - READING_MINUTES * 60_000));
  const isNew = await insertImport(db, {
    id: form.id,
    source,
    sourceUrl,
    exportedOn,
    file: cleanText(file.name).slice(0, NAME_MOST),
    operatorId: operator.id,
    person: operator.name,
    createdAt: now,
  });
  if (!isNew) return { ok: true };
  try {
    await storeRows(db, form.id, { bytes: file.bytes, source: read.source, today });
    await db.transaction((tx) => endReading(tx, form.id));
    return { ok: true };
  } catch (error) {
    await dropImport(db, form.id);
    if (!(error instanceof FileRefused)) throw error;
    const { problem, missing, row } = error;
    return { ok: false, problem: 'fields', fields: { file: problem }, missing, row };
  }
}

function wrongSize(file: SentFile | undefined): FileProblem | undefined {
  if (!file) return 'file-missing';
  if (file.bytes.byteLength === 0) return 'file-empty';
  return file.bytes.byteLength > IMPORT_MEGABYTES * 1024 * 1024 ? 'file-large' : undefined;
}

async function storeRows(
  db: Services['db'],
  id: string,
  { bytes, source, today }: { bytes: Uint8Array; source: ImportSource; today: string },
): Promise<void> {
  let places: ColumnPlaces | undefined;
  let waiting: ReadRow[] = [];
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
    waiting.push(
      read.ok
        ? { row, said: read.row, contentHash: contentHash(read.row) }
        : { row, fault: read.fault },
    );
    if (waiting.length < BATCH) continue;
    await insertImportRows(db, id, waiting);
    waiting = [];
    await turn();
  }
  if (!places) throw new FileRefused('file-empty');
  await insertImportRows(db, id, waiting);
}

/** Of what a review says, so that the same one is not brought in twice. */
function contentHash({ name, text, rating, language, writtenOn }: ImportedRow): string {
  const said = JSON.stringify([name.toLowerCase(), text, rating, language, writtenOn]);
  return createHash('sha256').update(said).digest('hex');
}
