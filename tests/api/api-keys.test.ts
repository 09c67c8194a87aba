import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectSales, listEmails, listOrders, onlyOrder } from '#tests/stage/books.ts';
import {
  CHECKOUT,
  EMAIL,
  bodyOf,
  checkout,
  followers,
  form,
  keyOf,
  likes,
  listLines,
  listOpenSessions,
  specified,
  two,
  urlOf,
} from '#tests/stage/called-orders.ts';
import { type Client, createClient, errorOf } from '#tests/stage/calling.ts';
import { pay } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { createClock } from '#tests/stage/time.ts';

const time = createClock();
const idempotencyKey = 'cart-0123456789abcdef';
const company = {
  companyInvoice: true,
  companyName: 'X s. r. o.',
  ico: '45274649',
  dic: 'CZ45274649',
  address: 'Y',
};

let shop: TestShop;
let client: Client;
beforeEach(async () => {
  shop = await createTestShop({ clock: time.clock });
  client = createClient(shop);
});
afterEach(() => shop.close());

describe('the key that send-order-email answers with', () => {
  it('lets create-order-checkout open the checkout of that order, from anywhere', async () => {
    const key = keyOf(await client.call(EMAIL, { ...form, ...company }));
    const sent = { ...specified, idempotencyKey: key };
    const answer = bodyOf(await createClient(shop).call(CHECKOUT, sent));
    const order = await onlyOrder(shop);
    expect(answer).toEqual({
      url: expect.stringContaining('/test-checkout/pay/'),
      sessionId: order.checkout_id,
      orderNumber: 100_001,
      orderUrl: `http://localhost:3000/objednavky/${order.token}`,
      idempotencyKey: key,
    });
    await pay(shop.visitor(), String(answer['url']));
    await shop.workOnce();
    await expectSales(shop, 1);
    const emails = await listEmails(shop);
    const toShop = emails.find(({ message_id: id }) => id.startsWith('<order-paid-shop'))?.text;
    for (const part of ['+420 777 123 456', 'Prosím večer.', '@zofie', 'sleva 10', 'X s. r. o.']) {
      expect(toShop).toContain(part);
    }
  });

  it('may be sent as the header Idempotency-Key, which must not contradict the body', async () => {
    const key = keyOf(await client.call(EMAIL, form));
    const headers = { 'Idempotency-Key': key };
    const url = urlOf(await client.call(CHECKOUT, specified, { headers }));
    const both = { ...specified, idempotencyKey: key };
    expect(urlOf(await client.call(CHECKOUT, both, { headers }))).toBe(url);
    const others = { ...specified, idempotencyKey };
    expect(errorOf(await client.call(CHECKOUT, others, { headers })).code).toBe('key-differs');
    await onlyOrder(shop);
  });

  it('cannot be guessed, and is the client’s own where it sent one', async () => {
    const keys = [await client.call(EMAIL, form), await client.call(EMAIL, form)].map(keyOf);
    expect(new Set(keys).size).toBe(2);
    // 24 random bytes.
    for (const key of keys) expect(key).toMatch(/^[\w-]{32}$/);
    expect(keyOf(await client.call(EMAIL, { ...form, idempotencyKey }))).toBe(idempotencyKey);
    const stored = JSON.stringify(await listOrders(shop));
    for (const key of [...keys, idempotencyKey]) expect(stored).not.toContain(key);
  });
});

describe('an order under a key', () => {
  it('is the same order and checkout again, one after the other and at once', async () => {
    const sent = { ...two, idempotencyKey };
    const first = bodyOf(await client.call(CHECKOUT, sent));
    expect(bodyOf(await createClient(shop).call(CHECKOUT, sent))).toEqual(first);
    const other = { ...sent, idempotencyKey: 'cart-fedcba9876543210' };
    const both = await Promise.all([client.call(CHECKOUT, other), client.call(CHECKOUT, other)]);
    expect(new Set(both.map(urlOf)).size).toBe(1);
    expect(await listOrders(shop)).toHaveLength(2);
    expect(await listOpenSessions(shop)).toHaveLength(2);
  });

  it('is completed by send-order-email behind the checkout, which stays open', async () => {
    const url = urlOf(await client.call(CHECKOUT, { ...specified, idempotencyKey }));
    const answer = await client.call(EMAIL, { ...form, ...company, idempotencyKey });
    expect(bodyOf(answer)).toEqual({ ok: true, orderNumber: 100_001, idempotencyKey });
    expect(await onlyOrder(shop)).toMatchObject({
      phone: '+420777123456',
      note: 'Prosím večer.',
      company: { name: 'X s. r. o.' },
      express_consent: null,
    });
    const targets = (await listLines(shop)).map((line) => line['target_label']);
    expect(targets).toEqual(['@zofie', '@zofie']);
    expect(await listOpenSessions(shop)).toHaveLength(1);
    await pay(shop.visitor(), url);
    await shop.workOnce();
    await expectSales(shop, 1);
  });

  it('is one order where both calls about it come at once', async () => {
    const [email, opened] = await Promise.all([
      client.call(EMAIL, { ...form, idempotencyKey }),
      client.call(CHECKOUT, { ...specified, idempotencyKey }),
    ]);
    bodyOf(email);
    const url = urlOf(opened);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'pending', phone: '+420777123456' });
    await pay(shop.visitor(), url);
    await shop.workOnce();
    await expectSales(shop, 1);
  });

  const other = { ...followers, target: '@jina' };
  it.each<[object, string[]]>([
    [{ customerName: 'Mallory' }, ['customerName']],
    [{ orderItems: [{ ...followers, quantity: 2 }, likes] }, ['orderItems.0.quantity']],
    [{ orderItems: [likes, followers] }, ['orderItems.0.package', 'orderItems.1.package']],
    [{ orderItems: [followers] }, ['orderItems']],
    [{ orderItems: [other, likes] }, ['orderItems.0.target']],
    [{ phone: '602 000 000' }, ['phone']],
    [{ note: 'Jinak.' }, ['note']],
    [{ expressConsent: false }, ['expressConsent']],
    [{ ...company }, ['companyInvoice']],
    [{ discountCode: 'LETO20' }, ['discountCode']],
  ])('refuses what contradicts it: %j', async (changes, fields) => {
    await shop.database.pool.query(
      `insert into discount_codes (code, percent) values ('LETO20', 20)`,
    );
    const placed = { ...form, expressConsent: true, idempotencyKey };
    bodyOf(await client.call(EMAIL, placed));
    const { discount: _, ...sent } = { ...specified, idempotencyKey };
    urlOf(await client.call(CHECKOUT, sent));
    const before = [await onlyOrder(shop), await listLines(shop), await listOpenSessions(shop)];
    const answer = await client.call(CHECKOUT, { ...sent, ...changes });
    expect(answer.status).toBe(409);
    expect(errorOf(answer).code).toBe('order-differs');
    expect(Object.keys(errorOf(answer).fields ?? {}).sort()).toEqual(fields);
    const after = [await onlyOrder(shop), await listLines(shop), await listOpenSessions(shop)];
    expect(after).toEqual(before);
  });

  it('keeps its company, whose parts are compared one by one', async () => {
    bodyOf(await client.call(EMAIL, { ...form, ...company, idempotencyKey }));
    urlOf(await client.call(CHECKOUT, { ...specified, idempotencyKey }));
    const answer = await client.call(EMAIL, { ...form, ...company, address: 'Z', idempotencyKey });
    expect(errorOf(answer)).toMatchObject({
      code: 'order-differs',
      fields: { address: { code: 'order-differs', message: expect.any(String) } },
    });
    const none = await client.call(EMAIL, { ...form, idempotencyKey });
    expect(Object.keys(errorOf(none).fields ?? {})).toEqual(['companyInvoice']);
  });

  it('is compared with the figures that it was ordered at', async () => {
    bodyOf(await client.call(EMAIL, { ...form, idempotencyKey }));
    const wrong = await client.call(CHECKOUT, { ...specified, discount: 0.2, idempotencyKey });
    expect(wrong.status).toBe(409);
    expect(errorOf(wrong).fields).toMatchObject({ discount: { expected: 0.1, sent: 0.2 } });
  });

  it('keeps its code, also once that is used up', async () => {
    await shop.database.pool.query(
      `insert into discount_codes (code, percent, most_uses) values ('LETO20', 20, 1)`,
    );
    const sent = { ...checkout, discount: 0.2, discountCode: 'leto20', idempotencyKey };
    const first = bodyOf(await client.call(CHECKOUT, sent));
    await shop.database.pool.query(`delete from discount_codes`);
    expect(bodyOf(await client.call(CHECKOUT, sent))).toEqual(first);
  });

  it('dates a request for an early start by itself, and said again it keeps its time', async () => {
    const asks = { ...checkout, idempotencyKey, expressConsent: true };
    urlOf(await client.call(CHECKOUT, { ...checkout, idempotencyKey }));
    const { created_at: created, consent_at: refused } = await onlyOrder(shop);
    expect(refused).toEqual(created);
    await time.pass(shop, 3);
    urlOf(await client.call(CHECKOUT, asks));
    const asked = await onlyOrder(shop);
    expect(asked).toMatchObject({ express_consent: true, created_at: created });
    expect(Number(asked['consent_at']) - Number(created)).toBeGreaterThanOrEqual(3 * 60_000);
    await time.pass(shop, 3);
    urlOf(await client.call(CHECKOUT, { ...asks, phone: '777 123 456' }));
    const again = await onlyOrder(shop);
    expect(again).toMatchObject({ phone: '+420777123456', consent_at: asked['consent_at'] });
  });

  it('can be asked for after it was paid, but neither paid again nor changed', async () => {
    const url = urlOf(await client.call(CHECKOUT, { ...checkout, idempotencyKey }));
    await pay(shop.visitor(), url);
    const again = await client.call(CHECKOUT, { ...checkout, idempotencyKey });
    expect(again.status).toBe(409);
    expect(errorOf(again).code).toBe('already-paid');
    const { total: _, discount: __, note: ___, ...rest } = form;
    const same = { ...rest, orderItems: checkout.orderItems, idempotencyKey };
    const more = await client.call(EMAIL, same);
    expect(errorOf(more).code).toBe('already-paid');
    expect(await onlyOrder(shop)).toMatchObject({ phone: '' });
  });

  it('stays paid for, also once its customer has canceled it', async () => {
    const first = bodyOf(await client.call(CHECKOUT, { ...checkout, idempotencyKey }));
    const customer = shop.visitor();
    await pay(customer, String(first['url']));
    await customer.post(String(first['orderUrl']), { intent: 'cancel' });
    expect(await onlyOrder(shop)).toMatchObject({ state: 'canceled' });
    const again = await client.call(CHECKOUT, { ...checkout, idempotencyKey });
    expect(again.status).toBe(409);
    expect(errorOf(again).code).toBe('already-paid');
    await onlyOrder(shop);
  });

  it('is ordered anew once it was canceled unpaid', async () => {
    const first = bodyOf(await client.call(CHECKOUT, { ...checkout, idempotencyKey }));
    await shop.visitor().post(String(first['orderUrl']), { intent: 'cancel' });
    const second = bodyOf(await client.call(CHECKOUT, { ...checkout, idempotencyKey }));
    expect(second['orderUrl']).not.toBe(first['orderUrl']);
    const states = (await listOrders(shop)).map(({ state }) => state);
    expect(states).toEqual(['canceled', 'pending']);
  });

  it('is met by nobody who knows the key without its mailbox', async () => {
    const first = bodyOf(await client.call(CHECKOUT, { ...two, idempotencyKey }));
    const customerEmail = 'mallory@example.com';
    const met = bodyOf(await client.call(CHECKOUT, { ...two, idempotencyKey, customerEmail }));
    expect(met['orderUrl']).not.toBe(first['orderUrl']);
    expect(met['url']).not.toBe(first['url']);
    expect(await listOrders(shop)).toHaveLength(2);
  });
});
