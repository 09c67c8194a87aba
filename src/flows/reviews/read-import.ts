import { setImmediate as turn } from 'node:timers/promises';
import {
  type ReadRow,
  beginReading,
  deleteImportRows,
  dropImport,
  endReading,
  findImport,
  insertImportPart,
  insertImportRows,
  listImportParts,
  lockImport,
} from '#database/reviews/review-imports.ts';
import type { Queryable } from '#database/client.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import type { Operator } from '#domain/admin/operator.ts';
import {
  type FileProblem,
  IMPORT_MEGABYTES,
  type ImportField,
  type ImportFieldProblem,
  type ImportForm,
  readImportForm,
} from '#domain/reviews/import.ts';
import { type ReadingChoice, defaultReading } from '#domain/reviews/import-reading.ts';
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
      /** The row at which reading the file stopped. */
      row: number | undefined;
      /** What the file is instead of one of reviews. */
      called: string | undefined;
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
    return refuseImport({ ...(read.ok ? {} : read.problems), file: wrong });
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
  if (begun === 'waits') return refuseImport({ file: 'file-waits' });
  try {
    const content = { bytes: file.bytes };
    const stated = await work
      .readReviewFile({ content, request: defaultReading(read.source), today })
      .catch(brokenOff);
    if (stated.ok) {
      for (const [part, cells] of stated.parts.entries()) {
        await insertImportPart(db, { importId: form.id, part, cells });
        await turn();
      }
      for (const chunk of stated.chunks) await storeRows(db, form.id, chunk);
      await db.transaction((tx) => endReading(tx, form.id, stated.reading));
      return { ok: true };
    }
    await dropImport(db, form.id);
    return refuseImport({ file: stated.problem }, stated);
  } catch (error) {
    await dropImport(db, form.id);
    throw error;
  }
}

function refuseImport(
  fields: { [field in ImportField]?: ImportFieldProblem | undefined },
  { row, called }: { row: number | undefined; called: string | undefined } = nowhere,
): ReadImport {
  return { ok: false, problem: 'fields', fields, row, called };
}

const nowhere = { row: undefined, called: undefined };

export type ReadAgain =
  | { ok: true }
  | { ok: false; problem: 'unknown' | 'import-begun' | FileProblem };

/**
 * Reads a file that waits to be confirmed once more, in another way. What was read before stands until the new
 * reading is whole.
 */
export async function readImportAgain(
  { db, clock, work }: Pick<Services, 'db' | 'clock' | 'work'>,
  id: string,
  request: ReadingChoice,
): Promise<ReadAgain> {
  const found = isUuid(id) ? await findImport(db, id) : undefined;
  if (!found || found.state === 'reading') return { ok: false, problem: 'unknown' };
  if (found.state !== 'ready') return { ok: false, problem: 'import-begun' };
  const content = { parts: await listImportParts(db, id) };
  // Where nobody knows how it was read, no form has shown its columns.
  const asked = found.reading ? request : { ...request, positions: undefined };
  const stated = await work
    .readReviewFile({ content, request: asked, today: dayInPrague(clock()) })
    .catch(brokenOff);
  if (!stated.ok) return { ok: false, problem: stated.problem };
  return db.transaction(async (tx): Promise<ReadAgain> => {
    if ((await lockImport(tx, id))?.state !== 'ready') return { ok: false, problem: 'unknown' };
    await deleteImportRows(tx, id);
    for (const chunk of stated.chunks) await storeRows(tx, id, chunk);
    await endReading(tx, id, stated.reading);
    return { ok: true };
  });
}

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

/** @param chunk as the reading wrote it */
async function storeRows(db: Queryable, id: string, chunk: string): Promise<void> {
  const rows: ReadRow[] = JSON.parse(chunk);
  await insertImportRows(db, id, rows);
  await turn();
}
