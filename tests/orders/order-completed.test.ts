import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseClient, openDatabase } from '#database/client.ts';
import { changeState, findOrder, lockOrder } from '#database/orders/orders.ts';
import { enqueueMissingJobs } from '#jobs/missing-jobs.ts';
import { formatDay } from '#content/moments.ts';
import { guaranteeEnd } from '#domain/after-sales/refill.ts';
import { refundPart } from '#tests/stage/refund-part.ts';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';
import { completeAnOrder, deliverAll } from '#tests/stage/reviewing.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let replicas: DatabaseClient[];
beforeEach(async () => {
  shop = await createTestShop();
  replicas = [1, 2].map(() => openDatabase(shop.databaseUrl, () => {}));
});
afterEach(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await shop.close();
});

const enqueued = () =>
  query(
    shop,
    `select * from emails where kind = 'order-completed-customer' and set_aside_at is null`,
  );
const sent = () => emailsOf(shop, 'order-completed-customer');
const byEva = { actor: 'operator', person: 'Eva', at: new Date() } as const;

/** A paid order that is being delivered. @returns its id */
async function deliver(): Promise<string> {
  const visitor = shop.visitor();
  await pay(visitor, await placeOrder(visitor));
  const { id } = await onlyOrder(shop);
  await query(shop, `update orders set state = 'delivering'`);
  await deliverAll(shop, id);
  return id;
}

/** Completes it as an operator's step does. */
function complete({ db }: Pick<DatabaseClient, 'db'>, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order) await changeState(tx, order, 'completed', byEva);
  });
}

describe('a completed order', () => {
  it.each([
    ['cs', /^Objednávka č\.\u00a0\d+ je dokončená$/, 'Co jsme dodali', '/objednavky/'],
    ['en', /^Your order no\. \d+ is complete$/, 'What we delivered', '/orders/'],
  ] as const)(
    'is told to its customer by one e-mail in %s, with the day on which its guarantee ends',
    async (locale, subject, items, page) => {
      const at = new Date('2026-10-01T22:30:00Z');
      await completeAnOrder(shop, { visitor: shop.visitor(locale), at });
      await shop.workOnce();
      const [email, ...others] = await sent();
      expect(others).toEqual([]);
      expect(email).toMatchObject({ locale, to_address: 'zofie@example.com' });
      expect(email?.subject).toMatch(subject);
      const { token } = await onlyOrder(shop);
      const end = formatDay(locale, guaranteeEnd(at, 30));
      for (const part of [email?.html, email?.text]) {
        for (const said of [items, end, page + token]) expect(part).toContain(said);
      }
    },
  );

  it('is told to who wants no invitation to a review as well', async () => {
    await completeAnOrder(shop, { input: { noInvitation: 'on' } });
    await shop.workOnce();
    expect(await sent()).toHaveLength(1);
  });

  it('is told once where it is completed twice', async () => {
    const id = await completeAnOrder(shop);
    await expect(complete(shop.services, id)).rejects.toThrow('may not become completed');
    await shop.workOnce();
    await enqueueMissingJobs(shop.services.db, new Date());
    await shop.workOnce();
    expect(await enqueued()).toHaveLength(1);
    expect(await sent()).toHaveLength(1);
  });

  it('is told once where two replicas complete it at once', async () => {
    const id = await deliver();
    const tries = await Promise.allSettled(replicas.map((replica) => complete(replica, id)));
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await shop.workOnce();
    expect(await enqueued()).toHaveLength(1);
    expect(await sent()).toHaveLength(1);
  });

  it('is told once even where both have read it before its lock', async () => {
    const id = await deliver();
    const order = await findOrder(shop.services.db, id);
    if (!order) throw new Error('The order is there.');
    await Promise.allSettled(
      replicas.map(({ db }) => db.transaction((tx) => changeState(tx, order, 'completed', byEva))),
    );
    await shop.workOnce();
    expect(await sent()).toHaveLength(1);
  });

  it('is told after a restore that has lost the job', async () => {
    await completeAnOrder(shop);
    await query(shop, `delete from graphile_worker._private_jobs where key like 'email-%'`);
    await enqueueMissingJobs(shop.services.db, new Date());
    await shop.workOnce();
    expect(await sent()).toHaveLength(1);
  });

  it('owes nothing where its transaction fails', async () => {
    const id = await deliver();
    const failed = shop.services.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (order) await changeState(tx, order, 'completed', byEva);
      throw new Error('The disk is full.');
    });
    await expect(failed).rejects.toThrow('The disk is full.');
    expect(await enqueued()).toEqual([]);
  });
});

describe('of an order', () => {
  it('that is canceled nobody is told that it is completed', async () => {
    const visitor = shop.visitor();
    await pay(visitor, await placeOrder(visitor));
    const { id, token } = await onlyOrder(shop);
    await visitor.post(`/objednavky/${token}`, { intent: 'cancel' });
    await expect(complete(shop.services, id)).rejects.toThrow('may not become completed');
    await shop.workOnce();
    expect(await onlyOrder(shop)).toMatchObject({ state: 'canceled' });
    expect(await enqueued()).toEqual([]);
  });

  it('that is only being delivered neither', async () => {
    await deliver();
    await shop.workOnce();
    expect(await enqueued()).toEqual([]);
  });

  it('whose money went back before the e-mail could be sent none is sent', async () => {
    await completeAnOrder(shop);
    await query(shop, `update orders set state = 'refunded'`);
    await shop.workOnce();
    expect(await sent()).toEqual([]);
    expect(await enqueued()).toEqual([]);
  });

  it('of which a part was refunded it is not said that all of it was delivered', async () => {
    const orderId = await deliver();
    const said = { reason: 'Dodali jsme méně', person: 'Eva' };
    await refundPart(shop.services, { id: randomUUID(), orderId, amount: 5000, ...said });
    await complete(shop.services, orderId);
    await shop.workOnce();
    const [email] = await sent();
    expect(email?.text).toContain('Z\u00a0ceny jsme vám vrátili nebo vracíme');
    expect(email?.text).not.toContain('Co jsme dodali');
  });

  it('that is held nothing is promised', async () => {
    const id = await deliver();
    await query(shop, 'update orders set held_at = now()');
    await complete(shop.services, id);
    await shop.workOnce();
    const [email] = await sent();
    expect(email?.text).toContain('jsme dokončili');
    expect(email?.text).not.toMatch(/[Gg]aranc|Co jsme dodali/);
  });
});
