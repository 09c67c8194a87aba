import { createHash } from 'node:crypto';
import { type AuditFacts, noteChange } from '#database/audit.ts';
import type { Transaction } from '#database/client.ts';
import { type CodeRow, insertCode, lockCode, updateCode, wishedOf } from '#database/code-desk.ts';
import { dayInPrague } from '#domain/calendar.ts';
import { lowestOf } from '#domain/catalogue/catalogue.ts';
import type { Haler } from '#domain/money.ts';
import type { Offering } from '#domain/offering.ts';
import {
  type CodeTypos,
  type TypedCode,
  type WishedCode,
  readCodeForm,
  typedCode,
} from '#domain/operator/code-form.ts';
import type { Operator } from '#domain/operator/operator.ts';
import type { AuditAction } from '#domain/operator/audit.ts';
import { keysOf } from '#domain/records.ts';
import type { Services } from '#flows/services.ts';

export type KeptCode =
  | { ok: true; id: string }
  | { ok: false; problem: 'code-typos'; problems: CodeTypos }
  /** There is no such code, or somebody has changed it since the form was shown. */
  | { ok: false; problem: 'code-unknown' | 'code-stale' };

type Needed = Pick<Services, 'db' | 'clock' | 'offering'>;
type Who = Pick<Operator, 'id'>;

/** Makes a discount code (rules 72). The same form once more makes it once. */
export async function makeCode(
  { db, clock, offering }: Needed,
  { id, operator, typed }: { id: string; operator: Who; typed: TypedCode },
): Promise<KeptCode> {
  const at = clock();
  const read = readCodeForm(typed, { today: dayInPrague(at), cheapest: cheapestIn(offering()) });
  const made = await db.transaction(async (tx): Promise<KeptCode> => {
    if (await lockCode(tx, id)) return { ok: true, id };
    if (!read.ok) return { ok: false, problem: 'code-typos', problems: read.problems };
    const row = await insertCode(tx, { id, wished: read.wished, createdAt: at });
    // The same form may have been faster.
    if (!row && (await lockCode(tx, id))) return { ok: true, id };
    if (!row) return { ok: false, problem: 'code-typos', problems: { code: 'code-taken' } };
    await note(tx, { operator, id, at, action: 'code-made', after: read.wished });
    return { ok: true, id };
  });
  return made;
}

/**
 * Changes what a code takes off and whom it is for, of one that runs as well: orders that were placed keep what
 * they were promised. Its name stays. Both values stand in the log of changes.
 * @param seen the stamp of what the form was filled in with (`stampOf`)
 */
export async function changeCode(
  { db, clock, offering }: Needed,
  { id, operator, typed, seen }: { id: string; operator: Who; typed: TypedCode; seen: string },
): Promise<KeptCode> {
  return db.transaction(async (tx): Promise<KeptCode> => {
    const row = await lockCode(tx, id);
    if (!row) return { ok: false, problem: 'code-unknown' };
    const before = wishedOf(row);
    const cheapest = cheapestIn(offering());
    const read = readCodeForm(
      { ...typed, code: 'SAME', sure: sureOf(typed, before) },
      { cheapest },
    );
    if (!read.ok) return { ok: false, problem: 'code-typos', problems: read.problems };
    const after = { ...read.wished, code: row.code };
    // The same change once more is done already.
    const changed = keysOf(after).filter((key) => before[key] !== after[key]);
    if (changed.length === 0) return { ok: true, id };
    if (seen !== stampOf(row)) return { ok: false, problem: 'code-stale' };
    await updateCode(tx, id, after);
    await note(tx, { operator, id, at: clock(), action: 'code-changed', before, after });
    return { ok: true, id };
  });
}

/** Only another discount is asked about: who corrects a note has not touched it. */
function sureOf(typed: TypedCode, before: WishedCode): string {
  const was = typedCode(before);
  const field = before.amount === null ? 'percent' : 'amount';
  const isSame = was.worth === typed.worth && was[field] === typed[field].trim();
  return isSame ? 'on' : typed.sure;
}

function cheapestIn({ catalogue }: Offering): Haler | undefined {
  const services = catalogue.platforms.flatMap((platform) => platform.services);
  const packages = services.flatMap((service) => service.packages);
  return packages.length > 0 ? lowestOf(packages) : undefined;
}

/** Ends a code at once, or lets an ended one go on; what is so already stays. */
export async function endCode(
  { db, clock }: Needed,
  { id, operator, isOver }: { id: string; operator: Who; isOver: boolean },
): Promise<KeptCode> {
  return db.transaction(async (tx): Promise<KeptCode> => {
    const row = await lockCode(tx, id);
    if (!row) return { ok: false, problem: 'code-unknown' };
    if ((row.endedAt !== null) === isOver) return { ok: true, id };
    const at = clock();
    await updateCode(tx, id, { endedAt: isOver ? at : null });
    const after = { code: row.code };
    await noteChange(tx, {
      operatorId: operator.id,
      action: isOver ? 'code-ended' : 'code-resumed',
      subject: id,
      after,
      at,
    });
    return { ok: true, id };
  });
}

/** A short mark of what a code is like, by which a form tells that somebody else has changed it. */
export function stampOf(row: CodeRow): string {
  return createHash('sha256')
    .update(JSON.stringify(wishedOf(row)))
    .digest('hex')
    .slice(0, 16);
}

/** Only what has changed; a note may say something of a person. */
async function note(
  tx: Transaction,
  change: {
    operator: Who;
    id: string;
    at: Date;
    action: AuditAction;
    before?: WishedCode;
    after: WishedCode;
  },
): Promise<void> {
  const { operator, id, at, action, before, after } = change;
  const changed = keysOf(after).filter((key) => {
    const was = before ? before[key] : null;
    return key !== 'note' && key !== 'code' && was !== after[key];
  });
  const pick = (of: WishedCode): AuditFacts =>
    Object.fromEntries(changed.map((key) => [key, of[key]]));
  const isNoted = (before?.note ?? '') !== after.note;
  await noteChange(tx, {
    operatorId: operator.id,
    action,
    subject: id,
    before: before && pick(before),
    after: { code: after.code, ...pick(after) },
    ...(isNoted && before && { personalBefore: { note: before.note } }),
    ...(isNoted && { personalAfter: { note: after.note } }),
    at,
  });
}
