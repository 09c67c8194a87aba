import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readForm } from '#tests/stage/html.ts';
import { type DatabaseProxy, createDatabaseProxy } from '#tests/stage/database-proxy.ts';
import { query } from '#tests/stage/books.ts';
import { CHECKOUT, checkout, followers } from '#tests/stage/called-orders.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { addToCart, openDetails, pressDetails, someone } from '#tests/stage/ordering.ts';
import { PACKAGE, sendPackage } from '#tests/stage/price-desk.ts';
import { type Replica, startReplica } from '#tests/stage/replica.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { structuredDataOf } from '#tests/stage/structured-data.ts';
import { createVisitor } from '#tests/stage/visitor.ts';

/** Milliseconds within which every replica follows (rules 84). */
const FOLLOW_MS = 2000;
const PAGE = '/instagram/sledujici/1000';

let shop: TestShop;
let owner: SignedIn;
let other: Replica;
let database: DatabaseProxy;
beforeAll(async () => {
  shop = await createTestShop();
  database = await createDatabaseProxy(shop.databaseUrl);
  other = await startReplica(database.url);
  owner = await signIn(shop);
});
beforeEach(() => query(shop, 'truncate offered_terms, offer_history'));
afterAll(async () => {
  await other.stop();
  await database.close();
  await shop.close();
});

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const read = async (path: string) => plain(await (await fetch(other.origin + path)).text());
const follows = (seen: () => Promise<unknown>) =>
  expect.poll(seen, { timeout: FOLLOW_MS, interval: 50 });
const customer = () => createVisitor({ send: (request) => fetch(request), origin: other.origin });
const offerOn = (html: string) => JSON.stringify(structuredDataOf(html));
const curveOn = (html: string) => /<figure class="unit-price-curve">[^]*?<\/svg>/.exec(html)?.[0];

it('shows a changed price on the other replica within two seconds, wherever it stands', async () => {
  const [pages, before] = [['/cenik', '/cenik/instagram'], await read(PAGE)];
  for (const path of pages)
    expect([path, await read(path)]).toEqual([path, expect.stringContaining('1.999 Kč')]);
  const buyer = customer();
  await addToCart(buyer, { packageId: PACKAGE, target: '@zofie.rihova' });
  const details = await openDetails(buyer);
  expect(readForm(details.html, 'order').fields['seenTotal']).toBe('199900');

  expect((await sendPackage(owner, { price: '1777', announced: 'on' })).location).toContain(
    'saved',
  );
  await follows(() => read(PAGE)).toContain('1.777 Kč');
  const after = await read(PAGE);
  expect(offerOn(after)).toContain('"1777.00"');
  expect(offerOn(after)).toContain('StrikethroughPrice');
  expect(after).toContain('<s>1.999 Kč</s>');
  expect(curveOn(before)).toBeDefined();
  expect(curveOn(after)).not.toBe(curveOn(before));
  for (const path of pages)
    await follows(async () => [path, await read(path)]).toEqual([
      path,
      expect.stringContaining('1.777 Kč'),
    ]);
  const order = async (price: number) => {
    const item = { ...followers, package: { amount: '1.000', price }, target: '@zofie' };
    const body = JSON.stringify({ ...checkout, orderItems: [item] });
    const headers = { 'Content-Type': 'application/json' };
    return (
      await fetch(`${other.origin}/functions/v1/${CHECKOUT}`, { method: 'POST', headers, body })
    ).status;
  };
  expect([await order(1999), await order(1777)]).toEqual([409, 200]);
  await query(shop, 'truncate orders cascade');

  const asked = await pressDetails(buyer, details, { ...someone });
  expect(plain(asked.text)).toContain('Celková cena se změnila na 1.777 Kč');
  expect(await query(shop, 'select 1 from orders')).toEqual([]);
  const again = await pressDetails(buyer, asked, { ...someone });
  expect(again.location).toContain('/test-checkout/pay/');
  expect(await query(shop, 'select total::int from orders')).toEqual([{ total: 177_700 }]);

  await owner.visitor.post(`/ad/prices/${PACKAGE}`, {
    intent: 'restore',
    restoreId: crypto.randomUUID(),
  });
  // The reduced page names the former price as well.
  await follows(() => read(PAGE)).not.toContain('<s>');
  expect(await read(PAGE)).toContain('1.999 Kč');
  expect(
    await query(
      shop,
      'select price_before::int, price_after::int, is_announced, is_usual from offer_history order by seq',
    ),
  ).toEqual([
    { price_before: 199_900, price_after: 177_700, is_announced: true, is_usual: false },
    { price_before: 177_700, price_after: 199_900, is_announced: false, is_usual: true },
  ]);
});

it('goes on with what it read last while the database is away, and follows once it is back', async () => {
  await sendPackage(owner, { price: '1777' });
  await follows(() => read(PAGE)).toContain('1.777 Kč');
  database.cut();
  // A page that this replica has not shown before.
  expect(await read('/cenik/instagram')).toContain('1.777 Kč');
  await sendPackage(owner, { price: '1666' });
  expect(await read(PAGE)).toContain('1.777 Kč');
  database.mend();
  await expect.poll(() => read(PAGE), { timeout: 10_000, interval: 50 }).toContain('1.666 Kč');
});
