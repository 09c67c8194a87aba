import { recordChange } from '#database/audit/audit.ts';
import { dropImport, findImport, lockImport, setGoing } from '#database/reviews/review-imports.ts';
import { removeNextReviews, storeNextRows } from '#database/reviews/review-import-steps.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { ImportReading } from '#domain/reviews/import-reading.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

/** Reviews of one transaction. */
const CHUNK = 500;
/** Chunks after which the pages are made anew; and once more at the end. */
const TOLD_EACH = 10;

export type ImportChanged =
  | { ok: true }
  | { ok: false; problem: 'unknown' | 'import-empty' | 'import-begun' | 'import-changed' };

type Needed = Pick<Services, 'db' | 'clock'>;

/** What is chosen of an import, and by whom. */
interface Choice {
  id: string;
  operator: Pick<Operator, 'id'>;
}

/**
 * Begins to make reviews of a file that was read; chosen twice it is one import.
 * @param isAsShown whether whoever chooses it has seen what this reading made of the file (rules 91)
 */
export async function beginImport(
  { db, clock }: Needed,
  {
    id,
    operator,
    isPublished,
    isAsShown,
  }: Choice & { isPublished: boolean; isAsShown: (reading: ImportReading) => boolean },
): Promise<ImportChanged> {
  if (!isUuid(id)) return { ok: false, problem: 'unknown' };
  return db.transaction(async (tx): Promise<ImportChanged> => {
    const found = await lockImport(tx, id);
    if (!found || found.state === 'reading') return { ok: false, problem: 'unknown' };
    if (found.state !== 'ready') return { ok: true };
    if (!found.reading || !isAsShown(found.reading))
      return { ok: false, problem: 'import-changed' };
    if (found.rows === 0) return { ok: false, problem: 'import-empty' };
    await setGoing(tx, id, { state: 'running', isPublished });
    const { source, exportedOn, rows } = found;
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'reviews-imported',
      subject: id,
      after: { source, exportedOn, count: rows, isPublished },
      at: clock(),
    });
    return { ok: true };
  });
}

/** Withdraws an import as a whole, also one that still goes on: all of its reviews go (rules 71). */
export async function withdrawImport(
  { db, clock }: Needed,
  { id, operator }: Choice,
): Promise<ImportChanged> {
  if (!isUuid(id)) return { ok: false, problem: 'unknown' };
  return db.transaction(async (tx): Promise<ImportChanged> => {
    const found = await lockImport(tx, id);
    if (!found) return { ok: false, problem: 'unknown' };
    if (found.state === 'withdrawing' || found.state === 'withdrawn') return { ok: true };
    if (found.state !== 'running' && found.state !== 'done')
      return { ok: false, problem: 'unknown' };
    await setGoing(tx, id, { state: 'withdrawing' });
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'import-withdrawn',
      subject: id,
      before: { source: found.source, count: found.stored },
      at: clock(),
    });
    return { ok: true };
  });
}

/** Forgets a file that was read and is not to become reviews. */
export async function discardImport(
  { db }: Pick<Services, 'db'>,
  id: string,
): Promise<ImportChanged> {
  if (!isUuid(id)) return { ok: false, problem: 'unknown' };
  await dropImport(db, id);
  return (await findImport(db, id)) ? { ok: false, problem: 'import-begun' } : { ok: true };
}

/**
 * Goes on with an import, or with taking one away, some hundreds at a time: whoever goes on after a crash begins
 * where it was left, and no row becomes two reviews. Meant for the job queue.
 */
export async function importReviews({ db, clock }: Needed, id: string): Promise<void> {
  if (!isUuid(id)) return;
  let chunks = 0;
  const how = () => {
    chunks += 1;
    return { most: CHUNK, at: clock(), isTelling: chunks % TOLD_EACH === 0 };
  };
  while (await storeNextRows(db, id, how()));
  while (await removeNextReviews(db, id, how()));
}
