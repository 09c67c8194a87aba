import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { href } from '#domain/addresses.ts';
import { enterOrder } from '#tests/stage/busy-acts.ts';
import { listOrders, query } from '#tests/stage/books.ts';
import { CHECKOUT, EMAIL, form, keyOf, specified, two, urlOf } from '#tests/stage/called-orders.ts';
import { createClient, errorOf } from '#tests/stage/calling.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import {
  WIZARD,
  cartOf,
  fillCart,
  oneWish,
  openDetails,
  pay,
  placeOrder,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import { type Replica, startReplica } from '#tests/stage/replica.ts';
import { sendSettings } from '#tests/stage/settings-desk.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { createVisitor } from '#tests/stage/visitor.ts';

/** Milliseconds within which every replica follows (rules 85). */
const FOLLOW_MS = 2000;
const said = { cs: 'Do pondělí nic nového nepřijímáme.', en: 'Nothing new before Monday.' };
/** Where customers decide or order. */
const PAGES = ['/', '/cenik', '/cenik/tiktok', '/instagram/sledujici/1000', WIZARD];

let shop: TestShop;
let owner: SignedIn;
let other: Replica;
beforeAll(async () => {
  shop = await createTestShop();
  other = await startReplica(shop.databaseUrl);
  owner = await signIn(shop);
});
beforeEach(() => query(shop, 'truncate orders cascade'));
afterAll(async () => {
  await other.stop();
  await shop.close();
});

const stop = () => sendSettings(owner, 'orders', { stopCs: said.cs, stopEn: said.en }, 'stop');
const resume = () => sendSettings(owner, 'orders', {}, 'resume');
const onOther = () => createVisitor({ send: (request) => fetch(request), origin: other.origin });
const read = async (path: string) => (await fetch(other.origin + path)).text();
const pagesWith = async (words: string) => {
  const texts = await Promise.all(PAGES.map(read));
  return PAGES.filter((_, index) => texts[index]?.includes(words));
};
/** The pages follow in time; how long a busy machine takes to read them twice is not the shop's. */
async function follows(pages: readonly string[]): Promise<void> {
  const started = performance.now();
  await pagesWith(said.cs);
  const timeout = FOLLOW_MS + 2 * (performance.now() - started);
  await expect.poll(() => pagesWith(said.cs), { timeout, interval: 50 }).toEqual(pages);
}

it('are said on every page of another replica within two seconds, and let nothing new in by any way', async () => {
  const customer = onOther();
  fillCart(customer, oneWish);
  const details = await openDetails(customer);
  expect(await pagesWith(said.cs)).toEqual([]);
  await stop();
  await follows(PAGES);
  const english = { send: shop.app, origin: shop.services.shop.origins.en };
  shop.forget('all');
  for (const path of ['/', '/pricelist', WIZARD])
    expect([path, (await createVisitor(english).get(path)).text]).toEqual([
      path,
      expect.stringContaining(said.en),
    ]);
  const refused = await pressDetails(customer, details, someone);
  expect(refused.text).toContain('Nové objednávky teď nepřijímáme');
  expect(cartOf(customer).lines).toHaveLength(1);
  const client = createClient(shop);
  for (const called of [await client.call(CHECKOUT, two), await client.call(EMAIL, form)])
    expect([called.status, errorOf(called).code]).toEqual([503, 'orders-stopped']);
  expect(await listOrders(shop)).toEqual([]);
  expect((await owner.visitor.get('/ad')).text).toContain(said.cs);

  await enterOrder(shop, owner, {
    name: 'Karel Bílý',
    email: 'karel@example.com',
    wishes: oneWish,
    entered: { how: 'transfer', paidDaysAgo: 1, reference: 'VS 1' },
  });
  expect(await query(shop, 'select state from orders')).toEqual([{ state: 'paid' }]);

  await resume();
  await follows([]);
  expect((await pressDetails(customer, refused)).location).toContain('/test-checkout/');
});

it('do not touch what was ordered before: it is paid, from a checkout, its page or by a call', async () => {
  const client = createClient(shop);
  const key = keyOf(await client.call(EMAIL, form));
  const [atCheckout, later] = [shop.visitor(), shop.visitor()];
  const checkout = await placeOrder(atCheckout);
  await placeOrder(later);
  const { token = '' } = (await listOrders(shop)).at(-1) ?? {};
  await stop();
  const hosted = urlOf(await client.call(CHECKOUT, { ...specified, idempotencyKey: key }));
  expect(hosted).toContain('/test-checkout/pay/');
  expect((await pay(atCheckout, checkout)).status).toBe(200);
  const address = href('order', 'cs', { token: String(token) });
  expect((await later.get(address)).status).toBe(200);
  const paying = await later.post(address, { intent: 'pay' });
  expect((await pay(later, paying.location ?? '')).status).toBe(200);
  expect(await query(shop, 'select from orders where paid_at is not null')).toHaveLength(2);
  await resume();
});
