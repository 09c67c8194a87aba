import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listOrders } from '#tests/stage/books.ts';
import { CHECKOUT, checkout, followers, likes, two } from '#tests/stage/called-orders.ts';
import { type Client, createClient, errorOf } from '#tests/stage/calling.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let client: Client;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(() => {
  client = createClient(shop);
});
afterAll(() => shop.close());

describe('an order by a call', () => {
  it('names the item whose target cannot be read', async () => {
    const orderItems = [
      { ...followers, target: 'zofie' },
      { ...likes, target: 'tohle není odkaz' },
    ];
    const answer = await client.call(CHECKOUT, { ...two, orderItems });
    expect(answer.status).toBe(422);
    expect(errorOf(answer)).toMatchObject({
      code: 'target-display-name',
      message:
        'Položka 2: To vypadá jako název profilu. Potřebujeme @jméno bez mezer a\u00a0háčků, nebo odkaz.',
      fields: { 'orderItems.1.target': { code: 'target-display-name' } },
    });
    expect(await listOrders(shop)).toEqual([]);
  });

  it.each([
    [{ orderItems: [] }, 'items-missing', 'orderItems'],
    [{ orderItems: 'x' }, 'list-needed', 'orderItems'],
    [{ orderItems: Array.from({ length: 21 }, () => followers) }, 'cart-full', 'orderItems'],
    [{ orderItems: [{ ...followers, quantity: 0 }] }, 'quantity-min', 'orderItems.0.quantity'],
    [{ orderItems: [{ ...followers, quantity: 100 }] }, 'quantity-max', 'orderItems.0.quantity'],
    [{ orderItems: [{ ...followers, quantity: 1.5 }] }, 'quantity-min', 'orderItems.0.quantity'],
    [
      { orderItems: [{ ...followers, platform: 'twitter' }] },
      'platform-unknown',
      'orderItems.0.platform',
    ],
    [
      { orderItems: [{ ...followers, service: 'odberatele' }] },
      'service-unknown',
      'orderItems.0.service',
    ],
    [
      { orderItems: [{ ...followers, package: { amount: '10.0', price: 1 } }] },
      'package-unknown',
      'orderItems.0.package',
    ],
    [
      { orderItems: [{ ...followers, package: { amount: 10.0, price: 1 } }] },
      'package-unknown',
      'orderItems.0.package',
    ],
    [
      { orderItems: [{ ...followers, package: { id: 'ig-likes-100' } }] },
      'package-unknown',
      'orderItems.0.package',
    ],
    [
      { orderItems: [{ ...followers, package: { amount: '10.000', price: '7.999 Kč' } }] },
      'number-needed',
      'orderItems.0.package.price',
    ],
    [
      { orderItems: [{ ...followers, target: 'https://www.tiktok.com/@zofie' }] },
      'target-other-platform',
      'orderItems.0.target',
    ],
    [{ orderItems: [{ ...followers, unitPrice: 1 }] }, 'field-unknown', 'orderItems.0.unitPrice'],
    [{ customerName: ' ' }, 'name-missing', 'customerName'],
    [{ customerEmail: 'zofie@example.com, b@example.com' }, 'email-invalid', 'customerEmail'],
    [{ phone: '123' }, 'phone-invalid', 'phone'],
    [
      { companyInvoice: true, companyName: 'X', ico: '45274648', address: 'Y' },
      'company-number-invalid',
      'ico',
    ],
    [{ discountCode: 'NENI' }, 'discount-code-unknown', 'discountCode'],
    [{ discount: '0' }, 'number-needed', 'discount'],
    [{ expressConsent: 'yes' }, 'flag-needed', 'expressConsent'],
    [{ idempotencyKey: 'krátký' }, 'key-invalid', 'idempotencyKey'],
    [{ state: 'paid' }, 'field-unknown', 'state'],
  ])('refuses %j: %s', async (changes, code, field) => {
    const answer = await client.call(CHECKOUT, { ...checkout, ...changes });
    expect(answer.status).toBe(422);
    const error = errorOf(answer);
    expect(error.fields).toMatchObject({ [field]: { code, message: expect.any(String) } });
    expect(error.message).not.toBe('');
    expect(await listOrders(shop)).toEqual([]);
  });

  it.each([
    [7999.01, 7999],
    [7998.99, 7999],
    [1, 7999],
    [0, 7999],
    [-7999, 7999],
    [320, 7999],
    [799_900, 7999],
  ])('refuses a price of %d', async (price, expected) => {
    const orderItems = [{ ...followers, target: 'zofie', package: { amount: '10.000', price } }];
    const answer = await client.call(CHECKOUT, { ...checkout, orderItems });
    expect(answer.status).toBe(409);
    expect(errorOf(answer)).toEqual({
      code: 'price-differs',
      message: expect.stringContaining('neodpovídají ceníku'),
      fields: {
        'orderItems.0.package.price': {
          code: 'price-differs',
          expected,
          sent: price,
          message: 'Cena v\u00a0ceníku je 7.999\u00a0Kč',
        },
      },
    });
    expect(await listOrders(shop)).toEqual([]);
  });

  it.each([0, 0.15, 0.2, 0.1001, 10, 1, -0.1])('refuses a discount of %d', async (discount) => {
    const answer = await client.call(CHECKOUT, { ...two, discount }, { locale: 'en' });
    expect(answer.status).toBe(409);
    expect(errorOf(answer).fields).toEqual({
      discount: {
        code: 'discount-differs',
        expected: 0.1,
        sent: discount,
        percent: 10,
        message: 'The discount is 10%',
      },
    });
    expect(await listOrders(shop)).toEqual([]);
  });

  it('refuses a total that is a haléř off, and takes the right one', async () => {
    const wrong = await client.call(CHECKOUT, { ...two, total: 7468.21 });
    expect(wrong.status).toBe(409);
    expect(errorOf(wrong).fields).toMatchObject({ total: { expected: 7468.2, sent: 7468.21 } });
    expect((await client.call(CHECKOUT, { ...two, total: (7999 + 299) * 0.9 })).status).toBe(200);
  });
});
