import { randomUUID } from 'node:crypto';
import { insertLateOffer, listMissed } from '#database/care.ts';
import { addEntries } from '#database/order-work.ts';
import { oweEmails } from '#database/emails.ts';
import { findOrder, lockOrder } from '#database/orders.ts';
import { listUnpromised, notePromise } from '#database/promised-end.ts';
import { isLate, offersFrom } from '#domain/order/late.ts';
import type { Services } from '#flows/services.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

/** Orders that are looked at in one statement. */
const BATCH = 200;

/**
 * Offers every customer whose promise was missed to wait, or the price of the undelivered part (rules 61): by an
 * e-mail and on the page of the order, once for each promise. Meant for the job queue, every hour; on several
 * replicas at once, or after a crash, none is offered twice. Orders without a noted promise get it first.
 */
export async function offerWhenLate(services: Needed): Promise<void> {
  await noteMissingPromises(services);
  const { db, clock } = services;
  const until = clock();
  const from = offersFrom(until);
  let after: { promisedAt: Date; id: string } | undefined;
  for (;;) {
    const missed = await listMissed(db, { from, until, most: BATCH }, after);
    for (const { id } of missed) await offer(services, id);
    after = missed.at(-1);
    if (missed.length < BATCH) return;
  }
}

async function noteMissingPromises({ db }: Needed): Promise<void> {
  for (const id of await listUnpromised(db, BATCH)) {
    await db.transaction(async (tx) => {
      await lockOrder(tx, id);
      await notePromise(tx, id);
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
    await oweEmails(tx, orderId, ['order-late-customer'], { aboutId: id });
  });
}
