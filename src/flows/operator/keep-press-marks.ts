import { type AuditFacts, noteChange } from '#database/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import { type MarkRow, deleteMark, lockKeptMarks, putMark } from '#database/press-desk.ts';
import { dayInPrague } from '#domain/calendar.ts';
import type { Operator } from '#domain/operator/operator.ts';
import {
  MOST_KEPT_MARKS,
  type PressField,
  type PressTypos,
  pressFields,
  readPressMark,
} from '#domain/operator/press-form.ts';
import type { Services } from '#flows/services.ts';
import { stampOfValues } from './stamp-of-values.ts';

export type KeptPressMark =
  | { ok: true }
  | { ok: false; problem: 'mark-typos'; problems: PressTypos }
  /** Somebody has changed or removed it since the form was shown. */
  | { ok: false; problem: 'mark-stale' };

type Needed = Pick<Services, 'db' | 'clock'>;
type Who = Pick<Operator, 'id'>;

/**
 * Keeps a mark of the press, new or changed (rules 19), and tells every replica. The same form once more keeps it
 * once.
 * @param id of the mark; of the form for a new one
 * @param seen the stamp of the mark with which the form was filled in; empty for a new one
 */
export async function keepPressMark(
  { db, clock }: Needed,
  asked: { operator: Who; id: string; seen: string; typed: (field: PressField) => string },
): Promise<KeptPressMark> {
  const { operator, id, seen, typed } = asked;
  const at = clock();
  const read = readPressMark(typed, dayInPrague(at));
  if (!read.ok) return { ok: false, problem: 'mark-typos', problems: read.problems };
  const { mark } = read;
  return db.transaction(async (tx): Promise<KeptPressMark> => {
    const all = await lockKeptMarks(tx);
    const known = all.find((each) => each.id === id);
    if (known && pressFields.every((field) => known[field] === mark[field])) return { ok: true };
    if (stampOfMark(known) !== seen) return { ok: false, problem: 'mark-stale' };
    if (!known && all.length >= MOST_KEPT_MARKS) {
      return { ok: false, problem: 'mark-typos', problems: { name: 'too-many' } };
    }
    await putMark(tx, id, mark, at);
    await tellChangedPages(tx, 'press');
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'press-kept',
      subject: id,
      before: known && factsOf(known),
      after: factsOf(mark),
      at,
    });
    return { ok: true };
  });
}

/** Removes a mark of the press; one that is gone stays gone. */
export async function removePressMark(
  { db, clock }: Needed,
  { operator, id }: { operator: Who; id: string },
): Promise<KeptPressMark> {
  return db.transaction(async (tx): Promise<KeptPressMark> => {
    const known = (await lockKeptMarks(tx)).find((each) => each.id === id);
    if (!known) return { ok: true };
    await deleteMark(tx, id);
    await tellChangedPages(tx, 'press');
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'press-removed',
      subject: id,
      before: factsOf(known),
      at: clock(),
    });
    return { ok: true };
  });
}

/** The stamp of a mark as it is kept; empty where there is none. */
export function stampOfMark(known: MarkRow | undefined): string {
  return known ? stampOfValues(factsOf(known)) : '';
}

function factsOf(mark: Record<PressField, string | number>): AuditFacts {
  return Object.fromEntries(pressFields.map((field) => [field, mark[field]]));
}
