import type { Order } from '#database/orders.ts';
import { withdrawalEnd } from '#domain/catalogue/delivery-start.ts';
import { concludedAt } from '#domain/order/concluded.ts';
import type { EmailLine, EmailReleased } from '#domain/order/order-email.ts';
import { endedShort } from '#domain/order/short.ts';
import { effectOf, mayWithdraw } from '#domain/order/withdrawal.ts';
import { meantLines } from '#domain/order/withdrawn-lines.ts';

/**
 * What the e-mail says by which a withdrawal is settled so that delivery goes on.
 * @param said the lines of the order as e-mails show them, in their sequence
 */
export function releasedFacts(
  order: Order,
  { aboutId, said, now }: { aboutId: string | null; said: readonly EmailLine[]; now: Date },
): EmailReleased | undefined {
  const withdrawal = order.withdrawals.find(({ id }) => id === aboutId);
  if (!withdrawal) return undefined;
  const { declaredAt, answer } = withdrawal;
  const meant = meantLines(withdrawal, order.lines);
  const effect = effectOf(order, { declaredAt: now, part: '' });
  const isOpen = (effect === 'cancel' || effect === 'held') && mayWithdraw(order, now);
  return {
    declaredAt,
    lines:
      meant && said.filter((_, index) => order.lines[index] && meant.includes(order.lines[index])),
    stands: standsNow(order),
    answer,
    mayWithdrawUntil: order.paidAt && isOpen ? withdrawalEnd(concludedAt(order)) : null,
  };
}

function standsNow(order: Order): EmailReleased['stands'] {
  const { state, heldAt } = order;
  if (state === 'completed') return endedShort(order) ? 'short' : 'delivered';
  if (heldAt) return 'held';
  if (state === 'pending') return 'unpaid';
  return state === 'paid' ? 'unbegun' : 'delivering';
}
