import { randomUUID } from 'node:crypto';
import type { ComplaintRow, LateOfferRow, OrderAfterSales } from '#database/orders/after-sales.ts';
import type { Order } from '#database/orders/orders.ts';
import type { Haler } from '#domain/money.ts';
import type { Remedy } from '#domain/after-sales/after-sales.ts';
import type { ComplaintProblems, ComplaintInput } from '#domain/after-sales/complaint.ts';
import { earlyEndOf, hasEnded, takesTargets } from '#domain/order/order.ts';
import type { RefillProblem } from '#domain/after-sales/refill.ts';
import { isOfferOpen } from '#domain/after-sales/late.ts';
import { lateSum } from '#database/orders/admin-order.ts';
import type { Services } from '#flows/services.ts';

/** What the page of an order shows beside the order itself. */
export interface AfterSalesOnPage extends OrderAfterSales {
  /** What goes back if the customer of a late order no longer waits, in haléře; 0 where nothing does. */
  lateSum: Haler;
  /** Made with the page, for whichever of its forms is sent. */
  formId: string;
}

export interface TriedComplaint {
  id: string;
  input: ComplaintInput;
  problems: ComplaintProblems;
  /** What its form had offered to ask for. */
  offered: readonly Remedy[];
  /** The one about the same that is still being dealt with, for which it was not taken. */
  open?: Pick<ComplaintRow, 'receivedAt' | 'dueAt'> | undefined;
}

/** What was typed into one of the forms and not taken, with what is wrong. */
export interface AfterSalesInput {
  complaint?: TriedComplaint | undefined;
  refill?: { line: string; input: string; problem?: RefillProblem } | undefined;
}

/** When the customer chose the money of a late order, which ended its delivery; undefined where not. */
export function stoppedAt({ lateOffers }: OrderAfterSales): Date | undefined {
  return lateOffers.findLast(({ answer }) => answer === 'money')?.answeredAt ?? undefined;
}

/** The offer that counts: that of the last promise. */
export function lastOffer({ lateOffers }: OrderAfterSales): LateOfferRow | undefined {
  return lateOffers.at(-1);
}

/** Whether something is still delivered or about to be, so that the page is worth looking at again. */
export function isRunning({ state, heldAt }: Order): boolean {
  return !earlyEndOf(state) && !heldAt && (state === 'paid' || state === 'delivering');
}

/** Changes where the page has to be drawn anew, and not only its figures. */
export function shapeOf({ state, lines }: Order, afterSales: OrderAfterSales): string {
  return [
    state,
    lines.map(({ work, holdReason }) => `${work}${holdReason ?? ''}`).join('.'),
    afterSales.lateOffers.map(({ answer }) => answer ?? 'open').join('.'),
    afterSales.refills.map((refill) => refill.state).join('.'),
    afterSales.complaints.map(({ outcome }) => outcome ?? 'open').join('.'),
  ].join(' ');
}

/** Nothing of it is delivered at the moment: what is not completed is held. */
export function isWhollyHeld({ state, lines }: Order): boolean {
  const open = lines.filter(({ work }) => work !== 'completed');
  const isOpen = state === 'paid' || state === 'delivering';
  return isOpen && open.length > 0 && open.every(({ holdReason }) => holdReason !== null);
}

/** Since when nothing of an order that goes on is delivered; undefined where it is not held. */
export function heldSince(order: Order): Date | undefined {
  if (hasEnded(order.state)) return undefined;
  if (order.heldAt) return order.heldAt;
  if (!isWhollyHeld(order)) return undefined;
  const moments = order.lines.flatMap(({ work, heldAt }) =>
    work !== 'completed' && heldAt ? heldAt.getTime() : [],
  );
  return moments.length > 0 ? new Date(Math.max(...moments)) : undefined;
}

/** The last correction of the target of a line that goes on since, by its customer or by the shop; undefined without one. */
export function lastCorrection(
  order: Order,
  { position, work, holdReason }: Order['lines'][number],
): Order['events'][number] | undefined {
  if (!takesTargets(order) || work === 'completed' || holdReason !== null) return undefined;
  return order.events.findLast(({ kind, line }) => kind === 'corrected' && line === position);
}

/** The id of a line on the page, by its position as stored or as posted. */
export function lineId(position: number | string): string {
  return `line-${position}`;
}

/** What was asked of an order and offered for it, and the id for the next form of its page. */
export async function findAfterSales(
  { db }: Pick<Services, 'db'>,
  order: Order,
  afterSales: OrderAfterSales,
): Promise<AfterSalesOnPage> {
  const isAsked = afterSales.lateOffers.length > 0 && isOfferOpen(order);
  const sum = isAsked ? await lateSum(db, order) : 0;
  return { ...afterSales, lateSum: sum, formId: randomUUID() };
}
