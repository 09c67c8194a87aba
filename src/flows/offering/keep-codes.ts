import { createHash } from 'node:crypto';
import { type AuditFacts, recordChange } from '#database/audit/audit.ts';
import type { Transaction } from '#database/client.ts';
import {
  type CodeRow,
  codeValuesOf,
  insertCode,
  lockCode,
  updateCode,
} from '#database/offer/code-list.ts';
import { notifyOwners } from '#emails/shop/owner-notices.tsx';
import { dayInPrague } from '#domain/time/calendar.ts';
import { lowestOf } from '#domain/catalogue/catalogue.ts';
import type { Haler } from '#domain/money.ts';
import type { Offering } from '#domain/shop/offering.ts';
import type { FormRefusal } from '#domain/forms/form.ts';
import {
  type CodeInput,
  type CodeProblems,
  type CodeValues,
  beyondEditor,
  codeForm,
  isHalfPrice,
  isOfOwner,
} from '#domain/discounts/code-form.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { type GraveRefusal, graveRefusal, hasRight } from '#domain/admin/rights.ts';
import type { AuditAction } from '#domain/admin/audit.ts';
import { keysOf } from '#domain/records.ts';
import type { Services } from '#flows/services.ts';

export type KeptCode =
  | { ok: true; id: string }
  | FormRefusal<CodeProblems>
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
  { id, operator, input }: { id: string; operator: Who; input: CodeInput },
): Promise<KeptCode> {
  const at = clock();
  const [today, cheapest] = [dayInPrague(at), cheapestIn(offering())];
  const read = readFor(operator, input, { today, cheapest });
  const made = await db.transaction(async (tx): Promise<KeptCode> => {
    if (await lockCode(tx, id)) return { ok: true, id };
    if (!read.ok) return { ok: false, problem: 'input-wrong', problems: read.problems };
    const refused = refusalOf(operator, read.values, at);
    if (refused) return refused;
    const row = await insertCode(tx, { id, values: read.values, createdAt: at });
    // The same form may have been faster.
    if (!row && (await lockCode(tx, id))) return { ok: true, id };
    if (!row) return { ok: false, problem: 'input-wrong', problems: { code: 'code-taken' } };
    await note(tx, { operator, id, at, action: 'code-made', after: read.values });
    await tellOwners(tx, id, read.values, offering());
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
  { id, operator, input, seen }: { id: string; operator: Who; input: CodeInput; seen: string },
): Promise<KeptCode> {
  return db.transaction(async (tx): Promise<KeptCode> => {
    const row = await lockCode(tx, id);
    if (!row) return { ok: false, problem: 'not-found' };
    const before = codeValuesOf(row);
    const cheapest = cheapestIn(offering());
    const refusedBefore = refusalOf(operator, before, clock());
    if (refusedBefore?.problem === 'right-missing') return refusedBefore;
    const same = { ...input, code: 'SAME', sure: sureOf(input, before) };
    const read = readFor(operator, same, { cheapest });
    if (!read.ok) return { ok: false, problem: 'input-wrong', problems: read.problems };
    const after = { ...read.values, code: row.code };
    // The same change once more is done already.
    const changed = keysOf(after).filter((key) => before[key] !== after[key]);
    if (changed.length === 0) return { ok: true, id };
    const at = clock();
    const refused = refusedBefore ?? refusalOf(operator, after, at);
    if (refused) return refused;
    if (seen !== stampOf(row)) return { ok: false, problem: 'changed-meanwhile' };
    await updateCode(tx, id, after);
    await note(tx, { operator, id, at, action: 'code-changed', before, after });
    if (changed.some((key) => key !== 'note')) await tellOwners(tx, id, after, offering());
    return { ok: true, id };
  });
}

/** Reads the form; of an editor's what only the owner may give is wrong at its field, and nothing is doubted. */
function readFor(
  { role }: Who,
  input: CodeInput,
  known: Parameters<typeof codeForm.read>[1],
): ReturnType<typeof codeForm.read> {
  if (hasRight(role, 'money')) return codeForm.read(input, known);
  const read = codeForm.read({ ...input, sure: codeForm.fields.sure.mark(input) }, known);
  const beyond = read.ok ? beyondEditor(read.values) : {};
  return Object.keys(beyond).length > 0 ? { ok: false, problems: beyond } : read;
}

/** Only another discount is asked about: who corrects a note has not touched it. */
function sureOf(input: CodeInput, before: CodeValues): string {
  const was = codeForm.show(before);
  const field = before.amount === null ? 'percent' : 'amount';
  const isSame = was.worth === input.worth && was[field] === input[field].trim();
  return isSame ? codeForm.fields.sure.mark(input) : input.sure;
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
    if (!row) return { ok: false, problem: 'not-found' };
    if ((row.endedAt !== null) === isOver) return { ok: true, id };
    const at = clock();
    const refused = refusalOf(operator, codeValuesOf(row), at);
    // An owner ends one at once; what is given again is proved.
    if (refused && !(isOver && refused.problem === 'proof-old')) return refused;
    await updateCode(tx, id, { endedAt: isOver ? at : null });
    const after = { code: row.code };
    await recordChange(tx, {
      operatorId: operator.id,
      action: isOver ? 'code-ended' : 'code-resumed',
      subject: id,
      after,
      at,
    });
    if (!isOver) await tellOwners(tx, id, codeValuesOf(row), offering());
    return { ok: true, id };
  });
}

/** Why somebody may not give or take away what a code gives: where an editor may not, it is a grave act of the owner. */
function refusalOf(
  { role, provedAt }: Who,
  code: CodeValues,
  at: Date,
): Exclude<KeptCode, { ok: true } | { problem: 'input-wrong' }> | undefined {
  if (!isOfOwner(code)) return undefined;
  const problem = graveRefusal({ role, provedAt }, 'money', at);
  return problem && { ok: false, problem };
}

async function tellOwners(
  tx: Transaction,
  id: string,
  code: CodeValues,
  offering: Offering,
): Promise<void> {
  if (isHalfPrice(code, cheapestIn(offering)))
    await notifyOwners(tx, 'code-half-price', { aboutId: id });
}

/** A short mark of what a code is like, by which a form tells that somebody else has changed it. */
export function stampOf(row: CodeRow): string {
  return createHash('sha256')
    .update(JSON.stringify(codeValuesOf(row)))
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
    before?: CodeValues;
    after: CodeValues;
  },
): Promise<void> {
  const { operator, id, at, action, before, after } = change;
  const changed = keysOf(after).filter((key) => {
    const was = before ? before[key] : null;
    return key !== 'note' && key !== 'code' && was !== after[key];
  });
  const pick = (of: CodeValues): AuditFacts =>
    Object.fromEntries(changed.map((key) => [key, of[key]]));
  const isNoted = (before?.note ?? '') !== after.note;
  await recordChange(tx, {
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
