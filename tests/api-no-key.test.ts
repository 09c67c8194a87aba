import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listOrders, onlyOrder } from './books.ts';
import {
  CHECKOUT,
  EMAIL,
  bodyOf,
  buyer,
  checkout,
  followers,
  form,
  likes,
  listOpenSessions,
  two,
  urlOf,
} from './called-orders.ts';
import { type Client, createClient } from './calling.ts';
import { type TestShop, createTestShop } from './shop.ts';

let shop: TestShop;
let client: Client;
beforeEach(async () => {
  shop = await createTestShop();
  client = createClient(shop);
});
afterEach(() => shop.close());

describe('a call without a key that meets an order', () => {
  const body = { ...buyer, orderItems: [followers, likes], discount: 0.1 };
  const company = { companyName: 'X s. r. o.', ico: '45274649', address: 'Y' };

  it('is told its number and checkout, never its private page', async () => {
    bodyOf(await client.call(EMAIL, form));
    const told = bodyOf(await client.call(CHECKOUT, body));
    expect(told).toEqual({ url: expect.stringContaining('/pay/'), orderNumber: 100_001 });
    const targets = { ...body, orderItems: [likes, followers], username: '@zofie' };
    const both = await Promise.all([client.call(CHECKOUT, targets), client.call(CHECKOUT, body)]);
    for (const answer of both) expect(bodyOf(answer)).toEqual(told);
  });

  it('that comes at the same moment as another is told no more', async () => {
    const answers = await Promise.all([client.call(CHECKOUT, two), client.call(CHECKOUT, two)]);
    const links = answers.map((answer) => bodyOf(answer)['orderUrl']);
    expect(links.filter((link) => link !== undefined)).toHaveLength(1);
  });

  it.each([
    ['while its checkout is open', true],
    ['before there is a checkout', false],
  ])('changes nothing that is there, %s', async (_when, isOpen) => {
    const said = { phone: '+420777123456', note: 'Prosím večer.', expressConsent: true };
    const given = { ...form, ...said };
    bodyOf(await client.call(EMAIL, given));
    if (isOpen) urlOf(await client.call(CHECKOUT, body));
    const before = await onlyOrder(shop);
    const sessions = await listOpenSessions(shop);
    const foreign = {
      ...form,
      ...company,
      name: 'ŽOFIE ŘÍHOVÁ',
      email: 'Zofie@example.com',
      phone: '+420602000000',
      note: 'Jinak.',
      expressConsent: false,
      orderItems: [likes, followers],
    };
    bodyOf(await client.call(EMAIL, foreign));
    bodyOf(await client.call(EMAIL, { ...foreign, companyInvoice: true }));
    expect(await onlyOrder(shop)).toEqual(before);
    expect(await listOpenSessions(shop)).toEqual(sessions);
  });

  it('leaves the company of an order alone', async () => {
    bodyOf(await client.call(EMAIL, { ...form, ...company, companyInvoice: true }));
    const before = await onlyOrder(shop);
    bodyOf(await client.call(EMAIL, { ...form, expressConsent: true }));
    bodyOf(await client.call(EMAIL, { ...form, ...company, companyInvoice: true, address: 'Z' }));
    expect(await onlyOrder(shop)).toEqual(before);
  });

  it('with a code of its own is another order', async () => {
    await shop.database.pool.query(
      `insert into discount_codes (code, percent) values ('LETO20', 20)`,
    );
    const first = urlOf(await client.call(CHECKOUT, checkout));
    const other = { ...checkout, discount: 0.2, discountCode: 'leto20' };
    expect(urlOf(await client.call(CHECKOUT, other))).not.toBe(first);
    expect(await listOpenSessions(shop)).toHaveLength(2);
    expect(Object.keys(bodyOf(await client.call(CHECKOUT, other)))).not.toContain('orderUrl');
    expect(await listOrders(shop)).toHaveLength(2);
  });
});
