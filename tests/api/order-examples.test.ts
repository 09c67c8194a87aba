import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { orderExamples } from '#api/v1/examples.ts';
import { recordPromise } from '#database/orders/promised-end.ts';
import { cancelAsOperator } from '#flows/orders/cancel-as-operator.ts';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { declared } from '#tests/stage/declared.ts';
import { useDeliveringShop } from '#tests/stage/delivering-shop.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';
import { openProgram } from '#tests/stage/programs.ts';
import { refundPart } from '#tests/stage/refund-part.ts';
import { storeAnomaly } from '#tests/stage/waiting-troubles.ts';

const here = useDeliveringShop();
const followers = [{ packageId: 'ig-followers-1000', target: '@zofie.rihova' }];
const likes = [{ packageId: 'ig-likes-1000', target: '@zofie.rihova' }];

const buy = () => here.buy(followers);
const orderId = async () => (await onlyOrder(here.shop)).id;

async function begin(delivered = 0): Promise<void> {
  await buy();
  await here.move({ position: 0, to: 'delivering', startCount: 1250, delivered });
}

/** How an order comes to be as its example shows it. */
const ways: Record<keyof typeof orderExamples, () => Promise<unknown>> = {
  mayStart: buy,
  waitsForPost: () => here.buy(likes),
  waitsForPeriod: () => here.buy(followers, { start: 'later' }),
  async lineHeld() {
    await buy();
    await here.hold({ reason: 'target-private', text: 'Zveřejněte prosím profil.' });
  },
  async heldForWithdrawal() {
    await begin(400);
    await declared(here);
    const id = await orderId();
    await here.shop.services.db.transaction((tx) => recordPromise(tx, id));
  },
  async disputed() {
    await buy();
    const noticedAt = here.time.clock();
    await storeAnomaly(here.shop, { kind: 'disputed', orderId: await orderId(), noticedAt });
  },
  async cancelWaits() {
    await buy();
    const { operator } = here;
    const asked = { id: randomUUID(), orderId: await orderId(), seen: undefined, operator };
    await cancelAsOperator(here.shop.services, {
      ...asked,
      knowsDispute: false,
      isShown: () => true,
    });
  },
  async refundWaits() {
    await buy();
    const all = {
      id: randomUUID(),
      orderId: await orderId(),
      amount: 199_900,
      person: 'Jana Malá',
    };
    await refundPart(here.shop.services, { ...all, reason: 'Dohoda' });
  },
  async sameTarget() {
    await buy();
    const visitor = here.shop.visitor();
    await pay(visitor, await placeOrder(visitor, followers, { start: 'now' }));
    await here.shop.workOnce();
  },
  async endedShort() {
    await begin();
    await here.move({ position: 0, to: 'completed', delivered: 700, note: 'Síť to smazala' });
  },
  async withdrawn() {
    await begin(400);
    const aboutId = await declared(here);
    const part = { id: randomUUID(), aboutId, amount: 119_940, reason: 'Odstoupení', lines: [0] };
    await refundPart(here.shop.services, {
      ...part,
      orderId: await orderId(),
      person: 'Jana Malá',
    });
    await here.shop.workOnce();
  },
};

/** What differs from order to order is as well written as a moment or a number. */
const changing = /^(?:number|version|since|\w+At)$/;
const alike = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, one: unknown) =>
    key === 'sameTarget' && Array.isArray(one)
      ? one.length
      : changing.test(key) && one !== null
        ? typeof one
        : one,
  );

it.each(Object.entries(orderExamples))(
  'is answered with the example %s',
  async (name, { value }) => {
    await Object.entries(ways).find(([way]) => way === name)?.[1]();
    const program = await openProgram(here.shop, { scopes: ['orders:read'] });
    const { number } =
      (
        await query<{ number: number }>(here.shop, 'select number from orders order by number desc')
      )[0] ?? {};
    const { body } = await program.call(`/api/v1/orders/${number}`);
    expect(alike(body)).toEqual(alike(value));
  },
);
