import { randomUUID } from 'node:crypto';
import { lateReason } from '#content/reasons.ts';
import {
  insertLateOffer,
  listAfterSales,
  listMissed,
  recordLateAnswer,
  stopLines,
} from '#database/orders/after-sales.ts';
import type { Transaction } from '#database/client.ts';
import { enqueueEmails } from '#database/emails/emails.ts';
import { lateSum } from '#database/orders/admin-order.ts';
import { addEntries } from '#database/orders/order-work.ts';
import {
  type Order,
  changeState,
  findOrder,
  findOrderRowByToken,
  lockOrder,
} from '#database/orders/orders.ts';
import { listUnpromised, recordPromise, recordShortEnd } from '#database/orders/promised-end.ts';
import { enqueueRefund } from '#database/payments/refunds.ts';
import { enqueueEvent } from '#database/webhooks/webhook-events.ts';
import type { Haler } from '#domain/money.ts';
import type { LateAnswer } from '#domain/after-sales/after-sales.ts';
import { isLate, isOfferOpen, isPartDelivered, offersFrom } from '#domain/after-sales/late.ts';
import { SHORT_TEXT } from '#domain/order/order-event.ts';
import type { Services } from '#flows/services.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

/** Orders that are looked at in one statement. */
const CHUNK = 200;

/**
 * Offers every customer whose promise was missed to wait, or the price of the undelivered part (rules 61): by an
 * e-mail and on the page of the order, once for each promise. Meant for the job queue, every hour; on several
 * replicas at once, or after a crash, none is offered twice. Orders without a noted promise get it first.
 */
export async function offerWhenLate(services: Needed): Promise<void> {
  await recordMissingPromises(services);
  const { db, clock } = services;
  const until = clock();
  const from = offersFrom(until);
  let after: { promisedAt: Date; id: string } | undefined;
  for (;;) {
    const missed = await listMissed(db, { from, until, most: CHUNK }, after);
    for (const { id } of missed) await offer(services, id);
    after = missed.at(-1);
    if (missed.length < CHUNK) return;
  }
}

async function recordMissingPromises({ db }: Needed): Promise<void> {
  for (const id of await listUnpromised(db, CHUNK)) {
    await db.transaction(async (tx) => {
      await lockOrder(tx, id);
      await recordPromise(tx, id);
    });
  }
}

/** The order may have been completed, or held, since it was found. */
async function offer({ db, clock }: Needed, orderId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await findOrder(tx, orderId);
    const at = clock();
    if (!order?.promisedAt || !isLate(order, at)) return;
    const id = randomUUID();
    const { promisedAt } = order;
    if (!(await insertLateOffer(tx, { id, orderId, promisedAt, offeredAt: at }))) return;
    await addEntries(tx, [{ orderId, kind: 'late-offered', actor: 'shop', at }]);
    await enqueueEmails(tx, orderId, ['order-late-customer'], { aboutId: id });
  });
}

export type AnsweredLate =
  | { ok: true }
  /** `late-over`: it is delivered, over, or was answered with money. `late-sum`: the sum is another by now. */
  | { ok: false; problem: 'order-unknown' | 'late-over' | 'late-sum' };

/** What the customer of a late order presses. */
export interface LateChoice {
  token: string;
  /** The offer that was shown. */
  offerId: string;
  answer: LateAnswer;
  /** The sum that stood beside the button, in haléře. */
  seen: number | undefined;
}

/**
 * Takes what the customer of a late order chooses (rules 61). To wait changes nothing, and the money can still
 * be chosen later. The money goes back only as the sum that was seen: where more was delivered meanwhile, the
 * page shows the new one and asks again. Then one transaction notes the choice, owes exactly that sum and ends
 * the work on what is not delivered; an order of which something was delivered is completed by that. Pressed
 * twice it is pressed once: the refund has the id of the offer.
 */
export async function answerLateOffer(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { token, offerId, answer, seen }: LateChoice,
): Promise<AnsweredLate> {
  const found = await findOrderRowByToken(db, token);
  if (!found) return { ok: false, problem: 'order-unknown' };
  return db.transaction(async (tx): Promise<AnsweredLate> => {
    await lockOrder(tx, found.id);
    const order = await findOrder(tx, found.id);
    if (!order) return { ok: false, problem: 'order-unknown' };
    const offer = (await listAfterSales(tx, order.id)).lateOffers.at(-1);
    if (offer?.id !== offerId) return { ok: false, problem: 'late-over' };
    if (offer.answer === answer) return { ok: true };
    if (offer.answer === 'money' || !isOfferOpen(order)) return { ok: false, problem: 'late-over' };
    const at = clock();
    const by = { orderId: order.id, kind: 'late-answered', actor: 'customer', at } as const;
    if (answer === 'wait') {
      await recordLateAnswer(tx, offerId, { answer, answeredAt: at, amount: null });
      await addEntries(tx, [{ ...by, text: answer }]);
      return { ok: true };
    }
    const amount = await lateSum(tx, order);
    if (amount === 0) return { ok: false, problem: 'late-over' };
    if (amount !== seen) return { ok: false, problem: 'late-sum' };
    await recordLateAnswer(tx, offerId, { answer, answeredAt: at, amount });
    await addEntries(tx, [{ ...by, text: answer }]);
    await giveBack(tx, order, { id: offerId, amount, at });
    return { ok: true };
  });
}

/** Owes the sum, stops the lines, and completes an order of which something was delivered. */
async function giveBack(
  tx: Transaction,
  order: Order,
  { id, amount, at }: { id: string; amount: Haler; at: Date },
): Promise<void> {
  const { id: orderId, paymentId, checkout, locale } = order;
  if (paymentId === null) throw new Error(`Order ${orderId} has no payment to give back.`);
  await enqueueRefund(tx, {
    id,
    orderId,
    paymentId,
    checkoutId: checkout.checkoutId ?? paymentId,
    kind: 'part',
    amount,
    reason: lateReason[locale],
    actor: 'customer',
    createdAt: at,
  });
  await stopLines(tx, orderId, at);
  if (order.state === 'delivering' && isPartDelivered(order.lines)) {
    await changeState(tx, order, 'completed', { actor: 'customer', at, text: SHORT_TEXT });
  } else {
    await enqueueEvent(tx, { orderId, type: 'order.progress', at, heldBy: undefined });
  }
  await recordPromise(tx, orderId);
  await recordShortEnd(tx, orderId);
}
