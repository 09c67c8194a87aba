import { randomUUID } from 'node:crypto';
import { recordReversal } from '#flows/payments/disputes.ts';
import { resolveAnomaly } from '#flows/operator/queue-acts.ts';
import { isOpenDispute } from '#domain/payments/anomaly.ts';
import { CURRENCY } from '#domain/money.ts';
import { query } from '#tests/stage/books.ts';
import { type Act, DONE, oneOf, toOne, toWord } from './act.ts';
import { type Books, type Playing, operatorOf } from './open.ts';

type Reversal = Parameters<typeof recordReversal>[1];

async function tell({ stage: { shop } }: Playing, reversal: Reversal): Promise<string> {
  const { db, clock } = shop.services;
  await db.transaction((tx) => recordReversal(tx, reversal, clock()));
  return DONE;
}

const dispute: Act = {
  name: 'its payment is disputed at the bank',
  share: 0.7,
  by: 'time',
  fits: ({ order }) => order.paymentId !== null && order.total > 0,
  async run(playing, { order: { paymentId, total: amount } }) {
    if (paymentId === null) return 'no payment';
    const reference = `dp_${randomUUID()}`;
    return tell(playing, { kind: 'disputed', paymentId, amount, currency: CURRENCY, reference });
  },
};

const openDisputes = ({ anomalies }: Books) => anomalies.filter(isOpenDispute);

const settled = toOne(
  { name: 'note how a dispute ended', share: 3 },
  {
    likely: openDisputes,
    all: ({ anomalies }) => anomalies,
    none: 'nothing disputed',
    async run(playing, { id }) {
      const operator = await operatorOf(playing);
      const note = playing.random.pick(['Banka nám dala za pravdu.', 'Peníze si nechal zákazník.']);
      const { services } = playing.stage.shop;
      return toWord(
        await resolveAnomaly(services, { id, orderId: playing.order.id, note }, operator),
      );
    },
  },
);

const decided: Act = {
  name: 'the bank decides a dispute',
  share: 1,
  by: 'time',
  fits: (books) => openDisputes(books).length > 0,
  async run(playing, books) {
    const one = oneOf(playing, openDisputes(books));
    if (!one?.paymentId || one.amount === null) return 'nothing disputed';
    const { paymentId, reference } = one;
    const amount = playing.random.pick([one.amount, Math.ceil(one.amount / 2)]);
    const kind = playing.random.pick(['dispute-won', 'dispute-lost'] as const);
    return tell(playing, { kind, paymentId, amount, currency: CURRENCY, reference });
  },
};

const made = ({ order }: Books) =>
  order.paidHow === 'checkout' ? order.refunds.filter(({ state }) => state === 'done') : [];

const comesBack: Act = {
  name: 'money that went back comes back',
  share: 0.7,
  by: 'time',
  fits: (books) => made(books).length > 0,
  async run(playing, books) {
    const refund = oneOf(playing, made(books));
    const reference = refund?.providerRefundId;
    if (!refund || !reference) return 'nothing went back';
    await query(playing.stage.shop, 'delete from test_checkout.refund where id = $1', [reference]);
    const { paymentId, amount } = refund;
    const failed = { kind: 'refund-failed', paymentId, amount, reference } as const;
    return tell(playing, { ...failed, currency: CURRENCY });
  },
};

const refuses: Act = {
  name: 'the provider refuses what is to go back',
  share: 2,
  by: 'time',
  fits: ({ order, intents }) =>
    order.paidHow === 'checkout' &&
    intents.some(({ state, request }) => state === 'waiting' && request.kind === 'refund'),
  async run({ stage: { shop, time } }, { order: { paymentId } }) {
    const set = (state: string) =>
      query(shop, 'update test_checkout.session set payment_state = $1 where payment_id = $2', [
        state,
        paymentId,
      ]);
    await set('failed');
    await time.pass(shop, 1);
    await shop.workOnce();
    await set('succeeded');
    return DONE;
  },
};

/** What happens to the money of an order beside what the shop does. */
export const actsOfBank: readonly Act[] = [dispute, settled, decided, comesBack, refuses];
