import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { emailsOf, expectSales, listIssued, onlyOrder, query } from '#tests/stage/books.ts';
import {
  CHECKOUT,
  EMAIL,
  askedLines,
  bodyOf,
  followers,
  form,
  likes,
  listTargets,
  specified,
  urlOf,
} from '#tests/stage/called-orders.ts';
import { type Client, createClient, errorOf } from '#tests/stage/calling.ts';
import { errorsOf, readForm } from '#tests/stage/html.ts';
import { pay } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';

let shop: TestShop;
let client: Client;
let visitor: Visitor;
beforeEach(async () => {
  shop = await createTestShop();
  client = createClient(shop);
  visitor = shop.visitor();
});
afterEach(() => shop.close());

const video = 'https://www.tiktok.com/@zofie/video/7212345678901234567';

/** Orders by the shortest body, which has no targets; the addresses of checkout and order page. */
async function order(locale: Locale = 'cs') {
  const answer = bodyOf(await client.call(CHECKOUT, specified, { locale }));
  return { checkout: String(answer['url']), page: String(answer['orderUrl']) };
}

function give(page: string, line: number, target: string): Promise<Page> {
  return visitor.post(page, { intent: 'target', line: String(line), target });
}

describe('an order whose profiles are missing', () => {
  it('is placed, paid, completed on its page, and the shop learns of each', async () => {
    const { checkout, page } = await order();
    expect(await listTargets(shop)).toEqual([null, null]);
    const back = await pay(visitor, checkout);
    expect(askedLines(back)).toEqual(['0', '1']);
    expect(back.text).toContain('Chybí profil nebo odkaz');
    await shop.workOnce();
    await expectSales(shop, 1);

    const [toCustomer] = await emailsOf(shop, 'order-paid-customer');
    expect(toCustomer?.text).toContain('Chybí profil nebo odkaz');
    expect(toCustomer?.text).toContain('Doplňte ho prosím na stránce objednávky');
    expect(toCustomer?.html).toContain(page);
    const [toShop] = await emailsOf(shop, 'order-paid-shop');
    expect(toShop?.text).toContain('Chybí profil nebo odkaz');
    expect(toShop?.text).toContain('nezačínejte');
    const [invoice] = await listIssued(shop, 'invoice');
    const texts = invoice?.snapshot.rows.map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(texts).toEqual(['10.000 sledujících na Instagramu', '500 lajků na TikToku']);

    expect((await give(page, 0, 'zofie')).location).toBe(`${page}#line-0`);
    await shop.workOnce();
    expect(await emailsOf(shop, 'order-target-shop')).toEqual([]);
    expect((await give(page, 1, video)).status).toBe(303);
    expect(await listTargets(shop)).toEqual(['@zofie', '@zofie/video/7212345678901234567']);
    const complete = await visitor.get(page);
    expect(askedLines(complete)).toEqual([]);
    expect(complete.text).toContain('Video 7212345678901234567 (@zofie)');
    expect(complete.text).not.toMatch(/chybí/i);
    await shop.workOnce();
    const [told, ...more] = await emailsOf(shop, 'order-target-shop');
    expect(more).toEqual([]);
    expect(told?.subject).toContain('údaje k\u00a0dodání jsou doplněné');
    expect(told?.text).toContain(video);
    expect(told?.text).toContain('https://www.instagram.com/zofie/');
  });

  it('takes its profiles before it is paid as well; then its e-mails have them', async () => {
    const { checkout, page } = await order('en');
    expect((await visitor.get(page)).text).toContain('Profile or link missing');
    await give(page, 0, '@zofie');
    await give(page, 1, video);
    await pay(shop.visitor('en'), checkout);
    await shop.workOnce();
    const [toCustomer] = await emailsOf(shop, 'order-paid-customer');
    expect(toCustomer?.text).toContain('@zofie');
    expect(toCustomer?.text).not.toContain('Profile or link missing');
    expect(await emailsOf(shop, 'order-target-shop')).toEqual([]);
  });

  it('is made by send-order-email too', async () => {
    const { username: _, profileName: __, ...rest } = form;
    bodyOf(await client.call(EMAIL, rest));
    expect(await listTargets(shop)).toEqual([null, null]);
  });

  it('takes a general profile for the items that it fits, and leaves the others', async () => {
    const username = 'https://www.tiktok.com/@zofie';
    urlOf(await client.call(CHECKOUT, { ...specified, username }));
    expect(await listTargets(shop)).toEqual([null, '@zofie']);
    const own = [{ ...followers, target: '@jina' }, likes];
    urlOf(await client.call(CHECKOUT, { ...specified, orderItems: own, username }));
    expect((await listTargets(shop)).sort()).toEqual(['@jina', '@zofie', '@zofie', null]);
  });

  it('is refused where what was sent as profile fits no item, or is no profile', async () => {
    const nowhere = await client.call(CHECKOUT, { ...specified, username: 'https://x.com/zofie' });
    expect(nowhere.status).toBe(422);
    expect(errorOf(nowhere).fields).toMatchObject({
      username: { code: 'target-other-platform', platform: 'X' },
    });
    const orderItems = [{ ...followers, target: 'tohle není profil' }, likes];
    const unreadable = await client.call(CHECKOUT, { ...specified, orderItems });
    expect(errorOf(unreadable).fields).toEqual({
      'orderItems.0.target': { code: 'target-display-name', message: expect.any(String) },
    });
    expect(await query(shop, 'select * from orders')).toEqual([]);
  });

  it('comes back from its payment as it was', async () => {
    const { checkout } = await order();
    await query(shop, 'delete from orders');
    await pay(visitor, checkout);
    await shop.workOnce();
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
    expect(await listTargets(shop)).toEqual([null, null]);
  });
});

describe('the form for a missing profile', () => {
  it.each<[Locale, string, string]>([
    ['cs', 'https://www.tiktok.com/@zofie', 'Toto je odkaz na TikTok'],
    ['cs', ' ', 'Vložte jméno profilu nebo odkaz'],
    ['en', 'https://www.instagram.com/p/Cabc123/', 'This is a link to a post'],
    ['en', '"><script>alert(1)</script>', 'We don’t recognise this'],
  ])('in %s keeps what was typed and says at the field what is wrong: %s', async (...row) => {
    const [locale, input, message] = row;
    const { page } = await order(locale);
    const answer = await give(page, 0, input);
    expect(answer.status).toBe(422);
    expect(errorsOf(answer.html)).toEqual({ 'target-0': expect.stringContaining(message) });
    expect(readForm(answer.html, 'target').fields['target']).toBe(input);
    expect(answer.html).not.toContain('<script>alert');
    expect(await listTargets(shop)).toEqual([null, null]);
  });

  it('gives a profile once: the same again is no fault, another one changes nothing', async () => {
    const { page } = await order();
    const answers = await Promise.all([give(page, 0, '@prvni'), give(page, 0, '@druha')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const [first] = await listTargets(shop);
    expect((await give(page, 0, String(first))).status).toBe(303);
    const late = await give(page, 0, '@treti');
    expect(late.status).toBe(409);
    expect(late.text).toContain('profil už máme');
    expect(await listTargets(shop)).toEqual([first, null]);
  });

  it.each(['completed', 'canceled', 'expired'])(
    'is neither shown nor taken once the order is %s',
    async (state) => {
      const { page } = await order();
      await query(shop, 'update orders set state = $1', [state]);
      const shown = await visitor.get(page);
      expect(askedLines(shown)).toEqual([]);
      expect((await give(page, 0, '@zofie')).status).toBe(409);
      expect(await listTargets(shop)).toEqual([null, null]);
    },
  );

  it.each(['2', '-1', '0.5', '', '99999999999999999999', "0' or '1'='1"])(
    'refuses a line that is not there: %j',
    async (line) => {
      const { page } = await order();
      const answer = await visitor.post(page, { intent: 'target', line, target: '@zofie' });
      expect(answer.status).toBe(409);
      expect(await listTargets(shop)).toEqual([null, null]);
    },
  );

  it('belongs to who has the link of the order', async () => {
    const { page } = await order();
    const answer = await give(page.replace(/[^/]+$/, 'x'.repeat(32)), 0, '@zofie');
    expect(answer).toMatchObject({ status: 302, location: expect.stringMatching(/\/404$/) });
    expect(await listTargets(shop)).toEqual([null, null]);
  });

  it('counts as one of the things done on an order’s page, and keeps what was typed', async () => {
    const { page } = await order();
    for (let times = 0; times < 30; times += 1) {
      expect((await give(page, 0, 'tohle není profil')).status).toBe(422);
    }
    const answer = await give(page, 0, '@zofie');
    expect(answer.status).toBe(429);
    expect(readForm(answer.html, 'target').fields['target']).toBe('@zofie');
    expect(await listTargets(shop)).toEqual([null, null]);
  });
});

describe('the database', () => {
  it('holds all of a target or nothing of it', async () => {
    await order();
    const half = query(shop, `update order_lines set target_url = 'https://x' where position = 0`);
    await expect(half).rejects.toThrow(/order_lines_target/);
  });
});
