import { type OrderCare, listCare } from '#database/care.ts';
import type { EmailRow } from '#database/emails.ts';
import type { Order } from '#database/orders.ts';
import { isLate } from '#domain/order/late.ts';
import type { CareEmailKind } from '#domain/order/email-kind.ts';
import type { EmailCare, EmailLate, EmailLine } from '#domain/order/order-email.ts';
import { owedSince } from '#domain/order/refill.ts';
import { complaintEnd, sumReturnedFor } from '#domain/order/refund.ts';
import { piecesOf } from '#domain/order/progress.ts';
import { withdrawnLines } from '#domain/order/withdrawn-lines.ts';
import { keysOf } from '#domain/records.ts';
import { lateSum } from '#flows/orders/late-sum.ts';
import type { Services } from '#flows/services.ts';

/**
 * The facts of an e-mail about what may go wrong with an order, as they stand now.
 * @param foreseen as they would stand after what is about to be done
 */
export async function careFacts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { kind, aboutId }: Pick<EmailRow, 'kind' | 'aboutId'>,
  order: Order,
  lines: readonly EmailLine[],
  foreseen?: OrderCare,
): Promise<EmailCare | null> {
  if (!hasCareFacts(kind)) return null;
  const care = foreseen ?? (await listCare(db, order.id));
  const about = { order, lines, aboutId };
  return {
    held: heldLines(order, lines),
    late: lateOf(care, about, { at: clock(), sum: await lateSum(db, order) }),
    complaint: complaintOf(care, about),
    refill: refillOf(care, about),
  };
}

/** Whether an e-mail about an order no longer holds: what it tells of is over. */
export function isCareMoot(kind: EmailRow['kind'], order: Order, now: Date): boolean {
  if (kind === 'order-held-customer') return !goesOn(order) || !order.lines.some(isHeld);
  return kind === 'order-late-customer' && !isLate(order, now);
}

/** Which of these say more than the order itself knows. */
const needFacts: Record<CareEmailKind, boolean> = {
  'order-held-customer': true,
  'order-corrected-shop': false,
  'order-late-customer': true,
  'order-complaint-customer': true,
  'order-complaint-shop': true,
  'order-settled-customer': true,
  'order-refill-shop': true,
  'order-refill-customer': true,
};
const withFacts = new Set<EmailRow['kind']>(keysOf(needFacts).filter((kind) => needFacts[kind]));

/** Whether an e-mail says something of a hold, a missed promise, a complaint or a refill. */
export function hasCareFacts(kind: EmailRow['kind']): boolean {
  return withFacts.has(kind);
}

interface About {
  order: Order;
  lines: readonly EmailLine[];
  aboutId: string | null;
}

function goesOn({ state }: Order): boolean {
  return state === 'paid' || state === 'delivering';
}

function isHeld({ holdReason }: Order['lines'][number]): boolean {
  return holdReason !== null;
}

function heldLines(order: Order, named: readonly EmailLine[]): EmailCare['held'] {
  return order.lines.flatMap(({ holdReason, holdText }, index) => {
    const line = named[index];
    return holdReason === null || !line ? [] : [{ line, reason: holdReason, text: holdText ?? '' }];
  });
}

function lateOf(
  { lateOffers }: OrderCare,
  { order, lines, aboutId }: About,
  { at, sum }: { at: Date; sum: number },
): EmailLate | null {
  const offer = lateOffers.find(({ id }) => id === aboutId);
  if (!offer) return null;
  const withdrawn = withdrawnLines(order);
  return {
    promisedAt: offer.promisedAt,
    at,
    sum: sum > 0 ? sum : null,
    lines: lines.flatMap((line, index) => {
      const ordered = order.lines[index];
      if (!ordered || withdrawn.includes(ordered)) return [];
      return [{ line, delivered: ordered.delivered, pieces: piecesOf(ordered) }];
    }),
  };
}

function complaintOf({ complaints, refills }: OrderCare, { order, lines, aboutId }: About) {
  const found = complaints.find(({ id }) => id === aboutId);
  if (!found) return null;
  const index = order.lines.findIndex(({ position }) => position === found.line);
  return {
    ...found,
    line: lines[index] ?? null,
    outcome: complaintEnd(order, found, refills),
    returned: sumReturnedFor(order, found.id),
  };
}

function refillOf({ refills, complaints }: OrderCare, { order, lines, aboutId }: About) {
  const found = refills.find(({ id }) => id === aboutId);
  const index = order.lines.findIndex(({ position }) => position === found?.line);
  const [ordered, line] = [order.lines[index], lines[index]];
  if (!found || !ordered || !line) return null;
  const { startCount } = ordered;
  const since = owedSince(found, complaints) ?? null;
  return { ...found, owedSince: since, line, startCount, delivered: ordered.delivered };
}
