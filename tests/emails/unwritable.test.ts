import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listEmails, onlyOrder, query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let jana: SignedIn;
beforeEach(async () => {
  shop = await createTestShop();
  jana = await signIn(shop);
  const visitor = shop.visitor();
  await pay(visitor, await placeOrder(visitor));
  await shop.workOnce();
});
afterEach(() => shop.close());

/** Owes an e-mail about something that is not stored, and lets the job that sends it run. */
async function sendAbout(row: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  const all = { id, about_id: randomUUID(), ...row };
  const names = Object.keys(all);
  await query(
    shop,
    `insert into emails (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(all),
  );
  await query(
    shop,
    `select graphile_worker.add_job('send-email', json_build_object('emailId', $1::text), job_key := 'email-' || $1)`,
    [id],
  );
  await shop.workOnce();
  return id;
}

const shownAs = async (state: string) => {
  const { html } = await jana.visitor.get(`/ad/outbox?state=${state}`);
  return [...html.matchAll(/href="\/ad\/outbox\/([0-9a-f-]{36})"/g)].map(([, id]) => id);
};

it.each([
  'order-complaint-customer',
  'order-complaint-shop',
  'order-settled-customer',
  'order-refill-shop',
  'order-refill-customer',
  'order-refunded-customer',
  'order-refunded-shop',
  'order-review-shop',
  'order-withdrawn-customer',
  'order-released-customer',
])('an e-mail about an order that has lost what it tells is noted and shown (%s)', async (kind) => {
  const order = await onlyOrder(shop);
  const before = (await listEmails(shop)).length;
  const id = await sendAbout({ kind, order_id: order.id });
  expect(await listEmails(shop)).toHaveLength(before);
  expect(await shownAs('unwritable')).toEqual([id]);
  expect(await shownAs('waits')).toEqual([]);
});

it('an e-mail to the shop’s people, or about a message, is noted likewise', async () => {
  const [owner] = await query<{ id: string }>(shop, 'select id from operators');
  const proof = await sendAbout({ kind: 'backup-broken', operator_id: owner?.id });
  const code = await sendAbout({ kind: 'code-half-price', operator_id: owner?.id });
  const message = randomUUID();
  await query(
    shop,
    `insert into messages (id, kind, locale, name, email, phone, company, service, message, created_at,
       changed_at, opened_at)
     values ($1, 'contact', 'cs', 'Jana', 'jana@example.com', '', '', '', 'Dotaz', now(), now(), now())`,
    [message],
  );
  const reply = await sendAbout({ kind: 'message-reply', message_id: message });
  expect((await shownAs('unwritable')).toSorted()).toEqual([proof, code, reply].toSorted());
});

it('says so in plain words, on the order, in the list and in the queue, until somebody has seen to it', async () => {
  const order = await onlyOrder(shop);
  const [numbered] = await query<{ number: number }>(shop, 'select number from orders');
  const id = await sendAbout({ kind: 'order-refunded-customer', order_id: order.id });
  const pages = [`/ad/orders/${numbered?.number}`, '/ad/outbox', `/ad/outbox/${id}`];
  for (const page of pages) {
    const { text } = await jana.visitor.get(page);
    expect(text, page).toContain('nejde napsat');
    expect(text, page).not.toContain('#gone');
  }
  const queue = await jana.visitor.get('/ad/queues/emails');
  expect(queue.text).toContain('Nejde napsat');
  expect(queue.text).not.toContain('#gone');
  const elsewhere = await jana.visitor.get(`/ad/orders/${numbered?.number}/emails/${id}`);
  expect(elsewhere.status).toBe(302);
  expect(elsewhere.location).toMatch(new RegExp(`/ad/outbox/${id}$`));

  expect((await jana.visitor.post(`/ad/outbox/${id}`, { intent: 'retry' })).status).toBe(303);
  await shop.workOnce();
  expect(await shownAs('unwritable')).toEqual([id]);
  const given = { intent: 'leave', form: 'leave', reason: 'Volali jsme' };
  expect((await jana.visitor.post(`/ad/outbox/${id}`, given)).status).toBe(303);
  expect(await shownAs('given-up')).toEqual([id]);
});
