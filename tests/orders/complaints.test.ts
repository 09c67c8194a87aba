import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
import { createCuttableShop } from '#tests/stage/cuttable-shop.ts';
import { pay, placeOrder, threePackages } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';
import type { Visitor } from '#tests/stage/visitor.ts';

let shop: TestShop;
let time: TestClock;
let visitor: Visitor;
beforeEach(async () => {
  time = createClock();
  shop = await createTestShop({ clock: time.clock });
  visitor = shop.visitor();
});
afterEach(() => shop.close());

async function buy(): Promise<string> {
  await pay(visitor, await placeOrder(visitor, threePackages, { start: 'now' }));
  await shop.workOnce();
  return `/objednavky/${(await onlyOrder(shop)).token}`;
}

const complaint = (changes: Record<string, string> = {}) => ({
  intent: 'complaint',
  id: randomUUID(),
  line: '1',
  text: 'Přišla jen polovina.\nČekám týden.',
  wish: 'money',
  ...changes,
});
const stored = () =>
  query(
    shop,
    'select id, line, text, wish, received_at, due_at from complaints order by received_at',
  );

describe('a complaint on the page of an order', () => {
  it('is stored with its deadline and acknowledged by e-mail with its date and content', async () => {
    const page = await buy();
    const form = complaint();
    const shown = await visitor.follow(await visitor.post(page, form));
    const [row, ...more] = await stored();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ id: form.id, line: 1, text: form.text, wish: 'money' });
    const days = (Number(row?.['due_at']) - Number(row?.['received_at'])) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(31.1);
    expect(shown.text).toContain('Vyřídíme ji nejpozději');
    await shop.workOnce();
    const [customer] = await emailsOf(shop, 'order-complaint-customer');
    const [toShop] = await emailsOf(shop, 'order-complaint-shop');
    for (const email of [customer, toShop]) {
      expect(email?.text).toContain('Čekám týden.');
      expect(email?.text).toMatch(/1\.000\slajků/);
    }
    expect(customer?.text).toContain('Vyřídíme nejpozději');
    expect(customer?.to_address).toBe('zofie@example.com');
  });

  it('is one however often its form is sent, and another once it is filled in anew', async () => {
    const page = await buy();
    const form = complaint();
    await Promise.all([visitor.post(page, form), visitor.post(page, form)]);
    await visitor.post(page, form);
    expect(await stored()).toHaveLength(1);
    await visitor.post(page, { ...form, text: 'Ještě něco.' });
    expect((await stored()).map(({ text }) => text)).toEqual([form.text, 'Ještě něco.']);
  });

  it.each([
    [{ text: '  \n ' }, 'Napište prosím, v čem je vada.'],
    [{ text: 'á'.repeat(3001) }, 'nejvýše 3.000 znaků'],
    [{ wish: '' }, 'Vyberte prosím, co požadujete.'],
    [{ wish: 'gold' }, 'Vyberte prosím, co požadujete.'],
    [{ line: '9' }, 'Vyberte prosím balíček z této objednávky.'],
  ])('says at its field what is wrong, and loses nothing (%o)', async (changes, words) => {
    const page = await buy();
    const form = complaint(changes);
    const answer = await visitor.post(page, form);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(words);
    if (form.text.trim() !== '') expect(answer.html).toContain(form.text);
    if (form.wish === 'money')
      expect(answer.html).toMatch(/checked=""[^>]*value="money"|value="money"[^>]*checked/);
    expect(await stored()).toEqual([]);
  });

  it('keeps hostile text a text, on the page and in the e-mails', async () => {
    const page = await buy();
    const text = `<script>alert(1)</script>"'&{{x}}`;
    const shown = await visitor.follow(await visitor.post(page, complaint({ text })));
    expect(shown.text).toContain(text);
    expect(shown.html).not.toContain('<script>alert');
    await shop.workOnce();
    const emails = await query(shop, 'select html from outbox.letter');
    for (const { html } of emails) expect(html).not.toContain('<script>alert');
  });

  it('takes twenty of an order, and none of one that was not paid or is not known', async () => {
    const page = await buy();
    for (let sent = 0; sent < 20; sent += 1) {
      const elsewhere = shop.visitor();
      await elsewhere.post(page, complaint({ text: `Vada ${sent}` }));
    }
    const more = await shop.visitor().post(page, complaint({ text: 'Jedna navíc' }));
    expect(more.status).toBe(409);
    expect(more.html).toContain('Jedna navíc');
    expect(await stored()).toHaveLength(20);
    const foreign = page.replace(/[^/]+$/, 'A'.repeat(32));
    expect((await visitor.post(foreign, complaint())).status).toBe(302);
    await query(shop, 'update orders set paid_at = null');
    expect((await shop.visitor().post(page, complaint())).status).toBe(409);
  });

  it('is limited for one client, and keeps what was typed', async () => {
    const page = await buy();
    let answer = await visitor.post(page, complaint());
    for (let sent = 0; sent < 60 && answer.status !== 429; sent += 1) {
      answer = await visitor.post(page, complaint({ text: '', line: '' }));
    }
    expect(answer.status).toBe(429);
    const kept = await visitor.post(page, complaint({ text: 'Pořád tady' }));
    expect(kept.status).toBe(429);
    expect(kept.html).toContain('Pořád tady');
  });

  it('shows outcome and answer once it is settled', async () => {
    const page = await buy();
    await visitor.post(page, complaint());
    await query(
      shop,
      `update complaints set outcome = 'refused', settled_at = now(), answer = 'Dodáno bylo vše.'`,
    );
    const { text } = await visitor.get(page);
    expect(text).toContain('Neuznali jsme ji.');
    expect(text).toContain('Naše vyjádření: Dodáno bylo vše.');
    expect(text).not.toContain('Vyřídíme ji nejpozději');
  });
});

describe('a complaint while the database is away', () => {
  it('is not lost: the form comes back as it was filled in, and can be sent again', async () => {
    const cuttable = await createCuttableShop();
    const someone = cuttable.shop.visitor();
    await pay(someone, await placeOrder(someone, threePackages, { start: 'now' }));
    await cuttable.shop.workOnce();
    const page = `/objednavky/${(await onlyOrder(cuttable.shop)).token}`;
    const form = complaint();
    cuttable.database.cut();
    const answer = await someone.post(page, form);
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('Reklamaci teď nejde uložit');
    expect(answer.html).toContain('Čekám týden.');
    expect(answer.html).toContain(form.id);
    cuttable.database.mend();
    await expect.poll(async () => (await someone.post(page, form)).status).toBe(303);
    const kept = await query(cuttable.shop, 'select text from complaints');
    expect(kept).toEqual([{ text: form.text }]);
    await cuttable.shop.close();
  });
});
