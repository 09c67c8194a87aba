import { setImmediate as turn } from 'node:timers/promises';
import {
  type ReadRow,
  beginReading,
  dropImport,
  endReading,
  insertImportRows,
} from '#database/review-imports.ts';
import { dayInPrague } from '#domain/calendar.ts';
import { cleanText } from '#domain/clean-text.ts';
import type { Operator } from '#domain/operator/operator.ts';
import {
  type FileProblem,
  IMPORT_MEGABYTES,
  type ImportField,
  type ImportFieldProblem,
  type ImportForm,
  readImportForm,
} from '#domain/reviews/import.ts';
import type { NeededColumn } from '#domain/reviews/import-columns.ts';
import { isUuid } from '#domain/uuid.ts';
import { WorkEnded } from '#flows/bounded-work.ts';
import type { Services } from '#flows/services.ts';
import type { ReadReviewFile } from './read-review-file.ts';

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

/** Minutes after which nobody can be reading a file any more: reading and storing it never takes as long. */
const READING_MINUTES = 3;
const NAME_MOST = 200;

/** A file as a browser sends it; its bytes are gone once it was read. */
export interface SentFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Reads a file of reviews, one at a time in the whole shop, and stores what it says to be looked at; it becomes
 * reviews once that is confirmed (`beginImport`). Sent twice it is read once.
 * @param file undefined where none was chosen
 */
export async function readImport(
  { db, clock, work }: Pick<Services, 'db' | 'clock' | 'work'>,
  operator: Pick<Operator, 'id' | 'name'>,
  { form, file }: { form: ImportForm; file: SentFile | undefined },
): Promise<ReadImport> {
  if (!isUuid(form.id)) return { ok: false, problem: 'unknown' };
  const today = dayInPrague(clock());
  const read = readImportForm(form, today);
  const wrong = wrongSize(file);
  if (!read.ok || wrong || !file) {
    return refused({ ...(read.ok ? {} : read.problems), file: wrong });
  }
  const now = clock();
  const { source, sourceUrl, exportedOn } = read.source;
  const begun = await beginReading(db, {
    goneBefore: new Date(now.getTime() - READING_MINUTES * 60_000),
    found: {
      id: form.id,
      source,
      sourceUrl,
      exportedOn,
      file: cleanText(file.name).slice(0, NAME_MOST),
      operatorId: operator.id,
      person: operator.name,
      createdAt: now,
    },
  });
  if (begun === 'known') return { ok: true };
  if (begun === 'waits') return refused({ file: 'file-waits' });
  try {
    const said = await work
      .readReviewFile({ bytes: file.bytes, source: read.source, today })
      .catch(brokenOff);
    if (said.ok) {
      for (const batch of said.batches) await storeRows(db, form.id, batch);
      await db.transaction((tx) => endReading(tx, form.id));
      return { ok: true };
    }
    await dropImport(db, form.id);
    return refused({ file: said.problem }, said);
  } catch (error) {
    await dropImport(db, form.id);
    throw error;
  }
}

function refused(
  fields: { [field in ImportField]?: ImportFieldProblem | undefined },
  { missing, row }: { missing: readonly NeededColumn[]; row: number | undefined } = nowhere,
): ReadImport {
  return { ok: false, problem: 'fields', fields, missing, row };
}

const nowhere = { missing: [], row: undefined };

/** A file whose reading had to be ended is refused as any other that cannot be read. */
function brokenOff(error: unknown): ReadReviewFile {
  if (!(error instanceof WorkEnded)) throw error;
  const problem = error.end === 'busy' ? 'file-waits' : 'file-heavy';
  return { ok: false, problem, ...nowhere };
}

function wrongSize(file: SentFile | undefined): FileProblem | undefined {
  if (!file) return 'file-missing';
  if (file.bytes.byteLength === 0) return 'file-empty';
  return file.bytes.byteLength > IMPORT_MEGABYTES * 1024 * 1024 ? 'file-large' : undefined;
}

/** @param batch as the reading wrote it */
async function storeRows(db: Services['db'], id: string, batch: string): Promise<void> {
  const rows: ReadRow[] = JSON.parse(batch);
  await insertImportRows(db, id, rows);
  await turn();
}
