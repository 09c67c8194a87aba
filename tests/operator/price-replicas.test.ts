import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type DatabaseProxy, createDatabaseProxy } from '#tests/stage/database-proxy.ts';
import { query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { sendPackage } from '#tests/stage/price-desk.ts';
import { type Replica, startReplica } from '#tests/stage/replica.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { structuredDataOf } from '#tests/stage/structured-data.ts';

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
const offerOn = (html: string) => JSON.stringify(structuredDataOf(html));
const curveOn = (html: string) => /<figure class="unit-price-curve">[^]*?<\/svg>/.exec(html)?.[0];

it('shows a changed price on the other replica within two seconds', async () => {
  const before = await read(PAGE);
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
