import { createHash } from 'node:crypto';
import { type AuditFacts, noteChange } from '#database/audit.ts';
import type { Transaction } from '#database/client.ts';
import { type CodeRow, insertCode, lockCode, updateCode, wishedOf } from '#database/code-desk.ts';
import { notifyOwners } from '#emails/shop/owner-notices.tsx';
import { dayInPrague } from '#domain/calendar.ts';
import { lowestOf } from '#domain/catalogue/catalogue.ts';
import type { Haler } from '#domain/money.ts';
import type { Offering } from '#domain/offering.ts';
import {
  type CodeTypos,
  type TypedCode,
  type WishedCode,
  readCodeForm,
  sureMark,
  typedCode,
} from '#domain/operator/code-form.ts';
import { beyondEditor, isHalfPrice, isOfOwner } from '#domain/operator/code-limits.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { type GraveRefusal, graveRefusal, hasRight } from '#domain/operator/rights.ts';
import type { AuditAction } from '#domain/operator/audit.ts';
import { keysOf } from '#domain/records.ts';
import type { Services } from '#flows/services.ts';

export type KeptCode =
  | { ok: true; id: string }
  | { ok: false; problem: 'code-typos'; problems: CodeTypos }
  /** There is no such code, or somebody has changed it since the form was shown. */
  | { ok: false; problem: 'code-unknown' | 'code-stale' }
  /** It gives more than an editor may give. */
  | { ok: false; problem: GraveRefusal };

type Needed = Pick<Services, 'db' | 'clock' | 'offering'>;
type Who = Pick<Operator, 'id' | 'role' | 'provedAt'>;

/**
 * Makes a discount code (rules 72). The same form once more makes it once. What gives more than an editor may give is
 * a grave act of the owner; of half the price the owners are told.
 */
export async function makeCode(
  { db, clock, offering }: Needed,
  { id, operator, typed }: { id: string; operator: Who; typed: TypedCode },
): Promise<KeptCode> {
  const at = clock();
  const [today, cheapest] = [dayInPrague(at), cheapestIn(offering())];
  const read = readFor(operator, typed, { today, cheapest });
  const made = await db.transaction(async (tx): Promise<KeptCode> => {
    if (await lockCode(tx, id)) return { ok: true, id };
    if (!read.ok) return { ok: false, problem: 'code-typos', problems: read.problems };
    const refused = refusalOf(operator, read.wished, at);
    if (refused) return refused;
    const row = await insertCode(tx, { id, wished: read.wished, createdAt: at });
    // The same form may have been faster.
    if (!row && (await lockCode(tx, id))) return { ok: true, id };
    if (!row) return { ok: false, problem: 'code-typos', problems: { code: 'code-taken' } };
    await note(tx, { operator, id, at, action: 'code-made', after: read.wished });
    await tellOwners(tx, id, read.wished, offering());
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
    const refusedBefore = refusalOf(operator, before, clock());
    if (refusedBefore?.problem === 'right-missing') return refusedBefore;
    const same = { ...typed, code: 'SAME', sure: sureOf(typed, before) };
    const read = readFor(operator, same, { cheapest });
    if (!read.ok) return { ok: false, problem: 'code-typos', problems: read.problems };
    const after = { ...read.wished, code: row.code };
    // The same change once more is done already.
    const changed = keysOf(after).filter((key) => before[key] !== after[key]);
    if (changed.length === 0) return { ok: true, id };
    const at = clock();
    const refused = refusedBefore ?? refusalOf(operator, after, at);
    if (refused) return refused;
    if (seen !== stampOf(row)) return { ok: false, problem: 'code-stale' };
    await updateCode(tx, id, after);
    await note(tx, { operator, id, at, action: 'code-changed', before, after });
    if (changed.some((key) => key !== 'note')) await tellOwners(tx, id, after, offering());
    return { ok: true, id };
  });
}

/** Reads the form; of an editor's what only the owner may give is wrong at its field, and nothing is doubted. */
function readFor(
  { role }: Who,
  typed: TypedCode,
  known: Parameters<typeof readCodeForm>[1],
): ReturnType<typeof readCodeForm> {
  if (hasRight(role, 'money')) return readCodeForm(typed, known);
  const read = readCodeForm({ ...typed, sure: sureMark(typed) }, known);
  const beyond = read.ok ? beyondEditor(read.wished) : {};
  return Object.keys(beyond).length > 0 ? { ok: false, problems: beyond } : read;
}

/** Only another discount is asked about: who corrects a note has not touched it. */
function sureOf(typed: TypedCode, before: WishedCode): string {
  const was = typedCode(before);
  const field = before.amount === null ? 'percent' : 'amount';
  const isSame = was.worth === typed.worth && was[field] === typed[field].trim();
  return isSame ? sureMark(typed) : typed.sure;
}

function cheapestIn({ catalogue }: Offering): Haler | undefined {
  const services = catalogue.platforms.flatMap((platform) => platform.services);
  const packages = services.flatMap((service) => service.packages);
  return packages.length > 0 ? lowestOf(packages) : undefined;
}

/** Ends a code at once, or lets an ended one go on; what is so already stays. */
export async function endCode(
  { db, clock, offering }: Needed,
  { id, operator, isOver }: { id: string; operator: Who; isOver: boolean },
): Promise<KeptCode> {
  return db.transaction(async (tx): Promise<KeptCode> => {
    const row = await lockCode(tx, id);
    if (!row) return { ok: false, problem: 'code-unknown' };
    if ((row.endedAt !== null) === isOver) return { ok: true, id };
    const at = clock();
    const refused = refusalOf(operator, wishedOf(row), at);
    // An owner ends one at once; what is given again is proved.
    if (refused && !(isOver && refused.problem === 'proof-old')) return refused;
    await updateCode(tx, id, { endedAt: isOver ? at : null });
    const after = { code: row.code };
    await noteChange(tx, {
      operatorId: operator.id,
      action: isOver ? 'code-ended' : 'code-resumed',
      subject: id,
      after,
      at,
    });
    if (!isOver) await tellOwners(tx, id, wishedOf(row), offering());
    return { ok: true, id };
  });
}

/** Why somebody may not give or take away what a code gives: where an editor may not, it is a grave act of the owner. */
function refusalOf(
  { role, provedAt }: Who,
  code: WishedCode,
  at: Date,
): Exclude<KeptCode, { ok: true } | { problem: 'code-typos' }> | undefined {
  if (!isOfOwner(code)) return undefined;
  const problem = graveRefusal({ role, provedAt }, 'money', at);
  return problem && { ok: false, problem };
}

async function tellOwners(
  tx: Transaction,
  id: string,
  code: WishedCode,
  offering: Offering,
): Promise<void> {
  if (isHalfPrice(code, cheapestIn(offering)))
    await notifyOwners(tx, 'code-half-price', { aboutId: id });
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
