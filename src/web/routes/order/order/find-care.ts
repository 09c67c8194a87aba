import { randomUUID } from 'node:crypto';
import type { OrderCare } from '#database/care.ts';
import type { Order } from '#database/orders.ts';
import { isOfferOpen } from '#domain/order/late.ts';
import { lateSum } from '#database/late-sum.ts';
import type { Services } from '#flows/services.ts';
import type { CareOnPage } from './order-care.ts';

/** What was asked of an order and offered for it, and the id for the next form of its page. */
export async function findCare(
  { db }: Pick<Services, 'db'>,
  order: Order,
  care: OrderCare,
): Promise<CareOnPage> {
  const isAsked = care.lateOffers.length > 0 && isOfferOpen(order);
  const sum = isAsked ? await lateSum(db, order) : 0;
  return { ...care, lateSum: sum, formId: randomUUID() };
}
