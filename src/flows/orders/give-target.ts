import { randomUUID } from 'node:crypto';
import type { Transaction } from '#database/client.ts';
import { enqueueEmails } from '#database/emails/emails.ts';
import {
  recordCorrected,
  recordGivenTarget,
  recordTarget,
} from '#database/orders/order-targets.ts';
import {
  type OrderLineRow,
  findOrderByToken,
  listOrderLines,
  lockOrder,
} from '#database/orders/orders.ts';
import { recordPromise } from '#database/orders/promised-end.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import { isHeldForTarget } from '#domain/delivery/hold.ts';
import { takesTargets } from '#domain/order/order.ts';
import { type TargetProblem, type TargetRead, waitsFor } from '#domain/target/target.ts';
import { takeTarget } from '#domain/target/read-target.ts';
import type { Services } from '#flows/services.ts';

export type GivenTarget =
  | { ok: true }
  | ({ ok: false } & TargetProblem)
  /**
   * `target-given`: the line has another target, which stays. `target-not-asked`: it needs none any more.
   * `target-same`: it is the one that the line is held for.
   */
  | { ok: false; problem: 'order-unknown' | 'target-given' | 'target-not-asked' | 'target-same' };

interface GivenText {
  token: string;
  line: string;
  input: string;
  confirmed?: string | undefined;
}

/**
 * Takes what the customer typed as the target of a line that was ordered without one, as the post of a line
 * that has a profile alone (rules 25 and 41), or in place of a target that the line is held for, which ends the
 * hold (rules 62), until the order is delivered or over. Otherwise what was given once stays; only a profile
 * gives way to a post. What makes a paid order complete owes the shop an e-mail, which has waited for it; from
 * what is given after the payment the hours to the start count. A link that may lead to a page of the
 * platform itself is asked about first (rules 8).
 * @param line the position of the line, as it was posted
 * @param confirmed the address of the reading that the customer was asked about and has confirmed
 */
export async function giveTarget(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { token, line, input, confirmed }: GivenText,
): Promise<GivenTarget> {
  const found = await findOrderByToken(db, token);
  if (!found) return { ok: false, problem: 'order-unknown' };
  const ordered = found.lines.find(({ position }) => String(position) === line);
  const named = ordered && readPackageId(ordered.packageId);
  if (!named || !takesTargets(found)) return { ok: false, problem: 'target-not-asked' };
  const target = takeTarget(named.platform, named.service, input, {
    kept: ordered.targetUrl,
    confirmed: confirmed ?? null,
  });
  if (!target.ok) return needsTarget(ordered) ? target : { ok: false, problem: 'target-given' };
  return db.transaction(async (tx): Promise<GivenTarget> => {
    const order = await lockOrder(tx, found.id);
    if (!order || !takesTargets(order)) return { ok: false, problem: 'target-not-asked' };
    const before = await listOrderLines(tx, order.id);
    const known = before.find(({ position }) => position === ordered.position);
    if (!known) return { ok: false, problem: 'target-not-asked' };
    if (isHeldForTarget(known)) return correct(tx, known, target, clock());
    if (known.targetUrl === target.url) return repeatTarget(ordered, target);
    const refusal = refusalOf(known, target);
    if (refusal) return { ok: false, problem: refusal };
    await recordTarget(tx, known, target, known.targetUrl);
    const lines = await listOrderLines(tx, order.id);
    const isComplete = lines.every((each) => waitsFor(each) === undefined);
    const isReady = waitsFor({ ...known, targetKind: target.kind }) === undefined;
    const mayBegin = order.paidAt !== null && isReady;
    await recordGivenTarget(tx, known, target, { at: clock(), mayBegin });
    if (order.paidAt) await recordPromise(tx, order.id);
    if (order.paidAt && isComplete) await enqueueEmails(tx, order.id, ['order-target-shop']);
    return { ok: true };
  });
}

function needsTarget(line: OrderLineRow): boolean {
  return waitsFor(line) !== undefined || isHeldForTarget(line);
}

/** The same target ends a hold only where it was there and nobody could see it. */
async function correct(
  tx: Transaction,
  held: OrderLineRow,
  target: TargetRead,
  at: Date,
): Promise<GivenTarget> {
  if (waitsFor({ ...held, targetKind: target.kind }) === 'post') {
    return { ok: false, problem: 'target-needs-post' };
  }
  if (held.targetUrl === target.url && held.holdReason !== 'target-private') {
    return { ok: false, problem: 'target-same' };
  }
  await recordCorrected(tx, held, target, at);
  await recordPromise(tx, held.orderId);
  await enqueueEmails(tx, held.orderId, ['order-corrected-shop'], { aboutId: randomUUID() });
  return { ok: true };
}

/** The same once more is no fault, unless it is the profile to which the post is asked for. */
function repeatTarget(ordered: OrderLineRow, target: TargetRead): GivenTarget {
  const isAskedAgain = waitsFor(ordered) === 'post' && target.kind === 'profile';
  return isAskedAgain ? { ok: false, problem: 'target-needs-post' } : { ok: true };
}

/** Why a line that has another target does not take this one. */
function refusalOf(
  known: OrderLineRow,
  target: TargetRead,
): 'target-given' | 'target-needs-post' | undefined {
  switch (waitsFor(known)) {
    case 'target':
      return undefined;
    case 'post':
      return target.kind === 'post' ? undefined : 'target-needs-post';
    case undefined:
      return 'target-given';
  }
}
