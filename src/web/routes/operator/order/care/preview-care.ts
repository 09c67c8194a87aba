import { listCare } from '#database/care.ts';
import type { Order } from '#database/orders.ts';
import type { ComplaintOutcome, RefillDecided } from '#domain/order/care.ts';
import { dueFor } from '#domain/order/withdrawal-sum.ts';
import { meantLines } from '#domain/order/withdrawn-lines.ts';
import { asReleased } from '#flows/emails/foreseen.ts';
import { type EmailPreview, previewEmail } from '#flows/operator/preview-email.ts';
import type { WithoutMoney } from '#flows/operator/settle-withdrawal.ts';
import type { Services } from '#flows/services.ts';

/** The e-mail by which a complaint would be settled; undefined where the order has none such. */
export async function previewSettled(
  services: Services,
  order: Order,
  { complaintId, ...settled }: { complaintId: string; outcome: ComplaintOutcome; answer: string },
): Promise<EmailPreview | undefined> {
  const care = await listCare(services.db, order.id);
  const open = care.complaints.find(({ id, outcome }) => id === complaintId && outcome === null);
  if (!open) return undefined;
  const settledAt = services.clock();
  const complaints = care.complaints.map((each) =>
    each === open ? { ...each, ...settled, settledAt } : each,
  );
  return previewEmail(services, order, {
    kind: 'order-settled-customer',
    aboutId: complaintId,
    care: { ...care, complaints },
  });
}

/** The e-mail that would tell of a decision about a refill; undefined where the order has none such. */
export async function previewRefill(
  services: Services,
  order: Order,
  { refillId, to, reason }: { refillId: string; to: RefillDecided; reason: string },
): Promise<EmailPreview | undefined> {
  const care = await listCare(services.db, order.id);
  if (!care.refills.some(({ id }) => id === refillId)) return undefined;
  const refills = care.refills.map((each) =>
    each.id === refillId ? { ...each, state: to, reason } : each,
  );
  return previewEmail(services, order, {
    kind: 'order-refill-customer',
    aboutId: refillId,
    care: { ...care, refills },
  });
}

/** The e-mail by which a withdrawal would be settled without money; undefined where nothing of that kind is open. */
export async function previewWithdrawn(
  services: Services,
  order: Order,
  { withdrawalId, how, answer }: { withdrawalId: string; how: WithoutMoney; answer: string },
): Promise<EmailPreview | undefined> {
  const open = order.withdrawals.find(({ id, settlement }) => id === withdrawalId && !settlement);
  if (open?.outcome !== 'held') return undefined;
  const aboutId = withdrawalId;
  if (how === 'released')
    return previewEmail(services, asReleased(order, { withdrawalId, answer }), {
      kind: 'order-released-customer',
      aboutId,
    });
  // What is not offered is refused, and not shown.
  if (!meantLines(open, order.lines) || dueFor(open, order, []) > 0) return undefined;
  return previewEmail(services, order, { kind: 'order-withdrawn-customer', aboutId });
}
