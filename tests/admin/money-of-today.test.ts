import { afterAll, beforeAll, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { signIn } from '#tests/stage/operator.ts';
import { adminForm } from '#tests/stage/order-desk.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { createClock } from '#tests/stage/time.ts';

const NEW = '/ad/orders/new';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ clock: createClock(new Date('2031-01-07T08:00:00Z')).clock });
});
afterAll(() => shop.close());

it('an order whose money came today is entered as it was shown, in the morning as well', async () => {
  const { visitor } = await signIn(shop);
  const form = adminForm(await visitor.get(NEW), 'new');
  const shown = await visitor.post(NEW, {
    ...form.fields,
    name: 'Karel Bílý',
    email: 'karel@example.com',
    start: 'now',
    'package-0': 'ig-followers-1000',
    'target-0': '@karel.bily',
    how: 'transfer',
    paidOn: '2031-01-07',
    reference: 'VS 1',
    intent: 'check',
  });
  const entered = await visitor.post(NEW, { ...adminForm(shown, 'new').fields, intent: 'enter' });
  expect(entered.status).toBe(303);
  expect(await query(shop, 'select state from orders')).toEqual([{ state: 'paid' }]);
});
