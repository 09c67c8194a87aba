import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askErasure, carryOutErasure } from '#flows/people/erasures.ts';
import { personalTables } from '#database/people/personal-columns.ts';
import { leaveTraces } from '#tests/stage/every-trace.ts';
import { listEmails, query } from '#tests/stage/books.ts';
import { readForms } from '#tests/stage/html.ts';
import { verifyLog } from '#tests/stage/auditing.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';
import { completeAnOrder } from '#tests/stage/reviewing.ts';
import type { TestShop } from '#tests/stage/shop.ts';
import { createClock } from '#tests/stage/time.ts';
import { type WrittenLog, createWatchedShop } from '#tests/stage/watched-shop.ts';
import { olga, storeOlga, traces, tracesIn } from '#tests/stage/whole-person.ts';

const time = createClock();
let shop: TestShop;
let log: WrittenLog;
let me: SignedIn;
beforeEach(async () => {
  ({ shop, log } = await createWatchedShop({ clock: time.clock }));
  me = await signIn(shop);
});
afterEach(() => shop.close());

/** All that can have something of a person, but the invoices, which stay. */
const tablesOfPeople = Object.keys(personalTables)
  .filter((name) => name !== 'invoices')
  .map((name) => (name.includes('.') ? name : `public.${name}`));

const send = (fields: Record<string, string>) => me.visitor.post('/ad/data', fields);
const wish = (email: string, id: string = randomUUID()) => send({ intent: 'erase', id, email });
const erasures = () =>
  query(shop, 'select state, address, address_hash, ended_at is not null as ended from erasures');

describe('a person who is erased', () => {
  it('is in no table, file, job, e-mail and no log any more, but on the invoices', async () => {
    const id = await storeOlga(shop);
    await leaveTraces(shop, id);
    const before = await tracesIn(shop);
    expect(new Set(before.map((each) => each.split(': ')[1]))).toEqual(new Set(traces));
    expect(new Set(before.map((each) => each.split(': ')[0]))).toEqual(
      new Set([...tablesOfPeople, 'outbox.email', 'graphile_worker._private_jobs']),
    );

    const seen = await send({ intent: 'look', email: ' OLGA.neza@Example.com ' });
    expect(seen.text).toContain('Co je vedeno k adrese olga.neza@example.com');
    const asked = await send({ intent: 'ask', email: olga.email });
    expect(asked.text).toContain('Opravdu vymazat olga.neza@example.com?');
    expect(asked.text).toMatch(/faktury a dobropisy[^]*10 let/);
    const form = readForms(asked.html).find(({ fields }) => fields['id']);
    const done = await me.visitor.follow(await send({ ...form?.fields, intent: 'erase' }));
    expect(done.text).toContain('Vymazáno.');

    expect(await tracesIn(shop)).toEqual([]);
    const [paper] = await query(shop, 'select snapshot::text from invoices where order_id = $1', [
      id,
    ]);
    expect(String(paper?.['snapshot'])).toContain(olga.name);
    const [order] = await query(shop, 'select total, name, may_invite from orders where id = $1', [
      id,
    ]);
    expect(order).toEqual({ total: '19900', name: '', may_invite: false });
    const [numbered] = await query(shop, 'select number from orders where id = $1', [id]);
    const page = await me.visitor.get(`/ad/orders/${String(numbered?.['number'])}`);
    expect(page.text).toContain('Zákazník byl vymazán');
    const [erasure] = await erasures();
    expect(erasure).toEqual({
      state: 'done',
      address: null,
      address_hash: expect.stringMatching(/^[\da-f]{64}$/),
      ended: true,
    });
    expect(await verifyLog(shop)).toMatchObject({ faults: [] });
    await shop.workOnce();
    expect(await tracesIn(shop)).toEqual([]);
    for (const trace of traces) expect(log.text().toLowerCase()).not.toContain(trace.toLowerCase());

    // What others wrote stands there without the address alone.
    const [note] = await query(shop, `select text from order_events where kind = 'note'`);
    expect(note).toEqual({ text: 'Psala , Petře.' });
    const entries = await query(
      shop,
      `select text, attachments, convert_from(raw, 'UTF8') as raw from message_entries`,
    );
    const said = { text: 'Psala , Petře.', attachments: ['Psala , Petře.'] };
    expect(entries).toEqual([0, 1].map(() => ({ ...said, raw: 'Příliš Psala , Petře.\\ \u0001' })));
    const [review] = await query(shop, `select text, note, reply from reviews`);
    expect(new Set(Object.values(review ?? {}))).toEqual(new Set(['Psala , Petře.']));
  });

  it('leaves others as they are, also one whose address is longer', async () => {
    await storeOlga(shop);
    const input = {
      name: 'Volga Jiná',
      email: 'volga.neza@example.com',
      note: 'volga.neza@example.com',
    };
    await completeAnOrder(shop, { input, at: time.clock() });
    await shop.workOnce();
    expect((await wish(olga.email)).status).toBe(303);
    const [other] = await query(shop, `select email, note from orders where email <> ''`);
    expect(other).toEqual({ email: input.email, note: input.note });
    expect((await listEmails(shop)).filter(({ to_address: to }) => to === input.email)).not.toEqual(
      [],
    );
  });

  it('loses e-mails that have not left, after they were counted for whoever asks', async () => {
    const id = await storeOlga(shop);
    await query(
      shop,
      `insert into emails (id, order_id, kind, copy) values (gen_random_uuid(), $1, 'order-link-customer', 7)`,
      [id],
    );
    const asked = await send({ intent: 'ask', email: olga.email });
    expect(asked.text).toContain('1 e\u2011mail ještě neodešel');
    await wish(olga.email);
    expect(await query(shop, 'select from emails where order_id = $1', [id])).toEqual([]);
  });

  it('is a customer again later, and that stays', async () => {
    await storeOlga(shop);
    await wish(olga.email);
    await time.pass(shop, 1);
    await completeAnOrder(shop, { input: olga, at: time.clock() });
    const [first] = await query<{ id: string }>(shop, 'select id from erasures');
    await carryOutErasure(shop.services, first?.id ?? '');
    expect(await query(shop, 'select from orders where email = $1', [olga.email])).toHaveLength(1);
  });
});

describe('the wish to erase', () => {
  const open: Record<string, string> = {
    'objednávka čeká na platbu':
      "update orders set state = 'pending', paid_at = null where id = $1",
    'zaplacená objednávka není dodaná': "update orders set state = 'delivering' where id = $1",
    'otevřený spor':
      'update payment_anomalies set resolved_at = null, resolved_by = null where order_id = $1::uuid::text',
    'nevyřízená reklamace':
      'update complaints set outcome = null, resolved_at = null where order_id = $1',
    'doplnění, které běží':
      "update refills set state = 'running', ended_at = null where order_id = $1",
    'nevyřízené odstoupení':
      'update withdrawals set resolved_at = null, resolution = null where order_id = $1',
    'peníze, které se mají vrátit':
      "update refunds set state = 'owed', done_at = null where order_id = $1",
    'krok správy, který ještě neproběhl':
      "update pending_actions set state = 'waiting', ended_at = null where order_id = $1",
    'který musí odejít':
      "update emails set sent_at = null where order_id = $1 and kind = 'order-paid-customer'",
  };

  it('is refused while anything is not finished, each named with its order', async () => {
    const id = await storeOlga(shop);
    const [row] = await query(shop, 'select number from orders where id = $1', [id]);
    const formId = randomUUID();
    for (const [words, statement] of Object.entries(open)) {
      await query(shop, statement, [id]);
      const answer = await wish(olga.email, formId);
      expect([words, answer.status]).toEqual([words, 422]);
      expect(answer.text).toContain(words);
      expect(answer.html).toContain(`/ad/orders/${String(row?.['number'])}`);
      expect(answer.text).toContain('Nic se nesmazalo');
    }
    expect(await erasures()).toEqual([]);
    expect(await query(shop, 'select from orders where email = $1', [olga.email])).toHaveLength(1);
  });

  it('waits where something came up after it was asked for', async () => {
    const id = await storeOlga(shop);
    const asked = await askErasure(shop.services, {
      formId: randomUUID(),
      address: olga.email,
      operator: { id: me.id },
    });
    await query(shop, `update refills set state = 'asked', ended_at = null where order_id = $1`, [
      id,
    ]);
    await carryOutErasure(shop.services, asked.ok ? asked.id : '');
    expect(await erasures()).toMatchObject([{ state: 'waiting', address: null }]);
    expect(await query(shop, 'select from orders where email = $1', [olga.email])).toHaveLength(1);
  });

  it('is one where it is pressed twice at once, and another with another address', async () => {
    await storeOlga(shop);
    const input = { name: 'Petr', email: 'petr@example.com' };
    await completeAnOrder(shop, { input, at: time.clock() });
    await shop.workOnce();
    const id = randomUUID();
    const answers = await Promise.all([wish(olga.email, id), wish(olga.email, id)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(answers[0]?.location).toBe(answers[1]?.location);
    const other = await wish(input.email, id);
    expect(other.location).not.toBe(answers[0]?.location);
    expect(await query(shop, `select from orders where email <> ''`)).toEqual([]);
    const logged = await query(shop, `select from audit_entries where action = 'person-erased'`);
    expect(logged).toHaveLength(2);
  });

  it('of two people at once ends for both', async () => {
    await storeOlga(shop);
    const input = { name: 'Petr', email: 'petr@example.com' };
    await completeAnOrder(shop, { input, at: time.clock() });
    await shop.workOnce();
    const answers = await Promise.all([wish(olga.email), wish(input.email), wish(olga.email)]);
    expect(answers.slice(0, 2).every(({ status }) => status === 303 || status === 422)).toBe(true);
    await shop.workOnce();
    expect(await tracesIn(shop)).toEqual([]);
    expect(await query(shop, `select from orders where email <> ''`)).toEqual([]);
  });

  it('is refused for what is no address, for nobody, and without the id of a form', async () => {
    await pay(shop.visitor(), await placeOrder(shop.visitor()));
    for (const [email, words, id] of [
      ['nikdo@example.com', 'není co mazat'],
      ['bez zavináče', 'Napište e\u2011mail'],
      ['', 'Napište e\u2011mail'],
      ['a@example.com, b@example.com', 'Napište e\u2011mail'],
      ['zofie@example.com', 'Formulář nebyl celý', 'nic'],
    ] as const) {
      const answer = await wish(email, id);
      expect([email, answer.status, answer.text]).toEqual([
        email,
        422,
        expect.stringContaining(words),
      ]);
    }
    expect(await erasures()).toEqual([]);
  });

  it('is for the owner alone, after a proof', async () => {
    const editor = await signIn(shop, { role: 'editor' });
    expect((await editor.visitor.get('/ad/data')).status).toBe(403);
    const late = await signIn(shop, { provedMinutesAgo: 6 });
    const asked = await late.visitor.post('/ad/data', { intent: 'look', email: olga.email });
    expect(asked.location).toContain('/ad/proof?to=');
  });
});

it('erases one value from the log of changes alone', async () => {
  await storeOlga(shop);
  const nothing = await send({ intent: 'erase-log', value: ' ' });
  expect([nothing.status, nothing.text]).toEqual([422, expect.stringContaining('Napište, co')]);
  const gone = await me.visitor.follow(await send({ intent: 'erase-log', value: '+420608412779' }));
  expect(gone.text).toContain('Ze záznamu změn zmizela 1 hodnota.');
  expect(await query(shop, 'select from orders where email = $1', [olga.email])).toHaveLength(1);
});
