import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cancelAsOperator } from '#flows/orders/cancel-as-operator.ts';
import { undoAction } from '#flows/pending-actions/undo-action.ts';
import { rotateSecret } from '#flows/webhooks/keep-receivers.ts';
import { replayEvents } from '#flows/webhooks/send-due.ts';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { useDeliveringShop } from '#tests/stage/delivering-shop.ts';
import type { Request } from '#tests/stage/ordering.ts';
import { refundPart } from '#tests/stage/refund-part.ts';
import { type TestReceiver, openReceiver, status } from '#tests/stage/webhook-receiver.ts';
import { addTo, deliveriesOf } from '#tests/stage/webhooks.ts';

const here = useDeliveringShop();
let receiver: TestReceiver;
let id: string;
beforeEach(async () => {
  receiver = await openReceiver();
  receiver.clock = here.time.clock;
  id = await addTo(here.shop, receiver);
});
afterEach(() => receiver.close());

const wishes: readonly Request[] = [{ packageId: 'ig-followers-1000', target: '@zofie.rihova' }];
const by = { id: randomUUID() };
const told = () => receiver.heard.map(({ type, sequence }) => `${sequence} ${type}`);
const begin = () => here.move({ position: 0, to: 'delivering', startCount: 10 });
const complete = () => here.move({ position: 0, to: 'completed' });
const again = (form = randomUUID()) =>
  replayEvents(here.shop.services, {
    id,
    form,
    by,
    choice: { kind: 'time', from: new Date(0), to: new Date(Date.now() + 1e9) },
  });

describe('a receiver written by the documentation', () => {
  it('is told of an order from its payment to its end, in sequence, and of nobody but its target', async () => {
    await here.buy(wishes);
    await begin();
    await complete();
    await here.time.pass(here.shop, 1);
    expect(told()).toEqual(['1 order.paid', '2 order.progress', '3 order.completed']);
    expect(receiver.forged).toBe(0);
    const { number, total } = await stored();
    const [paid, progress, completed] = receiver.heard;
    expect(paid?.data).toEqual({
      order: {
        number,
        state: 'paid',
        currency: 'czk',
        total,
        short: null,
        lines: [
          {
            position: 0,
            package: expect.any(String),
            quantity: 1,
            target: expect.stringContaining('https://'),
            work: 'waiting',
            delivered: 0,
            pieces: 1000,
            withdrawn: false,
            total,
          },
        ],
      },
    });
    expect(progress?.data.order).toMatchObject({ state: 'delivering' });
    expect(completed?.data.order).toMatchObject({
      state: 'completed',
      lines: [{ work: 'completed' }],
    });
    const [{ name, email } = { name: '', email: '' }] = await query<{
      name: string;
      email: string;
    }>(here.shop, 'select name, email from orders');
    expect(JSON.stringify(receiver.heard)).not.toContain(name);
    expect(JSON.stringify(receiver.heard)).not.toContain(email);
  });

  it('is told of the real count where an order ends short, and once more of its rest', async () => {
    await here.buy(wishes);
    await begin();
    await here.move({ position: 0, to: 'completed', delivered: 700, note: 'Síť to smazala' });
    await here.time.pass(here.shop, 1);
    const { total } = await stored();
    const amount = Math.ceil((Number(total) * 300) / 1000);
    expect(receiver.heard.at(-1)).toMatchObject({
      type: 'order.completed',
      data: {
        order: { short: { pieces: 300, amount }, lines: [{ delivered: 700, pieces: 1000 }] },
      },
    });
    await here.move({ position: 0, to: 'completed', delivered: 1000 });
    await here.time.pass(here.shop, 1);
    expect(receiver.heard.at(-1)).toMatchObject({
      type: 'order.completed',
      data: { order: { short: null, lines: [{ delivered: 1000 }] } },
    });
  });

  it('hears nothing of a start that is taken back', async () => {
    await here.buy(wishes);
    await begin();
    await here.shop.workOnce();
    const [intent] = await query<{ id: string }>(
      here.shop,
      `select id from pending_actions where state = 'waiting'`,
    );
    await undoAction(here.shop.services, { id: intent?.id ?? '', operator: here.operator });
    await here.time.pass(here.shop, 5);
    expect(told()).toEqual(['1 order.paid']);
  });

  it('hears nothing of a move that is taken back, and of the next one in its place', async () => {
    await here.buy(wishes);
    await begin();
    await here.time.pass(here.shop, 1);
    await complete();
    await here.shop.workOnce();
    expect(told()).toEqual(['1 order.paid', '2 order.progress']);
    const [intent] = await query<{ id: string }>(
      here.shop,
      `select id from pending_actions where state = 'waiting'`,
    );
    await undoAction(here.shop.services, { id: intent?.id ?? '', operator: here.operator });
    await here.time.pass(here.shop, 5);
    expect(told()).toHaveLength(2);
    await complete();
    await here.time.pass(here.shop, 1);
    expect(told().at(-1)).toMatch(/order\.completed$/);
    expect(receiver.heard).toHaveLength(3);
  });

  it('is told of money that goes back, after what happened before it', async () => {
    await here.buy(wishes);
    const { id: orderId } = await onlyOrder(here.shop);
    const refund = randomUUID();
    const part = { id: refund, orderId, amount: 5000, reason: 'Méně', person: 'Jana Malá' };
    await refundPart(here.shop.services, { ...part });
    await here.shop.workOnce();
    expect(told()).toEqual(['1 order.paid', '2 refund.created']);
    expect(receiver.heard[1]?.data).toMatchObject({ refund: { id: refund, amount: 5000 } });
  });

  it('is told of a paid order that is canceled, and of none that nobody paid', async () => {
    await here.buy(wishes);
    const { id: orderId } = await onlyOrder(here.shop);
    const asked = {
      id: randomUUID(),
      orderId,
      seen: undefined,
      operator: here.operator,
      knowsDispute: false,
      isShown: () => true,
    };
    await cancelAsOperator(here.shop.services, asked);
    await here.time.pass(here.shop, 1);
    await here.shop.workOnce();
    expect(told()).toEqual(['1 order.paid', '2 order.canceled', '3 refund.created']);
    expect(receiver.heard[1]?.data.order).toMatchObject({ state: 'canceled' });
  });

  it('does everything once, however often it is told', async () => {
    await here.buy(wishes);
    await begin();
    await here.time.pass(here.shop, 1);
    expect(await again()).toEqual({ ok: true });
    const twice = randomUUID();
    await here.shop.workOnce();
    await Promise.all([again(twice), again(twice)]);
    await here.shop.workOnce();
    expect(receiver.heard).toHaveLength(6);
    expect(receiver.done.size).toBe(2);
    expect(told().slice(4)).toEqual(['1 order.paid', '2 order.progress']);
  });

  it('refuses a call that somebody has captured and sends again later, or with other words', async () => {
    await here.buy(wishes);
    const { headers = {}, body = '' } = receiver.captured ?? {};
    const send = (text: string) => fetch(receiver.url, { method: 'POST', headers, body: text });
    await send(body.replace('order.paid', 'order.canceled'));
    expect(receiver.forged).toBe(1);
    await here.time.pass(here.shop, 6);
    await send(body);
    expect(receiver.forged).toBe(2);
    expect(told()).toEqual(['1 order.paid']);
  });

  it('keeps up with a new secret: for a day both of them sign', async () => {
    const former = receiver.secret;
    const rotated = await rotateSecret(here.shop.services, { id, form: randomUUID(), by });
    expect(rotated).toMatchObject({ ok: true, secret: expect.stringMatching(/^whsec_/) });
    await here.buy(wishes);
    expect(receiver.heard).toMatchObject([{ signatures: 2 }]);
    receiver.secret = (rotated.ok && rotated.secret) || '';
    await begin();
    await here.time.pass(here.shop, 1);
    expect(receiver.heard.at(-1)).toMatchObject({ signatures: 2, type: 'order.progress' });
    await here.time.pass(here.shop, 24 * 60 + 1);
    await again();
    await here.shop.workOnce();
    expect(receiver.heard.at(-1)).toMatchObject({ signatures: 1 });
    expect(receiver.secret).not.toBe(former);
    receiver.secret = former;
    await again();
    await here.shop.workOnce();
    expect(receiver.forged).toBe(2);
  });

  it('gets the events of an order one after the other, also where the first is late', async () => {
    receiver.answer = status(500);
    await here.buy(wishes);
    await begin();
    await here.shop.workOnce();
    expect(told()).toEqual(['1 order.paid']);
    receiver.answer = status(200);
    await here.time.pass(here.shop, 2);
    expect(told()).toEqual(['1 order.paid', '1 order.paid', '2 order.progress']);
    expect(await deliveriesOf(here.shop)).toMatchObject([
      { state: 'delivered', tries: 2, answer: 'status 200' },
      { state: 'delivered', tries: 1 },
    ]);
  });
});

async function stored(): Promise<{ number: number; total: number }> {
  const [row] = await query<{ number: number; total: string }>(
    here.shop,
    'select number, total from orders',
  );
  return { number: row?.number ?? 0, total: Number(row?.total) };
}
