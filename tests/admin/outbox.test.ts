import { afterEach, beforeEach, expect, it } from 'vitest';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let jana: SignedIn;
beforeEach(async () => {
  shop = await createTestShop();
  jana = await signIn(shop);
  await placeOrder(shop.visitor());
});
afterEach(() => shop.close());

const ID = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** An e-mail of the order in some state. */
async function enqueue(
  n: number,
  kind: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { id } = await onlyOrder(shop);
  const row = { id: ID(n), order_id: id, kind, ...more };
  const names = Object.keys(row);
  await query(
    shop,
    `insert into emails (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(row),
  );
  return ID(n);
}
const open = (id: string) => jana.visitor.get(`/ad/outbox/${id}`);
const post = (id: string, fields: Record<string, string>) =>
  jana.visitor.post(`/ad/outbox/${id}`, fields);
const shown = async (query = '') => {
  const { html, status } = await jana.visitor.get(`/ad/outbox${query}`);
  expect(status).toBe(200);
  return [...html.matchAll(/href="\/ad\/outbox\/([0-9a-f-]{36})"/g)].map(([, id]) => id);
};

it('says what became of each e-mail, and finds it by that, by kind, number and mailbox', async () => {
  const { number } = await onlyOrder(shop);
  const sentAt = new Date();
  const waits = await enqueue(1, 'order-paid-customer');
  const sent = await enqueue(2, 'order-paid-shop', { sent_at: sentAt });
  const kept = await enqueue(3, 'order-canceled-shop', { sent_at: sentAt, is_kept: true });
  const refused = await enqueue(4, 'order-link-customer', {
    refusal: '550 no such user',
    to_address: 'Pepa@example.com',
  });
  const left = await enqueue(5, 'order-canceled-customer', {
    set_aside_at: sentAt,
    set_aside_reason: 'Zavolali jsme.',
  });
  const back = await enqueue(6, 'order-unpaid-customer', { set_aside_at: sentAt, copy: -1 });
  const states = { waits, sent, kept, refused, 'given-up': left, 'taken-back': back };
  for (const [state, id] of Object.entries(states)) {
    expect(await shown(`?state=${state}`), state).toEqual([id]);
  }
  expect(await shown('?kind=order-paid-shop')).toEqual([sent]);
  expect(await shown('?search=pepa@EXAMPLE.com')).toEqual([refused]);
  expect(await shown(`?search=${number}`)).toHaveLength(6);
  expect(await shown('?search=nobody')).toEqual([]);
  expect(await shown('?day=2020-01-01')).toEqual([]);
  const { text } = await jana.visitor.get('/ad/outbox');
  expect(text).toContain('uložený, neodeslaný');
  expect(text).toContain('550 no such user');
  expect(text).toContain('Zavolali jsme.');
  expect((await open(refused)).html).toContain(`href="/ad/orders/${number}"`);
});

it('goes on from page to page without leaving one out', async () => {
  const { id } = await onlyOrder(shop);
  await query(
    shop,
    `insert into emails (id, order_id, kind, copy, enqueued_at)
      select gen_random_uuid(), $1, 'order-paid-shop', i, now() - make_interval(mins => i / 3)
      from generate_series(1, 120) i`,
    [id],
  );
  const seen = new Set<string | undefined>();
  let address: string | undefined = '/ad/outbox';
  for (let pages = 0; address !== undefined; pages += 1) {
    expect(pages).toBeLessThan(4);
    const { html } = await jana.visitor.get(address);
    for (const [, one] of html.matchAll(/href="\/ad\/outbox\/([0-9a-f-]{36})"/g)) seen.add(one);
    const next =
      /<a[^>]*href="(\/ad\/outbox\?[^"]*)"[^>]*rel="next"|rel="next"[^>]*href="(\/ad\/outbox\?[^"]*)"/.exec(
        html,
      );
    address = (next?.[1] ?? next?.[2])?.replaceAll('&amp;', '&');
  }
  expect(seen.size).toBe(120);
});

it('tries one again, and gives one up for a reason that it keeps', async () => {
  const id = await enqueue(1, 'order-paid-shop', { refusal: '550 no' });
  expect((await post(id, { intent: 'retry' })).status).toBe(303);
  const refusals = await query(shop, 'select refusal from emails where id = $1', [id]);
  expect(refusals).toEqual([{ refusal: null }]);

  const missing = await post(id, { intent: 'leave', form: 'leave', reason: ' ' });
  expect(missing.status).toBe(422);
  expect(missing.text).toContain('Napište důvod.');
  const long = await post(id, { intent: 'leave', form: 'leave', reason: 'x'.repeat(501) });
  expect(long.status).toBe(422);
  expect(long.html).toContain('x'.repeat(501));
  expect((await post(id, { intent: 'x' })).status).toBe(422);

  const done = await post(id, { intent: 'leave', form: 'leave', reason: 'Přišla osobně' });
  expect(done.status).toBe(303);
  expect((await open(id)).text).toContain('Důvod: Přišla osobně');
  expect((await post(id, { intent: 'retry' })).status).toBe(422);
  await shop.workOnce();
  expect(await shown('?state=given-up')).toEqual([id]);
  const acts = await query(shop, `select action from audit_entries order by seq`);
  expect(acts).toEqual([{ action: 'email-retried' }, { action: 'email-set-aside' }]);
});

it('says of what lies in the outbox that it was kept, and shows it where it can do nothing', async () => {
  const id = await enqueue(1, 'order-paid-shop');
  await query(
    shop,
    `select graphile_worker.add_job('send-email', json_build_object('emailId', $1::text))`,
    [id],
  );
  await shop.workOnce();
  expect(await shown('?state=kept')).toEqual([id]);
  const html = await jana.visitor.get(`/ad/outbox/${id}/html`);
  expect(html.status).toBe(200);
  expect(html.headers.get('Content-Security-Policy')).toContain('sandbox');
});

it('shows nobody an e-mail that is for its reader alone, and nothing that is not there', async () => {
  await query(
    shop,
    `insert into emails (id, operator_id, kind, to_address) values ($1, $2, 'operator-invitation', 'a@example.com')`,
    [ID(1), jana.id],
  );
  const { html, status } = await open(ID(1));
  expect(status).toBe(200);
  expect(html).not.toContain('<pre');
  expect((await jana.visitor.get(`/ad/outbox/${ID(1)}/html`)).status).toBe(404);
  expect((await open(ID(2))).status).toBe(404);
  expect((await open('nonsense')).status).toBe(404);
});

it('sends one about a message again, and leads to its thread', async () => {
  const [message] = await query<{ id: string; number: number }>(
    shop,
    `insert into messages (id, kind, locale, name, email, phone, company, service, message, created_at, changed_at,
       opened_at)
     values (gen_random_uuid(), 'contact', 'cs', 'Eva', 'eva@example.com', '', '', '', 'Dobrý den', now(), now(), now())
     returning id, number`,
  );
  await query(
    shop,
    `insert into emails (id, message_id, kind, sent_at) values ($1, $2, 'message-sender', now())`,
    [ID(1), message?.id],
  );
  const { html, text } = await open(ID(1));
  expect(html).toContain(`href="/ad/messages/${message?.number}"`);
  expect(text).toContain('Poslat znovu');
  const sent = await post(ID(1), { intent: 'again' });
  expect(sent.status).toBe(303);
  expect((await post(ID(1), { intent: 'again' })).status).toBe(422);
  await shop.workOnce();
  const again = await jana.visitor.get(sent.location ?? '');
  expect(again.text).toContain('uložený, neodeslaný');
  const acts = await query(shop, `select action from audit_entries`);
  expect(acts).toEqual([{ action: 'email-sent-again' }]);
});
