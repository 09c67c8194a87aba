import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '#domain/addresses.ts';
import { expectSales, listAnomalies, listOrders, onlyOrder, query } from '#tests/stage/books.ts';
import {
  type ProviderEvent,
  alike,
  heldBack,
  notify,
  onlyEvent,
  postNotification,
  sign,
} from '#tests/stage/notifications.ts';
import { placeOrder, pressHosted } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const COMPLETED = 'checkout.session.completed';
let shop: TestShop;
let paid: ProviderEvent;
beforeEach(async () => {
  shop = await createTestShop({ testCheckout: heldBack });
  const visitor = shop.visitor();
  await pressHosted(visitor, await placeOrder(visitor));
  paid = await onlyEvent(shop, COMPLETED);
});
afterEach(() => shop.close());

const noted = () => query(shop, 'select * from payment_events');

async function expectNothingHappened(): Promise<void> {
  expect(await onlyOrder(shop)).toMatchObject({ state: 'pending', paid_at: null });
  expect(await query(shop, 'select * from emails')).toEqual([]);
  expect(await query(shop, 'select * from series')).toEqual([]);
}

describe('money that does not fit', () => {
  it.each([
    ['too little', { amount_total: 19_899 }, 'wrong-amount'],
    ['too much', { amount_total: 1_990_000 }, 'wrong-amount'],
    ['nothing', { amount_total: 0 }, 'wrong-amount'],
    ['another currency', { currency: 'eur' }, 'wrong-amount'],
    ['an order that is not ours', { client_reference_id: randomUUID() }, 'unknown-order'],
    ['something that is no order', { client_reference_id: "' or 1=1--" }, 'unknown-order'],
    ['no order at all', { client_reference_id: null }, 'unknown-order'],
  ])('is noted for a person to look at and acknowledged: %s', async (_, change, kind) => {
    const event = alike(paid, COMPLETED, change);
    expect(await notify(shop, event)).toBe(200);
    expect(await notify(shop, event)).toBe(200);
    expect(await notify(shop, alike(paid, COMPLETED, change))).toBe(200);
    expect(await listAnomalies(shop)).toEqual([kind]);
    await expectNothingHappened();

    expect(await notify(shop, paid)).toBe(200);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
  });

  it('is noted where an order is paid a second time', async () => {
    await notify(shop, paid);
    const twice = alike(paid, COMPLETED, { id: 'cs_test_other', payment_intent: 'pi_other' });
    expect(await notify(shop, twice)).toBe(200);
    expect(await listAnomalies(shop)).toEqual(['paid-twice']);
    await shop.workOnce();
    await expectSales(shop, 1);
  });
});

describe('a message that cannot be trusted', () => {
  const refused: [string, (body: string) => string | null][] = [
    ['no signature', () => null],
    ['an empty signature', () => ''],
    ['no signature that one could read', () => 'nonsense'],
    ['another secret', (body) => sign(body, { secret: 'whsec_guessed' })],
    ['a signature of six minutes ago', (body) => sign(body, { secondsAgo: 360 })],
    ['the signature of another body', (body) => sign(`${body} `)],
    ['an older scheme', (body) => sign(body).replace('v1=', 'v0=')],
    ['a thousand signatures', (body) => sign(body) + ',v1=00'.repeat(1000)],
  ];
  it.each(refused)('is refused and leaves no trace: %s', async (_, signature) => {
    const body = JSON.stringify(paid);
    expect((await postNotification(shop, body, signature(body))).status).toBe(400);
    expect(await noted()).toEqual([]);
    await expectNothingHappened();
  });

  it('is not even read where nobody has signed it', async () => {
    let isRead = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          isRead = true;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const url = new URL(addresses.notification.path.cs, shop.services.shop.origins.cs);
    const streamed = { method: 'POST', body, duplex: 'half' };
    const request = new Request(url, streamed);
    expect([(await shop.app(request)).status, isRead]).toEqual([400, false]);
  });

  it.each([
    ['no JSON', 'paid=true'],
    ['a list', '[]'],
    ['another thing', '{"object":"charge","id":"ch_1"}'],
    ['null', 'null'],
  ])('is refused though it is signed: %s', async (_, body) => {
    expect((await postNotification(shop, body, sign(body))).status).toBe(422);
    expect(await noted()).toEqual([]);
  });

  it.each([
    ['an amount in words', { amount_total: '19900' }],
    ['a broken amount', { amount_total: 199.5 }],
    ['an amount below zero', { amount_total: -19_900 }],
    ['no currency', { currency: null }],
    ['a state that there is not', { payment_status: 'maybe' }],
  ])('is refused where its checkout makes no sense: %s', async (_, change) => {
    expect(await notify(shop, alike(paid, COMPLETED, change))).toBe(422);
    expect(await noted()).toEqual([]);
    await expectNothingHappened();
  });

  it('is refused where real money is spoken of in a test', async () => {
    expect(await notify(shop, { ...paid, livemode: true })).toBe(422);
    await expectNothingHappened();
  });

  it('is refused unread where it is too large', async () => {
    const body = new Uint8Array(600 * 1024);
    expect((await postNotification(shop, body, 't=1,v1=00')).status).toBe(413);
  });

  it('is no page that could be read', async () => {
    for (const method of ['GET', 'HEAD', 'PUT']) {
      const address = 'http://localhost:3000/webhooks/payments';
      const { status, headers } = await shop.app(new Request(address, { method }));
      expect([status, headers.get('Allow')]).toEqual([405, 'POST']);
    }
    expect(await listOrders(shop)).toHaveLength(1);
  });
});

describe('a message about something else', () => {
  it.each(['charge.updated', 'customer.created', 'checkout.something.new'])(
    'is acknowledged and changes nothing: %s',
    async (type) => {
      const event = { ...paid, id: `evt_${randomUUID()}`, type };
      expect(await notify(shop, event)).toBe(200);
      await expectNothingHappened();
    },
  );

  it('of an unpaid checkout does not pay the order', async () => {
    const change = { payment_status: 'unpaid', payment_intent: null };
    expect(await notify(shop, alike(paid, COMPLETED, change))).toBe(200);
    await expectNothingHappened();
  });
});
