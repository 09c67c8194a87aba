import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { enqueueMissingJobs } from '#jobs/missing-jobs.ts';
import { startBulkAction } from '#flows/pending-actions/run-bulk-action.ts';
import { beginShown, outcomesOf } from '#tests/stage/bulk-actions.ts';
import { query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import {
  type StoredOrder,
  paidOrderAt,
  storeOrder,
  storedLine,
} from '#tests/stage/stored-orders.ts';

const BULK = '/ad/orders/bulk';
const AT = new Date();

let shop: TestShop;
let me: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  await query(shop, 'delete from orders where invoice_number is null');
  me = await signIn(shop);
});
afterAll(() => shop.close());

const store = (changes: Partial<StoredOrder> = {}) =>
  storeOrder(shop, { ...paidOrderAt(AT), ...changes });

const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** The dry run of an act, and its confirmation. */
async function bulk(act: string, numbers: readonly number[], text?: string) {
  const choice = new URLSearchParams([['act', act], ...numbers.map((n) => ['n', String(n)])]);
  const dry = await me.visitor.get(`${BULK}?${choice}`);
  expect(dry.status).toBe(200);
  const fields = {
    id: field(dry.html, 'id'),
    act,
    numbers: field(dry.html, 'numbers'),
    previewed: field(dry.html, 'previewed'),
    ...(text === undefined ? {} : { text }),
  };
  return { dry, fields, confirm: () => me.visitor.post(BULK, fields) };
}

const stateOf = async (id: string) =>
  (await query<{ state: string }>(shop, 'select state from orders where id = $1', [id]))[0]?.state;

it('shows what would happen and changes nothing; then it happens so, and says it of each', async () => {
  const able = await store();
  const waiting = await store({ lines: [{ ...storedLine, label: null, url: null }] });
  const unpaid = await store({ state: 'pending', paidAt: null });
  const over = await store({ state: 'canceled' });
  const held = await store({ lines: [{ ...storedLine, isHeld: true }] });
  const all = [able, waiting, unpaid, over, held];
  const { dry, fields, confirm } = await bulk(
    'begin',
    all.map(({ number }) => number),
  );
  const text = dry.text.replaceAll('\u00a0', ' ');
  expect(text).toContain('Změní se 1 objednávka, u 4 se nestane nic.');
  for (const words of ['chybí profil', 'není zaplacená', 'je ukončená', 'je pozastavená'])
    expect(text).toContain(words);
  expect(await stateOf(able.id)).toBe('paid');
  const result = await me.visitor.follow(await confirm());
  expect(result.text.replaceAll('\u00a0', ' ')).toContain(
    'Hotovo u 1 objednávky, u 4 se nestalo nic.',
  );
  expect(await outcomesOf(shop, fields.id)).toEqual([
    'done',
    'line-waits-target',
    'order-unpaid',
    'order-over',
    'line-held',
  ]);
  expect(await stateOf(able.id)).toBe('delivering');
  expect(await stateOf(waiting.id)).toBe('paid');
});

it('is done once, however often it is confirmed', async () => {
  const orders = [await store(), await store()];
  const { confirm } = await bulk(
    'note',
    orders.map(({ number }) => number),
    'Zavolat v pondělí',
  );
  await Promise.all([confirm(), confirm()]);
  await confirm();
  await shop.workOnce();
  const notes = await query(shop, `select from order_events where kind = 'note'`);
  expect(notes).toHaveLength(2);
});

it('lets e-mails leave only after the time in which they can be taken back', async () => {
  const lines = [{ ...storedLine, delivered: 1000 }];
  const order = await store({ state: 'delivering', lines });
  const { dry, confirm } = await bulk('complete', [order.number]);
  expect(dry.text.replaceAll('\u00a0', ' ')).toContain('Odejde 1 e‑mail, 30 sekund po potvrzení');
  const [, shown = ''] = /href="([^"]*order-completed-customer[^"]*)"/.exec(dry.html) ?? [];
  expect((await me.visitor.get(shown)).text).toContain('dokončen');
  await confirm();
  expect(await stateOf(order.id)).toBe('completed');
  const intents = await query<{ state: string; person: string }>(
    shop,
    'select state, person from pending_actions where order_id = $1',
    [order.id],
  );
  expect(intents).toEqual([{ state: 'waiting', person: me.name }]);
  const emails = await query(shop, 'select from emails where order_id = $1', [order.id]);
  expect(emails).toEqual([]);
});

it('holds, resumes, and sends the link again', async () => {
  const order = await store();
  await (await bulk('hold', [order.number], 'Profil je soukromý.')).confirm();
  const heldLines = 'select from order_lines where order_id = $1 and held_at is not null';
  expect(await query(shop, heldLines, [order.id])).toHaveLength(1);
  await (await bulk('resume', [order.number])).confirm();
  expect(await query(shop, heldLines, [order.id])).toHaveLength(0);
  await (await bulk('email', [order.number])).confirm();
  const wishes = await query<{ request: { emails: string[] } }>(
    shop,
    'select request from pending_actions where order_id = $1 order by created_at',
    [order.id],
  );
  expect(wishes.flatMap(({ request }) => request.emails)).toEqual([
    'order-held-customer',
    'order-link-customer',
  ]);
});

it('tells the customer of all lines that it holds by one e-mail', async () => {
  const order = await store({ lines: [storedLine, storedLine] });
  const { dry, confirm } = await bulk('hold', [order.number], 'Profil je soukromý.');
  expect(dry.text.replaceAll('\u00a0', ' ')).toContain('Odejde 1 e‑mail');
  await confirm();
  const held = 'select from order_lines where order_id = $1 and held_at is not null';
  expect(await query(shop, held, [order.id])).toHaveLength(2);
  expect(
    await query(shop, 'select from pending_actions where order_id = $1', [order.id]),
  ).toHaveLength(1);
});

describe('what has to be typed', () => {
  it.each([
    ['hold', '', 'Napište, co se má zákazník dočíst.'],
    ['note', '  ', 'Napište poznámku.'],
    ['note', 'x'.repeat(2001), 'Poznámka je příliš dlouhá.'],
  ])('is asked for at its field, and nothing is done before: %s', async (act, text, words) => {
    const order = await store();
    const { fields, confirm } = await bulk(act, [order.number], text);
    const refused = await confirm();
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(words);
    expect(field(refused.html, 'numbers')).toBe(fields.numbers);
    expect(field(refused.html, 'id')).toBe(fields.id);
    if (text.trim() !== '') expect(refused.html).toContain(text);
    expect(await query(shop, 'select from bulk_actions where id = $1', [fields.id])).toEqual([]);
  });
});

it('takes all orders of a filter, up to a bound that it names', async () => {
  await query(
    shop,
    `insert into orders (id, token, state, locale, cart_id, fingerprint, name, email, phone, note, subtotal,
       discount_percent, discount_source, discount, total, terms_version, created_at, paid_at)
     select gen_random_uuid(), 'bulk' || i, 'paid', 'cs', 'bulk' || i, 'f', 'J', 'j@example.com', '', '', 1, 0, 'none', 0, 1,
       '1', now(), now() from generate_series(1, 503) i`,
  );
  const dry = await me.visitor.get(`${BULK}?act=note&all=1&list=${encodeURIComponent('pay=paid')}`);
  expect(dry.text.replaceAll('\u00a0', ' ')).toContain('Najednou jde nejvýš 500 objednávek');
  expect(field(dry.html, 'numbers').split(' ')).toHaveLength(500);
  const none = await me.visitor.get(
    `${BULK}?act=note&all=1&list=${encodeURIComponent('pay=unpaid')}`,
  );
  expect(none.text).toContain('Není vybraná žádná objednávka');
});

it('does nothing but what was shown: what has changed since is shown first', async () => {
  const order = await store();
  const { fields, confirm } = await bulk('begin', [order.number]);
  await query(shop, `update orders set state = 'canceled' where id = $1`, [order.id]);
  const shown = await confirm();
  expect([shown.status, shown.text]).toEqual([409, expect.stringContaining('mezitím změnily')]);
  expect(await outcomesOf(shop, fields.id)).toEqual([]);
});

it('is gone on with by the job where the one who confirmed did not come to its end', async () => {
  const orders = [await store(), await store(), await store()];
  const id = randomUUID();
  const act = { kind: 'begin', text: '' } as const;
  const numbers = orders.map(({ number }) => number);
  await beginShown(shop, { id, operator: { id: me.id, name: me.name }, act, numbers });
  let turns = 0;
  // As if the program had ended after the first order.
  await startBulkAction(shop.services, id, () => (turns += 1) > 1);
  expect(await outcomesOf(shop, id)).toEqual(['done', null, null]);
  const page = await me.visitor.get(`${BULK}?bulk=${id}`);
  expect(page.html).toContain('http-equiv="refresh"');
  // As after a restore: what is owed comes back with the next start.
  await query(shop, 'delete from graphile_worker._private_jobs');
  await enqueueMissingJobs(shop.database.db, AT);
  await shop.workOnce();
  expect(await outcomesOf(shop, id)).toEqual(['done', 'done', 'done']);
  const begun = await query(shop, `select from order_events where kind = 'progress'`);
  expect(begun).toHaveLength(3);
  expect((await me.visitor.get(`${BULK}?bulk=${id}`)).html).not.toContain('http-equiv="refresh"');
});

it('writes every change into the log under the name of who confirmed', async () => {
  const order = await store();
  await (await bulk('begin', [order.number])).confirm();
  const noted = await query<{ operator_id: string; action: string }>(
    shop,
    'select operator_id, action from audit_entries where subject = $1',
    [order.id],
  );
  expect(noted).toEqual([{ operator_id: me.id, action: 'order-moved' }]);
});

it.each([
  ['?act=drop', 'Vyberte, co se má'],
  ['?act=begin', 'Není vybraná žádná objednávka'],
  ['?act=begin&n=abc&n=-1&n=99999999999', 'Není vybraná žádná objednávka'],
])('says what is missing: %s', async (search, words) => {
  const page = await me.visitor.get(BULK + search);
  expect(page.status).toBe(200);
  expect(page.text.replaceAll('\u00a0', ' ')).toContain(words);
});

it('knows no batch that is not there', async () => {
  for (const id of ['x', randomUUID()])
    expect((await me.visitor.get(`${BULK}?bulk=${id}`)).status).toBe(404);
  const wrong = await me.visitor.post(BULK, { id: 'x', act: 'begin', numbers: '1' });
  expect(wrong.status).toBe(400);
});
