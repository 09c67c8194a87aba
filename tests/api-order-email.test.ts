import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectSales, listLetters, listOrders, onlyOrder } from './books.ts';
import {
  CHECKOUT,
  EMAIL,
  bodyOf,
  buyer,
  followers,
  form,
  likes,
  listOpenSessions,
  two,
  urlOf,
} from './called-orders.ts';
import { type Client, createClient, errorOf } from './calling.ts';
import { pay } from './ordering.ts';
import { type TestShop, createTestShop } from './shop.ts';

let shop: TestShop;
let client: Client;
beforeEach(async () => {
  shop = await createTestShop();
  client = createClient(shop);
});
afterEach(() => shop.close());

describe('send-order-email', () => {
  it('stores the order with all its details, and no letter before it is paid', async () => {
    const answer = bodyOf(await client.call(EMAIL, form));
    expect(answer).toEqual({ ok: true, orderNumber: 100_001 });
    expect(await onlyOrder(shop)).toMatchObject({
      state: 'pending',
      total: '746820',
      phone: '+420777123456',
      note: 'Prosím večer.',
      checkout_id: null,
    });
    await shop.workOnce();
    expect(await listLetters(shop)).toEqual([]);
  });

  it('and create-order-checkout behind it are one order, whose letter says everything', async () => {
    const company = {
      companyInvoice: true,
      companyName: 'X s. r. o.',
      ico: '45274649',
      dic: 'CZ45274649',
      address: 'Y',
    };
    bodyOf(await client.call(EMAIL, { ...form, ...company }));
    // As the specification's client sends it: no target, no phone.
    const body = { ...buyer, orderItems: [followers, likes], discount: 0.1 };
    const url = urlOf(await client.call(CHECKOUT, body));
    expect(urlOf(await client.call(CHECKOUT, body))).toBe(url);
    await pay(shop.visitor(), url);
    await shop.workOnce();
    await expectSales(shop, 1);
    const toShop = (await listLetters(shop)).find(({ message_id: id }) =>
      id.startsWith('<order-paid-shop'),
    );
    for (const part of ['+420777123456', 'Prosím večer.', '@zofie', 'sleva 10', 'X s. r. o.']) {
      expect(toShop?.text).toContain(part);
    }
    await onlyOrder(shop);
    expect(bodyOf(await client.call(EMAIL, { ...form, ...company }))).toEqual({
      ok: true,
      orderNumber: 100_001,
    });
  });

  it('behind create-order-checkout completes its order and leaves the checkout open', async () => {
    const url = urlOf(
      await client.call(CHECKOUT, { ...two, orderItems: [followers, likes], username: 'zofie' }),
    );
    const company = {
      companyInvoice: true,
      companyName: 'X s. r. o.',
      ico: '45274649',
      address: 'Y',
    };
    const answer = bodyOf(await client.call(EMAIL, { ...form, ...company }));
    expect(answer).toEqual({ ok: true, orderNumber: 100_001 });
    expect(await onlyOrder(shop)).toMatchObject({
      phone: '+420777123456',
      note: 'Prosím večer.',
      company: { name: 'X s. r. o.' },
      express_consent: null,
    });
    expect(await listOpenSessions(shop)).toHaveLength(1);
    await pay(shop.visitor(), url);
    await shop.workOnce();
    await expectSales(shop, 1);
  });

  it('is found by nobody from elsewhere, nor under another name', async () => {
    bodyOf(await client.call(EMAIL, form));
    const body = { ...buyer, orderItems: [followers, likes], discount: 0.1 };
    const elsewhere = await createClient(shop).call(CHECKOUT, body);
    const nameless = await client.call(CHECKOUT, { ...body, customerName: 'Mallory' });
    for (const answer of [elsewhere, nameless]) {
      expect(answer.status).toBe(422);
      expect(errorOf(answer).code).toBe('target-missing');
    }
  });

  it('is found from elsewhere by its key', async () => {
    const key = { idempotencyKey: 'cart-0123456789abcdef' };
    bodyOf(await client.call(EMAIL, { ...form, ...key }));
    const body = { ...buyer, ...key, orderItems: [followers, likes], discount: 0.1 };
    urlOf(await createClient(shop).call(CHECKOUT, body));
    await onlyOrder(shop);
  });

  it('is checked for its figures, which are percent here', async () => {
    const answer = await client.call(EMAIL, { ...form, discount: 0.1, total: 7468.19 });
    expect(answer.status).toBe(409);
    expect(errorOf(answer).fields).toMatchObject({
      discount: { expected: 10, sent: 0.1 },
      total: { expected: 7468.2, sent: 7468.19 },
    });
    expect(await listOrders(shop)).toEqual([]);
  });

  it('needs what the form needs, and names it as the form does', async () => {
    const { phone: _, ...noPhone } = form;
    const bad = { ...noPhone, name: '', companyInvoice: true, ico: '1' };
    const answer = await client.call(EMAIL, bad);
    expect(answer.status).toBe(422);
    expect(Object.keys(errorOf(answer).fields ?? {}).sort()).toEqual([
      'address',
      'companyName',
      'ico',
      'name',
      'phone',
    ]);
    expect(errorOf(answer).message).toBe('Některá pole nejsou v\u00a0pořádku.');
  });
});
