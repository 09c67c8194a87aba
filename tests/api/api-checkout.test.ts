import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectSales, onlyOrder, query } from '#tests/stage/books.ts';
import {
  CHECKOUT,
  bodyOf,
  checkout,
  followers,
  likes,
  listLines,
  two,
  urlOf,
} from '#tests/stage/called-orders.ts';
import { type Client, createClient, errorOf } from '#tests/stage/calling.ts';
import { pay } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let client: Client;
beforeEach(async () => {
  shop = await createTestShop();
  client = createClient(shop);
});
afterEach(() => shop.close());

describe('create-order-checkout', () => {
  it('stores the order and leads to its checkout, which can be paid', async () => {
    const answer = bodyOf(await client.call(CHECKOUT, two));
    const order = await onlyOrder(shop);
    expect(answer).toEqual({
      url: expect.stringContaining('http://localhost:3000/test-checkout/pay/'),
      sessionId: order.checkout_id,
      orderNumber: 100_001,
      orderUrl: `http://localhost:3000/objednavky/${order.token}`,
      idempotencyKey: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(order).toMatchObject({
      state: 'pending',
      total: '746820',
      name: 'Žofie Říhová',
      phone: '',
      express_consent: false,
      locale: 'cs',
    });
    expect(order['terms_version']).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await listLines(shop)).toMatchObject([
      { package_id: 'ig-followers-10000', target_url: 'https://www.instagram.com/zofie/' },
      { package_id: 'tt-likes-500', target_label: '@zofie/video/7212345678901234567' },
    ]);
    await pay(shop.visitor(), String(answer['url']));
    await shop.workOnce();
    await expectSales(shop, 1);
  });

  it('takes a package by its id, by any spelling of its amount, and the service by its slug', async () => {
    const spellings = [
      { package: { id: 'ig-followers-10000' }, platform: undefined, service: undefined },
      { package: { id: 'ig-followers-10000', amount: '10,000', price: 7999 } },
      { package: { amount: 10_000, price: 7999.0 } },
      {
        package: { amount: '10000', price: 7999, popular: true, features: [] },
        service: 'followers',
      },
      { platform: 'Instagram' },
    ];
    for (const spelling of spellings) {
      const orderItems = [{ ...followers, target: 'zofie', ...spelling }];
      const { status } = await createClient(shop).call(CHECKOUT, { ...checkout, orderItems });
      expect(status, JSON.stringify(spelling)).toBe(200);
    }
    const ids = (await listLines(shop)).map((line) => line['package_id']);
    expect(ids).toEqual(spellings.map(() => 'ig-followers-10000'));
  });

  it('gives every item the one username where it has no target of its own', async () => {
    const orderItems = [followers, { ...likes, profile: '@jina' }];
    urlOf(await client.call(CHECKOUT, { ...two, orderItems, username: 'zofie' }));
    const labels = (await listLines(shop)).map((line) => line['target_label']);
    expect(labels).toEqual(['@zofie', '@jina']);
  });

  it('keeps phone, company and note, and asks a company for no early start', async () => {
    const company = {
      companyName: 'Pečení s. r. o.',
      ico: '45274649',
      address: 'Dlouhá 12, Praha',
    };
    urlOf(
      await client.call(CHECKOUT, { ...checkout, ...company, phone: '777 123 456', note: 'Díky' }),
    );
    expect(await onlyOrder(shop)).toMatchObject({
      phone: '+420777123456',
      note: 'Díky',
      company: { name: 'Pečení s. r. o.', companyId: '45274649', address: 'Dlouhá 12, Praha' },
      express_consent: null,
    });
  });

  it('stores the request for an early start with its version', async () => {
    urlOf(await client.call(CHECKOUT, { ...checkout, expressConsent: true }));
    const order = await onlyOrder(shop);
    expect(order).toMatchObject({ express_consent: true });
    expect(order['consent_version']).toMatch(/^\d{4}-/);
  });

  it('counts a discount code where it is better, and says what it is worth', async () => {
    await query(shop, `insert into discount_codes (code, percent) values ('JARO', 30)`);
    const coded = { ...two, discountCode: 'jaro' };
    expect(errorOf(await client.call(CHECKOUT, coded)).fields).toMatchObject({
      discount: { expected: 0.3, sent: 0.1 },
    });
    urlOf(await client.call(CHECKOUT, { ...coded, discount: 0.3 }));
    expect(await onlyOrder(shop)).toMatchObject({ total: '580860', discount_code: 'JARO' });
  });

  it('belongs to the edition of its host', async () => {
    const answer = bodyOf(await client.call(CHECKOUT, checkout, { locale: 'en' }));
    expect(answer['orderUrl']).toContain('http://en.localhost:3000/orders/');
    expect(await onlyOrder(shop)).toMatchObject({ locale: 'en' });
  });
});
