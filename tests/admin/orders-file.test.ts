import { afterAll, beforeAll, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { paidOrderAt, storeOrder, storedLine } from '#tests/stage/stored-orders.ts';

const NOW = new Date('2026-11-23T11:00:00Z');
/** More than are read at once. */
const MANY = 1203;

let shop: TestShop;
let me: SignedIn;

beforeAll(async () => {
  shop = await createTestShop({ clock: () => NOW });
  me = await signIn(shop);
  const nasty = {
    ...paidOrderAt(NOW),
    name: '=HYPERLINK("http://zle.example";"klikni")',
    email: '@SUM(1+1)*cmd|calc@example.com',
    phone: '+420777123456',
    companyName: '-2+3; "Firma"\nna dvou řádcích',
    code: '+KOD',
    total: 129_950,
    lines: [{ ...storedLine, label: '@jana', packageId: 'ig-likes-100' }],
  };
  await storeOrder(shop, nasty);
  await query(
    shop,
    `insert into orders (id, token, state, locale, cart_id, fingerprint, name, email, phone, note, subtotal,
       discount_percent, discount_source, discount, total, terms_version, created_at, paid_at)
     select gen_random_uuid(), 'token' || i, 'completed', 'cs', 'cart' || i, 'f', 'Mnohá', 'mnoha@example.com', '', '',
       100, 0, 'none', 0, 100, '1', $1::timestamptz - i * interval '1 minute', $1 from generate_series(1, ${MANY}) i`,
    [NOW],
  );
});
afterAll(() => shop.close());

/** The cells of a file, as a spreadsheet reads them. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const found = text.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n|$)/g);
  for (const [whole, quoted, bare, end] of found) {
    if (whole === '') break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

it('has exactly the orders of the filter, in the sequence of the list', async () => {
  const page = await me.visitor.get('/ad/orders.csv?work=completed&sort=made&dir=asc');
  expect(page.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(page.headers.get('content-disposition')).toContain('objednavky-2026-11-23.csv');
  expect(page.headers.get('cache-control')).toContain('no-store');
  const [, ...rows] = cellsOf(page.html);
  const wanted = await query<{ number: number }>(
    shop,
    `select number from orders where state = 'completed' order by created_at, number`,
  );
  expect(rows.map(([number]) => Number(number))).toEqual(wanted.map(({ number }) => number));
  expect(rows).toHaveLength(MANY);
});

it('has those of a search as well', async () => {
  const page = await me.visitor.get('/ad/orders.csv?q=mnoha');
  expect(cellsOf(page.html)).toHaveLength(MANY + 1);
  const one = await me.visitor.get('/ad/orders.csv?q=klikni');
  expect(cellsOf(one.html)).toHaveLength(2);
});

it('is read by spreadsheets as text: no cell is a formula', async () => {
  const { visitor } = await signIn(shop);
  const answer = await visitor.get('/ad/orders.csv?work=waiting');
  const [head = [], row = []] = cellsOf(`\uFEFF${answer.html.replace(/^\uFEFF/, '')}`);
  const cell = (name: string) => row[head.indexOf(name)];
  expect(cell('Jméno')).toBe(`'=HYPERLINK("http://zle.example";"klikni")`);
  expect(cell('E-mail')).toBe(`'@SUM(1+1)*cmd|calc@example.com`);
  expect(cell('Telefon')).toBe(`'+420777123456`);
  expect(cell('Firma')).toBe(`'-2+3; "Firma"\nna dvou řádcích`);
  expect(cell('Slevový kód')).toBe(`'+KOD`);
  expect(cell('Celkem (Kč)')).toBe('1299,50');
  expect(cell('Zaplaceno')).toBe('2026-11-23 12:00');
  expect(cell('Balíčky')).toContain('100 lajků');
});

it('speaks the language of its reader', async () => {
  const { visitor } = await signIn(shop, { language: 'en' });
  const [head = [], row = []] = cellsOf((await visitor.get('/ad/orders.csv?work=waiting')).html);
  expect(row[head.indexOf('Total (CZK)')]).toBe('1299.50');
});

it('begins with the mark by which spreadsheets know UTF-8', async () => {
  const response = await shop.get('/ad/orders.csv?work=waiting', 'cs', {
    Cookie: `${me.cookie.name}=${me.cookie.value}`,
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
});

it('stands in the log before anything leaves, also where its reader goes away', async () => {
  const before = await countNoted();
  const response = await shop.get('/ad/orders.csv?work=completed', 'cs', {
    Cookie: `${me.cookie.name}=${me.cookie.value}`,
  });
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  const noted = await query<{ after: { count: number } }>(
    shop,
    `select after from audit_entries where action = 'orders-exported' order by seq desc limit 1`,
  );
  expect(await countNoted()).toBe(before + 1);
  expect(noted[0]?.after).toMatchObject({ count: MANY });
  expect((await me.visitor.get('/ad/orders')).status).toBe(200);
});

async function countNoted(): Promise<number> {
  const rows = await query(shop, `select from audit_entries where action = 'orders-exported'`);
  return rows.length;
}

it('is for who may take data out of the shop, and has just proved it', async () => {
  const editor = await signIn(shop, { role: 'editor' });
  expect((await editor.visitor.get('/ad/orders.csv')).status).toBe(403);
  expect((await editor.visitor.get('/ad/orders')).html).not.toContain('/ad/orders.csv');
  const late = await signIn(shop, { provedMinutesAgo: 6 });
  const asked = await late.visitor.get('/ad/orders.csv?work=completed');
  expect(asked.status).toBe(303);
  expect(asked.location).toContain('/ad/proof?to=%2Fad%2Forders.csv%3Fwork%3Dcompleted');
  expect((await shop.visitor().get('/ad/orders.csv')).location).toContain('/ad/sign-in');
});

it('keeps the zeros that a number begins with', async () => {
  const company = { companyName: 'Ministerstvo', companyId: '00006947' };
  await storeOrder(shop, { ...paidOrderAt(NOW), name: 'Nulová', ...company });
  const page = await me.visitor.get('/ad/orders.csv?q=nulova');
  const [head = [], row = []] = cellsOf(page.html);
  expect(row[head.indexOf('IČO')]).toBe("'00006947");
  expect((await me.visitor.get('/ad/orders?q=6947')).location).toContain('/ad/orders/');
});
