import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '#database/embedded/embedded.ts';
import { migrate } from '#database/migrate.ts';
import { listAnomalies, listEmails, listOrders, query } from '#tests/stage/books.ts';
import { type TestDatabase, createTestDatabase } from '#tests/stage/database.ts';
import { booksOf, runScript } from '#tests/stage/keeping.ts';
import { nastyTexts } from '#tests/stage/nasty-texts.ts';
import { placeOrder, pressHosted, threePackages } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import {
  type SurvivingProvider,
  createSurvivingProvider,
  reconcile,
} from '#tests/stage/surviving-provider.ts';
import { createClock } from '#tests/stage/time.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vzlet-backup-'));
  file = join(folder, 'shop.backup');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a backup of a shop that goes on selling', () => {
  let provider: SurvivingProvider;
  let shop: TestShop;
  let empty: TestDatabase;
  const time = createClock();

  beforeEach(async () => {
    provider = await createSurvivingProvider();
    shop = await createTestShop({ testCheckout: provider.testCheckout, clock: time.clock });
    empty = await createTestDatabase();
  });
  afterEach(async () => {
    await shop.close();
    await empty.drop();
    await provider.close();
  });

  const open = () =>
    createTestShop({
      testCheckout: provider.testCheckout,
      clock: time.clock,
      onDatabaseUrl: empty.url,
    });

  /** A customer's order; where he can pay it. */
  async function order(name: string, input: Record<string, string> = {}): Promise<string> {
    return placeOrder(shop.visitor(), threePackages, { name, ...input });
  }
  async function buy(name: string, input: Record<string, string> = {}): Promise<void> {
    await pressHosted(shop.visitor(), await order(name, input));
    await reconcile(shop);
    await shop.workOnce();
  }
  const named = async (of: TestShop, name: string) =>
    (await listOrders(of)).find((row) => row['name'] === name);

  /** Orders in every state, with e-mails, invoices, credit notes, and whatever else there is to lose. */
  async function fillShop(): Promise<void> {
    await buy('Paid');
    await buy('Delivering', { note: nastyTexts['markup'] ?? '' });
    await buy('Canceled');
    await order('Expired');
    await query(shop, `update orders set state = 'delivering' where name = 'Delivering'`);
    await query(shop, `update orders set state = 'expired' where name = 'Expired'`);
    const canceled = await named(shop, 'Canceled');
    await shop.visitor().post(`/objednavky/${canceled?.token}`, { intent: 'cancel' });
    await shop.workOnce();
    await query(shop, `insert into discount_codes (code, percent) values ('JARO', 30)`);
    for (const text of [...Object.values(nastyTexts), '\\.', '\\N', 'a\tb\r\nc\\']) {
      await query(
        shop,
        `insert into messages (id, kind, locale, name, email, phone, company, service, message, created_at, changed_at,
       opened_at)
         values (gen_random_uuid(), 'contact', 'cs', $1, '', '', '', '', $1, now(), now(), now())`,
        [text.replaceAll('\0', '').toWellFormed()],
      );
    }
    await query(
      shop,
      `insert into articles (id, language, title, excerpt, content, format, author, date,
         keywords, origin, state, created_at)
       values ('a', 'cs', 'T', '', '', 'markdown', 'A', '2026-01-01', '{"a,b","c\\"d","NULL"}', 'operator', 'draft',
         now())`,
    );
    await query(
      shop,
      `insert into storage.file (key, content, content_type)
       select 'files/large', decode(string_agg(md5(i::text), ''), 'hex'), 'image/png'
       from generate_series(1, 100000) i`,
    );
  }

  it('brings everything back, and what came after it comes from the provider', async () => {
    await fillShop();
    const later = await order('Pays after the backup');
    const processing = await order('Money is on its way');
    await pressHosted(shop.visitor(), processing, 'pay-later');
    await reconcile(shop);

    const made = await runScript('backup', [file], { DATABASE_URL: shop.databaseUrl });
    expect(made).toEqual({
      code: 0,
      said: expect.stringMatching(/rows of \d+ tables are in .*shop/),
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['shop.backup']);
    const books = await booksOf(shop.databaseUrl);

    // The shop goes on for a while, and then everything of it is lost.
    await pressHosted(shop.visitor(), later);
    await buy('Ordered and settled after the backup');
    await pressHosted(shop.visitor(), await order('Ordered and paid after the backup'));
    await pressHosted(shop.visitor(), processing, 'arrive');
    const lost = await listOrders(shop);

    const back = await runScript('restore', [file], { DATABASE_URL: empty.url });
    expect(back).toEqual({ code: 0, said: expect.stringContaining('are back') });
    expect(await booksOf(empty.url)).toEqual(books);
    const compared = await ask(empty.url, 'select list from reconciliations');
    expect(compared).toEqual([{ list: 'checkouts' }]);
    const again = join(folder, 'again.backup');
    await runScript('backup', [again], { DATABASE_URL: empty.url });
    expect(rowsIn(await readFile(again))).toEqual(rowsIn(await readFile(file)));

    const next = await open();
    try {
      await reconcile(next);
      await next.workOnce();
      const found = await listOrders(next);
      const facts = ({ id, token, number, total }: (typeof found)[number]) => [
        id,
        token,
        number,
        total,
      ];
      expect(found.map(facts)).toEqual(lost.map(facts));
      const states = Object.fromEntries(found.map((row) => [row['name'], row.state]));
      expect(states).toEqual({
        Paid: 'paid',
        Delivering: 'delivering',
        Canceled: 'canceled',
        Expired: 'expired',
        'Pays after the backup': 'paid',
        'Money is on its way': 'paid',
        'Ordered and settled after the backup': 'paid',
        'Ordered and paid after the backup': 'paid',
      });
      expect(await listAnomalies(next)).toEqual(['order-rebuilt', 'order-rebuilt']);
      await expectOneOfEach(next, 7);
      await reconcile(next);
      await time.pass(next, 24 * 60);
      await expectOneOfEach(next, 7);

      await placeOrder(next.visitor());
      const newest = (await listOrders(next)).at(-1);
      expect(newest?.['number']).toBeGreaterThan(Number(lost.at(-1)?.['number']));
    } finally {
      await next.close();
    }
  });

  /** A pair of e-mails and an invoice for each that was paid, numbered without a gap. */
  async function expectOneOfEach(of: TestShop, paid: number): Promise<void> {
    const emails = (await listEmails(of)).map(({ message_id: id }) => id);
    for (const kind of ['customer', 'shop']) {
      expect(emails.filter((id) => id.startsWith(`<order-paid-${kind}-`))).toHaveLength(paid);
      expect(emails.filter((id) => id.startsWith(`<order-canceled-${kind}-`))).toHaveLength(1);
    }
    const invoices = await query<{ number: string }>(
      of,
      `select number from invoices where kind = 'invoice' order by number`,
    );
    expect(invoices.map(({ number }) => Number(number.slice(4)))).toEqual(
      Array.from({ length: paid }, (_, i) => i + 1),
    );
  }

  it('is not put in the place of a shop, nor under one that runs', async () => {
    await buy('Paid');
    const env = { DATABASE_URL: shop.databaseUrl };
    expect((await runScript('backup', [file], env)).code).toBe(0);
    await order('Younger');
    // Idle connections end after ten seconds; that of the queue stays as long as the shop runs.
    await shop.startWork();
    const running = await runScript('restore', [file, '--replace'], env);
    expect(running).toEqual({ code: 1, said: expect.stringContaining('Stop the shop') });
    expect(await listOrders(shop)).toHaveLength(2);
    expect((await runScript('restore', [file], { DATABASE_URL: empty.url })).code).toBe(0);
    const twice = await runScript('restore', [file], { DATABASE_URL: empty.url });
    expect(twice).toEqual({ code: 1, said: expect.stringContaining('--replace') });
    const next = await open();
    await query(next, `update orders set name = 'Changed'`);
    await next.close();
    const replaced = await runScript('restore', [file, '--replace'], { DATABASE_URL: empty.url });
    expect(replaced).toEqual({ code: 0, said: expect.stringContaining('are back') });
    const { 'public.orders': orders } = await booksOf(empty.url);
    expect(orders).toEqual([expect.stringContaining('Paid')]);
  });

  /** Each line of a backup but what it says of its own making and of the sequences. */
  function rowsIn(content: Buffer): string[] {
    const text = gunzipSync(content).toString();
    const withoutComparison = text.replace(/COPY public\.reconciliations[^]*?sha256.*\n/, '');
    return withoutComparison.split('\n').filter((line) => !/^(-- vzlet|SELECT)/.test(line));
  }
});

describe('a backup of the embedded PostgreSQL', () => {
  it('is made beside the shop that runs, and restores after the folder was lost', async () => {
    const dataDir = join(folder, 'data');
    const env = { DATA_DIR: dataDir };
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
    await migrate(postgres.url);
    await ask(postgres.url, `insert into discount_codes (code, percent) values ('JARO', 30)`);
    const beside = await runScript('backup', [file], env);
    expect(beside).toEqual({ code: 0, said: expect.stringContaining('1 row of') });
    expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await postgres.stop();
    expect((await runScript('backup', [join(folder, 'alone.backup')], env)).code).toBe(0);

    await rm(dataDir, { recursive: true });
    const nothing = await runScript('backup', [join(folder, 'nothing.backup')], env);
    expect(nothing).toEqual({ code: 1, said: expect.stringContaining('there is no shop in') });
    expect(await runScript('restore', [file], env)).toMatchObject({ code: 0 });
    const next = await startEmbeddedPostgres({ dataDir, log: () => {} });
    expect(await ask(next.url, 'select code, percent from discount_codes')).toEqual([
      { code: 'JARO', percent: 30 },
    ]);
    await next.stop();
  });
});

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
