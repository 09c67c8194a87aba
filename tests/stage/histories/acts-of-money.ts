import { randomUUID } from 'node:crypto';
import { dayInPrague } from '#domain/time/calendar.ts';
import { formatAmount } from '#domain/money.ts';
import { type ReturnReason, moneyStand, presetSum } from '#domain/payments/money-back.ts';
import { waitingRefunds } from '#domain/admin/pending-action.ts';
import { findDueRefills } from '#domain/after-sales/refill.ts';
import { cancelAsOperator } from '#flows/orders/cancel-as-operator.ts';
import { recordSent, returnMoney } from '#flows/payments/return-money.ts';
import { undoAction } from '#flows/pending-actions/undo-action.ts';
import { type Act, oneOf, sendForm, statusOf, toWord } from './act.ts';
import { type Books, type Playing, operatorOf } from './open.ts';

const standOf = ({ order, intents }: Books) => moneyStand(order, waitingRefunds(intents));

/** What money may go back for, with the word of the form for it. */
function aboutsOf({ order, afterSales }: Books): { id: string; reason: ReturnReason }[] {
  const complaints = afterSales.complaints.filter(({ outcome }) => outcome !== 'refused');
  return [
    ...order.withdrawals
      .filter(({ resolution }) => resolution === null)
      .map(({ id }) => ({ id, reason: 'withdrawal' as const })),
    ...[...complaints, ...findDueRefills(afterSales.refills)].map(({ id }) => ({
      id,
      reason: 'complaint' as const,
    })),
  ];
}

async function giveBack(
  playing: Playing,
  books: Books,
  about: { id: string; reason: ReturnReason },
): Promise<string> {
  const { stage, random } = playing;
  const { order, now } = books;
  const operator = await operatorOf(playing);
  const stand = standOf(books);
  const drawn = random.pick(['undelivered', 'undelivered', 'whole', 'own'] as const);
  const own = 1 + random.below(Math.max(1, stand.left));
  const byHand = { sentOn: dayInPrague(now), reference: '2031000456' };
  if (random.chance(0.6)) {
    const asked: Record<string, string> =
      drawn === 'own' ? { sum: formatAmount('cs', own) } : { preset: drawn };
    const query = new URLSearchParams({ ...asked, about: about.id, reason: about.reason });
    const address = `/ad/orders/${order.number}/money-back?${query}`;
    return sendForm(stage.owner.visitor, address, 'announced', byHand);
  }
  const amount = drawn === 'own' ? own : presetSum(stand, drawn);
  const request = { id: randomUUID(), orderId: order.id, operator, amount, aboutId: about.id };
  return toWord(
    await returnMoney(stage.shop.services, {
      ...request,
      returned: stand.returned,
      why: about.reason,
      reason: 'Naše dohoda',
      byHand: order.paidHow === 'transfer' ? byHand : undefined,
      knowsDispute: random.chance(0.5),
    }),
  );
}

const refund: Act = {
  name: 'return money',
  share: 3,
  by: 'operator',
  fits: (books) => standOf(books).left > 0,
  run: (playing, books) => {
    const reason = playing.random.pick([
      'undelivered',
      'undelivered',
      'agreement',
      'late',
    ] as const);
    return giveBack(playing, books, { id: '', reason });
  },
};

const refundAbout: Act = {
  name: 'return money for a complaint or a withdrawal',
  share: 9,
  by: 'operator',
  fits: (books) => standOf(books).left > 0 && aboutsOf(books).length > 0,
  run: (playing, books) =>
    giveBack(playing, books, oneOf(playing, aboutsOf(books)) ?? { id: '', reason: 'agreement' }),
};

const enqueued = ({ order }: Books) =>
  order.paidHow === 'transfer' ? order.refunds.filter(({ state }) => state === 'owed') : [];

const sent: Act = {
  name: 'note what was sent from the bank',
  share: 6,
  by: 'operator',
  fits: (books) => enqueued(books).length > 0,
  async run(playing, books) {
    const { order, now } = books;
    const refundId = enqueued(books)[0]?.id ?? randomUUID();
    const operator = await operatorOf(playing);
    const byHand = { sentOn: dayInPrague(now), reference: '2031000789' };
    const { services } = playing.stage.shop;
    return toWord(await recordSent(services, { orderId: order.id, refundId, operator, byHand }));
  },
};

const cancel: Act = {
  name: 'cancel as operator',
  share: 0.5,
  by: 'operator',
  fits: ({ order: { state } }) => state === 'paid' || state === 'pending',
  async run(playing, { order }) {
    const operator = await operatorOf(playing);
    if (playing.random.chance(0.6))
      return sendForm(playing.stage.owner.visitor, `/ad/orders/${order.number}`, 'cancel', {});
    const change = { orderId: order.id, seen: undefined, operator, id: randomUUID() };
    const seen = { knowsDispute: false, isShown: () => true };
    return toWord(await cancelAsOperator(playing.stage.shop.services, { ...change, ...seen }));
  },
};

const undo: Act = {
  name: 'take back',
  share: 5,
  by: 'operator',
  fits: ({ intents }) => intents.some(({ state }) => state === 'waiting'),
  async run(playing, { intents, order }) {
    const { random, stage } = playing;
    const waiting = intents.filter(({ state }) => state === 'waiting');
    const intent = random.chance(0.7) ? waiting.at(-1) : oneOf(playing, waiting);
    const operator = await operatorOf(playing);
    const id = intent?.id ?? randomUUID();
    if (random.chance(0.5)) return toWord(await undoAction(stage.shop.services, { id, operator }));
    const back = `/ad/orders/${order.number}`;
    const answer = await stage.owner.visitor.post('/ad/undo', { id, back });
    statusOf(answer);
    return new URL(answer.location ?? '', 'http://shop').search;
  },
};

/** What is done with the money of an order, and what is taken back. */
export const actsOfMoney: readonly Act[] = [refund, refundAbout, sent, cancel, undo];
