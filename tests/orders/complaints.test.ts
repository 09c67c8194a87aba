import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatMoment } from '#content/moments.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
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
  await begin(shop);
  return `/objednavky/${(await onlyOrder(shop)).token}`;
}

async function begin(of: Parameters<typeof query>[0]): Promise<void> {
  await query(of, `update orders set state = 'delivering'`);
  await query(of, `update order_lines set work = 'delivering', started_at = now()`);
}

const complaint = (changes: Record<string, string> = {}) => ({
  intent: 'complaint',
  id: randomUUID(),
  line: '1',
  text: 'Přišla jen polovina.\nČekám týden.',
  wish: 'money',
  ...changes,
});
const settle = () =>
  query(
    shop,
    `update complaints set outcome = 'refused', resolved_at = now(), answer = 'Dodáno bylo vše.'`,
  );
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const stored = () =>
  query(
    shop,
    'select id, line, text, remedy, received_at, due_at from complaints order by received_at',
  );

describe('a complaint on the page of an order', () => {
  it('is stored with its deadline and acknowledged by e-mail with its date and content', async () => {
    const page = await buy();
    const form = complaint();
    const shown = await visitor.follow(await visitor.post(page, form));
    const [row, ...more] = await stored();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ id: form.id, line: 1, text: form.text, remedy: 'money' });
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

  it('is one however often its form is sent', async () => {
    const page = await buy();
    const form = complaint();
    await Promise.all([visitor.post(page, form), visitor.post(page, form)]);
    expect((await visitor.post(page, form)).status).toBe(303);
    expect(await stored()).toHaveLength(1);
  });

  it('is the only open one about its line: another says which one is being dealt with', async () => {
    const page = await buy();
    const form = complaint();
    await visitor.post(page, form);
    const receivedAt = formatMoment('cs', time.clock());
    for (const id of [form.id, randomUUID()]) {
      const answer = await visitor.post(page, { ...form, id, text: 'Ještě něco.' });
      expect(answer.status).toBe(409);
      expect(answer.text).toContain('Reklamaci téže věci už vyřizujeme.');
      expect(plain(answer.text)).toContain(`Tuto reklamaci jsme přijali ${plain(receivedAt)}`);
      expect(answer.text).toContain(shop.services.shop.supportMail);
      expect(answer.html).toContain('Ještě něco.');
      expect(answer.html).toMatch(/value="money"[^>]*checked|checked=""[^>]*value="money"/);
    }
    const english = await shop.visitor('en').post(page.replace('objednavky', 'orders'), {
      ...complaint(),
      text: 'Something else.',
    });
    expect(english.status).toBe(409);
    expect(english.text).toContain('We are already dealing with a complaint about this.');
    expect(await stored()).toHaveLength(1);
    await shop.workOnce();
    expect(await emailsOf(shop, 'order-complaint-customer')).toHaveLength(1);
  });

  it('leaves room for one about every other line, and about the order as a whole', async () => {
    const page = await buy();
    for (const line of ['0', '1', '']) {
      expect((await visitor.post(page, complaint({ line }))).status).toBe(303);
    }
    await time.pass(shop, DAY_MS / 60_000);
    expect((await visitor.post(page, complaint({ line: '' }))).status).toBe(409);
    expect((await visitor.post(page, complaint({ line: '2' }))).status).toBe(303);
    expect((await stored()).map(({ line }) => line)).toEqual([0, 1, null, 2]);
  });

  it('is about the same whether it names the only line of an order or the whole of it', async () => {
    await pay(visitor, await placeOrder(visitor));
    await begin(shop);
    const page = `/objednavky/${(await onlyOrder(shop)).token}`;
    expect((await visitor.post(page, complaint({ line: '' }))).status).toBe(303);
    expect((await visitor.post(page, complaint({ line: '0' }))).status).toBe(409);
    expect(await stored()).toHaveLength(1);
  });

  it('is one of fifty that are sent at once', async () => {
    const page = await buy();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shop.visitor().post(page, complaint())),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
    // Who waits too long behind the others, on a busy machine, is told that nothing was stored.
    expect([303, 409, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]));
    expect((await shop.visitor().post(page, complaint())).status).toBe(409);
    expect(await stored()).toHaveLength(1);
    await shop.workOnce();
    expect(await emailsOf(shop, 'order-complaint-customer')).toHaveLength(1);
    expect(await emailsOf(shop, 'order-complaint-shop')).toHaveLength(1);
  });

  it('can be made anew once the one before is settled, three times a day', async () => {
    const page = await buy();
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await visitor.post(page, complaint())).status).toBe(303);
      await settle();
    }
    const more = await visitor.post(page, complaint({ text: 'Jedna navíc' }));
    expect(more.status).toBe(409);
    expect(plain(more.text)).toContain('jsme od vás dnes přijali už 3 reklamace');
    expect(more.text).toContain('e‑mailem');
    expect(more.html).toContain('Jedna navíc');
    expect(await stored()).toHaveLength(3);
    await time.pass(shop, DAY_MS / 60_000);
    expect((await visitor.post(page, complaint())).status).toBe(303);
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
    const emails = await query(shop, 'select html from outbox.email');
    for (const { html } of emails) expect(html).not.toContain('<script>alert');
  });

  it('is taken of no order that was not paid or is not known', async () => {
    const page = await buy();
    const foreign = page.replace(/[^/]+$/, 'A'.repeat(32));
    expect((await visitor.post(foreign, complaint())).status).toBe(302);
    await query(shop, 'update orders set paid_at = null');
    expect((await visitor.post(page, complaint())).status).toBe(409);
    expect(await stored()).toEqual([]);
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
    await settle();
    const { text } = await visitor.get(page);
    expect(text).toContain('Neuznali jsme ji.');
    expect(text).toContain('Naše vyjádření: Dodáno bylo vše.');
    expect(text).not.toContain('Vyřídíme ji nejpozději');
  });
});
