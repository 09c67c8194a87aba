import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { createClock } from '#tests/stage/time.ts';
import { olga, storeOlga, traces } from '#tests/stage/whole-person.ts';

const time = createClock();
/** More than are read at once. */
const MANY = 450;

let shop: TestShop;
let me: SignedIn;
let id: string;
beforeAll(async () => {
  shop = await createTestShop({ clock: time.clock });
  me = await signIn(shop);
  id = await storeOlga(shop);
  await query(
    shop,
    `insert into order_events (order_id, kind, actor, text, at)
     select $1, 'note', 'operator', 'zápis ' || i, now() from generate_series(1, ${MANY}) i`,
    [id],
  );
});
afterAll(() => shop.close());

const copy = (email: string, who = me) => who.visitor.post('/ad/data/copy', { email });

describe('the copy of a person’s data', () => {
  it('is one file with every trace of them, the texts of e-mails included', async () => {
    const file = await copy('OLGA.neza@example.com');
    expect(file.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(file.headers.get('content-disposition')).toMatch(
      /attachment; filename="udaje-.*\.json"/,
    );
    expect(file.headers.get('cache-control')).toContain('no-store');
    const read: Record<string, Record<string, unknown>[]> = JSON.parse(file.html);
    expect(read['address']).toBe(olga.email);
    expect(
      traces.filter((trace) => !file.html.toLowerCase().includes(trace.toLowerCase())),
    ).toEqual([]);
    expect(
      read['order_events']?.filter(({ text }) => String(text).startsWith('zápis ')),
    ).toHaveLength(MANY);
    const texts = read['emailTexts']?.map(({ text }) => String(text)) ?? [];
    expect(texts.some((text) => text.includes('Olžin dotaz'))).toBe(true);
    expect(read['invoices']).toHaveLength(1);
    const [logged] = await query(
      shop,
      `select after::text from audit_entries where action = 'data-copied'`,
    );
    expect(String(logged?.['after'])).not.toContain('olga');
  });

  it('has neither a private link nor who of the shop did something, nor what third people wrote', async () => {
    await query(
      shop,
      `update messages set reply_token = repeat('0a', 16); update checkouts set url = 'https://pay.example/cs_1'`,
    );
    await query(
      shop,
      `insert into message_entries (message_id, kind, text, from_address, is_foreign, at)
       select id, 'incoming', said, said || '@example.com', true, now() from messages, unnest(array['treti', 'olga.neza']) as said`,
    );
    const links = await query(
      shop,
      `select token from orders where id = $1 union select token from review_invitations
       union select reply_token from messages union select url from checkouts`,
      [id],
    );
    const { html } = await copy(olga.email);
    for (const { token } of links) expect(html).not.toContain(String(token));
    const { complaints, message_entries: entries } = JSON.parse(html);
    expect(entries).toMatchObject([{ text: 'olga.neza' }]);
    expect(complaints[0]).not.toHaveProperty('person');
  });

  it('of nobody is empty, and of no address is none', async () => {
    const nobody = JSON.parse((await copy('nikdo@example.com')).html);
    expect([nobody.orders, nobody.emailTexts]).toEqual([[], []]);
    expect((await copy('nic')).location).toContain('/ad/data');
    expect((await me.visitor.get('/ad/data/copy')).location).toContain('/ad/data');
  });

  it('asks for the proof, and is not for an editor', async () => {
    const late = await signIn(shop, { provedMinutesAgo: 6 });
    expect((await copy(olga.email, late)).location).toContain('/ad/proof');
    const editor = await signIn(shop, { role: 'editor' });
    expect((await copy(olga.email, editor)).status).toBe(403);
  });
});

describe('consents by version', () => {
  it('are counted by the days of Prague', async () => {
    await query(
      shop,
      `update orders set created_at = '2026-01-31T23:30:00Z', terms_version = '2026-01-x'`,
    );
    const on = async (query: string) => (await me.visitor.get(`/ad/data?${query}`)).text;
    expect(await on('from=2026-02-01&to=2026-02-01')).toContain('2026-01-x');
    expect(await on('from=2026-01-31&to=2026-01-31')).not.toContain('2026-01-x');
    expect(await on('from=&to=')).toContain('2026-01-x');
  });

  it('keep wrong days and say what is wrong', async () => {
    const wrong = await me.visitor.get('/ad/data?from=2026-02-31&to=x');
    expect(wrong.text).toContain('Takový den v kalendáři není.');
    expect(wrong.html).toContain('value="2026-02-31"');
    const crossed = await me.visitor.get('/ad/data?from=2026-03-01&to=2026-02-01');
    expect(crossed.text).toContain('Poslední den je dřív než první.');
  });

  it('of one person stand beside what is held', async () => {
    const seen = await me.visitor.post('/ad/data', { intent: 'look', email: olga.email });
    expect(seen.text).toContain('S čím souhlasil');
    expect(seen.text).toContain('Podmínky: 2026-01-x');
  });
});
