import { and, eq, isNull } from 'drizzle-orm';
import type { Target } from '#domain/target/target.ts';
import type { Transaction } from '#database/client.ts';
import { addEntries, notHeld, recordLine } from './order-work.ts';
import type { OrderLineRow } from './orders.ts';
import { orderLines } from '#database/schema/orders.ts';

/** A target as a line keeps it: all three or none. */
export function targetColumns(
  target: Target | null,
): Pick<OrderLineRow, 'targetKind' | 'targetLabel' | 'targetUrl'> {
  const {
    kind: targetKind = null,
    label: targetLabel = null,
    url: targetUrl = null,
  } = target ?? {};
  return { targetKind, targetLabel, targetUrl };
}

/**
 * Notes the target of a line in place of the one that was seen, or of none.
 * @param seen the line's target as the caller knows it; null where it has none
 * @returns false where it has another one, which stays, or where there is no such line
 */
export async function recordTarget(
  tx: Transaction,
  { orderId, position }: Pick<OrderLineRow, 'orderId' | 'position'>,
  target: Target,
  seen: string | null = null,
): Promise<boolean> {
  const noted = await tx
    .update(orderLines)
    .set(targetColumns(target))
    .where(
      and(
        eq(orderLines.orderId, orderId),
        eq(orderLines.position, position),
        seen === null ? isNull(orderLines.targetUrl) : eq(orderLines.targetUrl, seen),
      ),
    )
    .returning({ position: orderLines.position });
  return noted.length > 0;
}

/**
 * Writes into the history that a row was given a target, by its customer unless somebody of the shop is named.
 * @param given `mayBegin` where the row is paid and waits no longer: from then the hours to its start count (rules 41)
 */
export async function recordGivenTarget(
  tx: Transaction,
  { orderId, position: line, targetLabel }: ChangedLine,
  target: Target,
  { at, mayBegin, person }: { at: Date; mayBegin: boolean; person?: string },
): Promise<void> {
  const kind = mayBegin ? null : 'target';
  const changed = { kind, target: targetLabel, newTarget: target.label } as const;
  const by =
    person === undefined
      ? ({ actor: 'customer' } as const)
      : ({ actor: 'operator', person } as const);
  await addEntries(tx, [{ orderId, line, ...changed, ...by, at }]);
}

/** A line before its target changes. */
type ChangedLine = Pick<OrderLineRow, 'orderId' | 'position' | 'targetLabel'>;

/**
 * Notes that the customer has corrected the target of a line that was held for it: the hold ends, and the history
 * says both. The caller holds the order's lock.
 */
export async function recordCorrected(
  tx: Transaction,
  line: ChangedLine,
  target: Target,
  at: Date,
): Promise<void> {
  await recordLine(tx, line, { ...targetColumns(target), ...notHeld });
  const by = { orderId: line.orderId, line: line.position, actor: 'customer', at } as const;
  await addEntries(tx, [
    {
      ...by,
      kind: 'corrected',
      target: line.targetLabel,
      newTarget: target.label,
      text: target.url,
    },
    { ...by, kind: 'resume' },
  ]);
}
