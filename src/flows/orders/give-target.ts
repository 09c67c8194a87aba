import { oweEmails } from '#database/emails.ts';
import { noteTarget } from '#database/order-targets.ts';
import { findOrderByToken, listOrderLines, lockOrder } from '#database/orders.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import { takesTargets } from '#domain/order/order.ts';
import { type TargetProblem } from '#domain/target/target.ts';
import { readTarget } from '#domain/target/read-target.ts';
import type { Services } from '#flows/services.ts';

export type GivenTarget =
  | { ok: true }
  | ({ ok: false } & TargetProblem)
  /** `target-given`: the line has another target, which stays. `target-not-asked`: it needs none any more. */
  | { ok: false; problem: 'order-unknown' | 'target-given' | 'target-not-asked' };

/**
 * Takes what the customer typed as the target of a line that was ordered without one (rules 25),
 * while the order is pending or paid. What was given once stays. The last one of a paid order owes
 * the shop an e-mail, which has waited for it.
 * @param line the position of the line, as it was posted
 */
export async function giveTarget(
  { db }: Pick<Services, 'db'>,
  { token, line, typed }: { token: string; line: string; typed: string },
): Promise<GivenTarget> {
  const found = await findOrderByToken(db, token);
  if (!found) return { ok: false, problem: 'order-unknown' };
  const asked = found.lines.find(({ position }) => String(position) === line);
  const named = asked && readPackageId(asked.packageId);
  if (!named || !takesTargets(found.state)) return { ok: false, problem: 'target-not-asked' };
  const target = readTarget(named.platform, named.service, typed);
  if (!target.ok) {
    return asked.targetUrl === null ? target : { ok: false, problem: 'target-given' };
  }
  return db.transaction(async (tx): Promise<GivenTarget> => {
    const order = await lockOrder(tx, found.id);
    if (!order || !takesTargets(order.state)) return { ok: false, problem: 'target-not-asked' };
    const isNoted = await noteTarget(tx, asked, target);
    const lines = await listOrderLines(tx, order.id);
    if (!isNoted) {
      const known = lines.find(({ position }) => position === asked.position);
      return known?.targetUrl === target.url
        ? { ok: true }
        : { ok: false, problem: 'target-given' };
    }
    const isComplete = lines.every(({ targetUrl }) => targetUrl !== null);
    if (order.paidAt && isComplete) await oweEmails(tx, order.id, ['order-target-shop']);
    return { ok: true };
  });
}
