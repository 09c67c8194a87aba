import { type AuditFacts, changedFacts, recordChange } from '#database/audit/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import { type MarkRow, deleteMark, lockKeptMarks, putMark } from '#database/texts.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import type { FormRefusal } from '#domain/forms/form.ts';
import type { Operator } from '#domain/admin/operator.ts';
import {
  MOST_KEPT_MARKS,
  type PressInput,
  type PressProblems,
  type PressValues,
  pressForm,
} from '#domain/content/press/press-mark.ts';
import type { Services } from '#flows/services.ts';
import { stampOfValues } from '#flows/offering/stamp-of-values.ts';

export type KeptPressMark = { ok: true } | FormRefusal<PressProblems>;

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
  asked: { operator: Who; id: string; seen: string; input: PressInput },
): Promise<KeptPressMark> {
  const { operator, id, seen, input } = asked;
  const at = clock();
  const read = pressForm.read(input, { today: dayInPrague(at) });
  if (!read.ok) return { ...read, problem: 'input-wrong' };
  const mark = read.values;
  return db.transaction(async (tx): Promise<KeptPressMark> => {
    const all = await lockKeptMarks(tx);
    const known = all.find((each) => each.id === id);
    if (known && isSame(known, mark)) return { ok: true };
    if (stampOfMark(known) !== seen) return { ok: false, problem: 'changed-meanwhile' };
    if (!known && all.length >= MOST_KEPT_MARKS) {
      return { ok: false, problem: 'input-wrong', problems: { name: 'too-many' } };
    }
    await putMark(tx, id, mark, at);
    await tellChangedPages(tx, 'press');
    await recordChange(tx, {
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
    await recordChange(tx, {
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

function isSame(known: MarkRow, mark: PressValues): boolean {
  return Object.keys(changedFacts(factsOf(known), factsOf(mark)).after).length === 0;
}

function factsOf(mark: PressValues): AuditFacts {
  return Object.fromEntries(pressForm.names.map((field) => [field, mark[field]]));
}
