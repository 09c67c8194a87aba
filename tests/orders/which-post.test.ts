import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { emailsOf, query } from '#tests/stage/books.ts';
import {
  CHECKOUT,
  askedLines,
  bodyOf,
  followers,
  likes,
  listTargets,
  specified,
} from '#tests/stage/called-orders.ts';
import { type Client, createClient } from '#tests/stage/calling.ts';
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
const other = 'https://www.tiktok.com/@zofie/video/7212345678901234568';

/** Followers for a profile, and likes for a profile where a video is wanted. */
async function order(locale: Locale = 'cs') {
  const orderItems = [
    { ...followers, target: '@zofie' },
    { ...likes, target: '@zofie' },
  ];
  const answer = bodyOf(await client.call(CHECKOUT, { ...specified, orderItems }, { locale }));
  return { checkout: String(answer['url']), page: String(answer['orderUrl']) };
}

function give(page: string, target: string, line = 1): Promise<Page> {
  return visitor.post(page, { intent: 'target', line: String(line), target });
}

describe('likes that were ordered for a profile (rules 41)', () => {
  it('ask which post, on the page and in the e-mails, and tell the shop once it is there', async () => {
    const { checkout, page } = await order();
    const back = await pay(visitor, checkout);
    expect(askedLines(back)).toEqual(['1']);
    expect(back.text).toContain('Ke kterému příspěvku?');
    expect(back.text).not.toContain('Chybí profil');
    await shop.workOnce();
    const [toCustomer] = await emailsOf(shop, 'order-paid-customer');
    expect(toCustomer?.text).toContain('Ke kterému příspěvku?');
    expect(toCustomer?.text).toContain('Vložte prosím na stránce objednávky odkaz');
    const [toShop] = await emailsOf(shop, 'order-paid-shop');
    expect(toShop?.text).toContain('Ke kterému příspěvku?');
    expect(toShop?.text).toContain('nedodávejte');

    expect((await give(page, `Tady: ${video}, díky`)).location).toBe(`${page}#line-1`);
    expect(await listTargets(shop)).toEqual(['@zofie', '@zofie/video/7212345678901234567']);
    const complete = await visitor.get(page);
    expect(askedLines(complete)).toEqual([]);
    expect(complete.text).toContain('Video 7212345678901234567 (@zofie)');
    expect(complete.text).not.toContain('Ke kterému příspěvku?');
    await shop.workOnce();
    const [told, ...more] = await emailsOf(shop, 'order-target-shop');
    expect(more).toEqual([]);
    expect(told?.text).toContain(video);
    expect(told?.text).not.toContain('Ke kterému');
  });

  it('are asked about in English as well', async () => {
    const { page } = await order('en');
    const shown = await visitor.get(page);
    expect(shown.text).toContain('Which post?');
    expect(askedLines(shown)).toEqual(['1']);
  });

  it('take no profile instead, not even the same', async () => {
    const { page } = await order();
    for (const input of ['@zofie', '@jina']) {
      const answer = await give(page, input);
      expect(answer.status).toBe(422);
      expect(errorsOf(answer.html)).toEqual({
        'target-1': expect.stringContaining('Toto je profil'),
      });
      expect(readForm(answer.html, 'target').fields['target']).toBe(input);
    }
    expect(await listTargets(shop)).toEqual(['@zofie', '@zofie']);
  });

  it('take one post, whichever tab is first, and it stays', async () => {
    const { page } = await order();
    const answers = await Promise.all([give(page, video), give(page, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const [, given] = await listTargets(shop);
    expect((await give(page, String(given))).status).toBe(303);
    expect((await give(page, '@zofie')).status).toBe(409);
    expect(await listTargets(shop)).toEqual(['@zofie', given]);
  });

  it('take it while the rest is being delivered, and tell the shop', async () => {
    const { checkout, page } = await order();
    await pay(visitor, checkout);
    await query(shop, `update orders set state = 'delivering'`);
    expect(askedLines(await visitor.get(page))).toEqual(['1']);
    expect((await give(page, video)).status).toBe(303);
    await shop.workOnce();
    expect(await emailsOf(shop, 'order-target-shop')).toHaveLength(1);
  });

  it.each(['completed', 'canceled', 'expired', 'refunded'])(
    'take none once the order is %s',
    async (state) => {
      const { page } = await order();
      await query(shop, 'update orders set state = $1', [state]);
      expect(askedLines(await visitor.get(page))).toEqual([]);
      expect((await give(page, video)).status).toBe(409);
      expect(await listTargets(shop)).toEqual(['@zofie', '@zofie']);
    },
  );

  it('leave the profile of followers alone', async () => {
    const { page } = await order();
    expect((await give(page, '@jina', 0)).status).toBe(409);
    expect(await listTargets(shop)).toEqual(['@zofie', '@zofie']);
  });
});

describe('a share link for followers (rules 8)', () => {
  it('is kept as it is, and the shop is told to open it first', async () => {
    const item = {
      platform: 'facebook',
      service: 'followers',
      quantity: 1,
      package: { id: 'fb-followers-5000' },
      target: 'https://www.facebook.com/share/1AbCdEfGhI/?mibextid=wwXIfr',
    };
    const { buyer: _, orderItems: __, discount: ___, ...rest } = { buyer: null, ...specified };
    const answer = bodyOf(await client.call(CHECKOUT, { ...rest, orderItems: [item] }));
    expect((await visitor.get(String(answer['orderUrl']))).text).toContain('ověříme po zaplacení');
    await pay(visitor, String(answer['url']));
    await shop.workOnce();
    const [toShop] = await emailsOf(shop, 'order-paid-shop');
    expect(toShop?.text).toContain('ověřte, že vede na profil');
  });
});
