import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepFunnel, readFunnel } from '#database/figures/funnel.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import { emailsOf, listOrders, onlyOrder, query } from '#tests/stage/books.ts';
import { CHECKOUT, bodyOf, checkout } from '#tests/stage/called-orders.ts';
import { createClient } from '#tests/stage/calling.ts';
import { errorsOf, readForm } from '#tests/stage/html.ts';
import { fillCart, oneWish, openDetails, pressDetails, someone } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await query(shop, `delete from orders`);
  await query(shop, `delete from emails`);
  await query(shop, `delete from discount_codes`);
  await query(
    shop,
    `insert into discount_codes (code, percent, amount, most_uses, most_per_customer, least, platform, edition)
     values ('ZDARMA', 100, null, null, 1, null, null, null), ('DVESTE', null, 20000, 1, null, null, null, null),
       ('OD500', 50, null, null, null, 50000, null, null), ('TIKTOK', 50, null, null, null, null, 'tiktok', null),
       ('ENGLISH', 50, null, null, null, null, null, 'en')`,
  );
});

async function apply(visitor: Visitor, discountCode: string, email: string = someone.email) {
  fillCart(visitor, oneWish);
  const details = await openDetails(visitor);
  return pressDetails(visitor, details, { ...someone, email, discountCode }, 'code');
}

async function orderFree(
  code = 'ZDARMA',
  email?: string,
): Promise<{ visitor: Visitor; answer: Page }> {
  const visitor = shop.visitor();
  const page = await apply(visitor, code, email);
  return { visitor, answer: await pressDetails(visitor, page) };
}

describe('an order with nothing to pay', () => {
  it('is placed as paid at once, without a checkout, and says so everywhere', async () => {
    const visitor = shop.visitor();
    const page = await apply(visitor, 'ZDARMA');
    expect(page.text).toContain('Nic neplatíte.');
    expect(page.text).toContain('Odeslat objednávku');
    const answer = await pressDetails(visitor, page);
    const order = await onlyOrder(shop);
    expect(order).toMatchObject({
      state: 'paid',
      total: '0',
      discount: '19900',
      discount_code: 'ZDARMA',
      paid_how: 'free',
      payment_id: null,
      invoice_number: null,
    });
    const sessions = await query(shop, `select from checkouts where checkout_id is not null`);
    expect(sessions).toEqual([]);
    expect(answer.location).toContain(order.token);
    const success = await visitor.follow(answer);
    expect(success.text).toContain('Děkujeme, objednávku máme');
    expect(success.text).toContain('nic za ni neplatíte');
    const own = await visitor.get(`/objednavky/${order.token}`);
    expect(own.text).toContain('Objednávku máme a je zdarma');
    await shop.workOnce();
    const [email] = await emailsOf(shop, 'order-paid-customer');
    expect(email?.text).toContain('nic neplatíte');
    expect(await emailsOf(shop, 'order-paid-shop')).toHaveLength(1);
  });

  it('can be canceled before it begins, with no money to return', async () => {
    const { visitor } = await orderFree();
    const { token } = await onlyOrder(shop);
    await visitor.post(`/objednavky/${token}`, { intent: 'cancel' });
    expect(await onlyOrder(shop)).toMatchObject({ state: 'canceled' });
    expect(await query(shop, `select from refunds`)).toEqual([]);
    const { answer } = await orderFree();
    expect(answer.status).toBe(303);
  });

  it('can be complained of, but not for money', async () => {
    const { visitor } = await orderFree();
    await query(shop, `update orders set state = 'delivering'`);
    await query(shop, `update order_lines set work = 'delivering', started_at = now()`);
    const page = `/objednavky/${(await onlyOrder(shop)).token}`;
    expect((await visitor.get(page)).html).not.toContain('value="money"');
    const complain = (wish: string) =>
      visitor.post(page, { intent: 'complaint', id: randomUUID(), line: '', text: 'Nic.', wish });
    expect((await complain('money')).status).toBe(422);
    expect((await complain('refill')).status).toBe(303);
    expect(await query(shop, 'select remedy from complaints')).toEqual([{ remedy: 'refill' }]);
  });

  it('is had once by a mailbox, however it is written', async () => {
    await orderFree('ZDARMA', 'zofie@gmail.com');
    for (const email of ['ZOFIE@gmail.com', 'zo.fie+2@googlemail.com']) {
      const { answer } = await orderFree('ZDARMA', email);
      expect(errorsOf(answer.html)).toEqual({
        discountCode: 'Tento kód jste už použili tolikrát, kolikrát to jde',
      });
      expect(readForm(answer.html, 'order').fields).toMatchObject({ email, name: someone.name });
    }
    expect(await listOrders(shop)).toHaveLength(1);
  });

  it('has come all the way in the figures, and is no money', async () => {
    await orderFree();
    const today = dayInPrague(new Date());
    await keepFunnel(shop.services.db, new Date(0));
    const [day] = await readFunnel(shop.services.db, { from: today, to: today });
    expect(day).toMatchObject({ orders: 1, checkouts: 1, paid: 1 });
  });

  it('is answered to a call by its own page, also when it is called again', async () => {
    const client = createClient(shop);
    const key = 'zero-total-of-a-call-0123456789abcdef';
    const body = { ...checkout, discountCode: 'zdarma', idempotencyKey: key };
    const { discount: _, total: __, ...sent }: Record<string, unknown> = body;
    const first = bodyOf(await client.call(CHECKOUT, sent));
    const { token } = await onlyOrder(shop);
    expect(first).toMatchObject({ sessionId: null, url: first['orderUrl'] });
    expect(first['url']).toContain(`/objednavky/${token}`);
    expect(bodyOf(await client.call(CHECKOUT, sent))).toEqual(first);
  });
});

describe('a code that does not fit', () => {
  it.each([
    ['OD500', 'Kód OD500 platí až od objednávky za 500 Kč před slevou.'],
    ['TIKTOK', 'Kód TIKTOK platí na jiné balíčky, než máte v košíku.'],
    ['ENGLISH', 'Tento kód platí jen v anglické verzi obchodu'],
  ])('says why: %s', async (code, words) => {
    const page = await apply(shop.visitor(), code);
    expect(page.text.replaceAll('\u00a0', ' ')).toContain(words);
    expect(readForm(page.html, 'order').fields['seenTotal']).toBe('19900');
  });
});

it('gives the last use of a code to one of a hundred carts, and the others keep what they typed', async () => {
  const pages = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const visitor = shop.visitor();
      return { visitor, page: await apply(visitor, 'DVESTE', `kupec${index}@example.com`) };
    }),
  );
  const answers = await Promise.all(pages.map(({ visitor, page }) => pressDetails(visitor, page)));
  const won = answers.filter(({ status }) => status === 303);
  expect(won).toHaveLength(1);
  expect(await onlyOrder(shop)).toMatchObject({ total: '0', discount_code: 'DVESTE' });
  for (const answer of answers.filter((each) => each !== won[0])) {
    expect(errorsOf(answer.html)).toHaveProperty('discountCode');
    const { fields } = readForm(answer.html, 'order');
    expect(fields).toMatchObject({ name: someone.name, discountCode: 'DVESTE' });
  }
});
