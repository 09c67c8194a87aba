import { afterAll, beforeAll, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const NOW = new Date('2026-11-23T11:00:00Z');
/** More than two pages of the list. */
const MANY = 120;

let shop: TestShop;
let owner: SignedIn;

beforeAll(async () => {
  shop = await createTestShop({ clock: () => NOW });
  owner = await signIn(shop);
  await query(
    shop,
    `insert into emails (id, kind, operator_id, to_address, enqueued_at, sent_at, copy)
     select gen_random_uuid(), 'audit-head', $2, 'jana' || i || '@example.com',
       $1::timestamptz - i * interval '1 minute', case when i % 2 = 0 then $1::timestamptz end, 0
     from generate_series(1, ${MANY}) i`,
    [NOW, owner.id],
  );
});
afterAll(() => shop.close());

const linesOf = (text: string) => text.split('\r\n').slice(1, -1);

it('has every row of the filter, in the sequence of the list', async () => {
  const { html: text, headers } = await owner.visitor.get('/ad/outbox.csv?state=sent');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toContain('outbox-2026-11-23.csv');
  expect(headers.get('cache-control')).toContain('no-store');
  const wanted = Array.from({ length: MANY / 2 }, (_, index) => `jana${2 * index + 2}@example.com`);
  expect(linesOf(text).map((line) => line.split(';')[3])).toEqual(wanted);
  expect(linesOf(text)[0]).toMatch(/^2026-11-23 11:58;.*;odeslaný;2026-11-23 12:00$/);
});

it('begins with the first row, whatever page the list is on', async () => {
  const list = await owner.visitor.get('/ad/outbox');
  const file = /href="(\/ad\/outbox\.csv[^"]*)"/.exec(list.html)?.[1];
  expect(file).toBe('/ad/outbox.csv');
  const second = /href="\/ad\/outbox(\?after=[^"]*)"/.exec(list.html)?.[1] ?? '';
  const all = await owner.visitor.get(`/ad/outbox.csv${second.replaceAll('&amp;', '&')}`);
  expect(linesOf(all.html)).toHaveLength(MANY);
});

it('takes the filter of its page along', async () => {
  const { html } = await owner.visitor.get('/ad/outbox?state=sent');
  expect(html).toContain('href="/ad/outbox.csv?state=sent"');
});

it('notes who took what before it leaves the shop', async () => {
  await owner.visitor.get('/ad/outbox.csv?state=waits');
  const [entry] = await query<{ operator_id: string; subject: string; query: string }>(
    shop,
    `select e.operator_id, e.subject, p.value as query from audit_entries e join audit_personal p using (seq)
     where action = 'list-exported' order by seq desc limit 1`,
  );
  expect(entry).toEqual({ operator_id: owner.id, subject: 'outbox', query: 'state=waits' });
});

it('is given only to those who may export, with a fresh proof of who they are', async () => {
  const editor = await signIn(shop, { role: 'editor' });
  expect((await editor.visitor.get('/ad/outbox.csv')).status).toBe(403);
  expect((await editor.visitor.get('/ad/outbox')).html).not.toContain('outbox.csv');
  await query(shop, `update sessions set proved_at = $1`, [new Date(NOW.getTime() - 3.6e6)]);
  const asked = await owner.visitor.get('/ad/outbox.csv');
  expect([asked.status, asked.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('/ad/proof'),
  ]);
});
