import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expressRequest } from '#content/legal/consent.ts';
import { listEmails, onlyOrder, query } from '#tests/stage/books.ts';
import { buyer } from '#tests/stage/invoicing.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';
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

const { version: consentVersion, text: wording } = expressRequest.cs;
const asking = { intent: 'early-start', expressConsent: 'on', consentVersion };

/** Likes for a post that is known, so that nothing but the period keeps them waiting. */
const wishes = [{ packageId: 'ig-likes-100', target: 'https://www.instagram.com/p/Cabc123/' }];

async function buy(input: Record<string, string> = {}): Promise<string> {
  await pay(visitor, await placeOrder(visitor, wishes, input));
  await shop.workOnce();
  return `/objednavky/${(await onlyOrder(shop)).token}`;
}

const stored = async () =>
  (await query(shop, 'select express_consent, consent_version, consent_at from orders'))[0];
const kinds = async () => (await query(shop, 'select kind from emails')).map(({ kind }) => kind);
const requests = async () =>
  (await kinds()).filter((kind) => String(kind).startsWith('order-express')).toSorted();

it('what was said of the start has its wording and its moment', async () => {
  await placeOrder(visitor, wishes);
  expect(await stored()).toMatchObject({ express_consent: false });
  for (const column of ['consent_version', 'consent_at'])
    await expect(query(shop, `update orders set ${column} = null`)).rejects.toThrow(
      'orders_consent',
    );
});

describe('a consumer who has paid without the express request', () => {
  it('can make it on the order page: its time and wording are stored and confirmed', async () => {
    const page = await buy();
    const before = await visitor.get(page);
    expect(before.text).toContain('Chcete, abychom začali dřív?');
    expect(before.text).toContain(wording.replaceAll('\u00a0', ' '));
    expect(before.html).not.toMatch(/name="expressConsent"[^>]*checked/);

    await time.pass(shop, 3 * 24 * 60);
    const after = await visitor.follow(await visitor.post(page, asking));
    expect(after.text).not.toContain('Chcete, abychom začali dřív?');
    expect(after.text).toMatch(/Obvykle začneme do 24 hodin, nejpozději/);
    const { consent_at: at, ...rest } = (await stored()) ?? {};
    expect(rest).toEqual({ express_consent: true, consent_version: consentVersion });
    expect(Math.abs(Number(at) - time.clock().getTime())).toBeLessThan(60_000);

    await shop.workOnce();
    const emails = await listEmails(shop);
    const customer = emails.find(({ message_id: id }) => id.includes('express-customer'));
    expect(customer?.to_address).toBe('zofie@example.com');
    expect(customer?.text).toContain('Výslovně žádám');
    const toShop = emails.find(({ message_id: id }) => id.includes('express-shop'));
    expect(toShop?.subject).toContain('žádá o\u00a0dřívější zahájení');
  });

  it('makes it once, however often it is sent', async () => {
    const page = await buy();
    await Promise.all([visitor.post(page, asking), visitor.post(page, asking)]);
    const first = await stored();
    await time.pass(shop, 60);
    expect((await visitor.post(page, asking)).status).toBe(303);
    expect(await stored()).toEqual(first);
    expect(await requests()).toEqual(['order-express-customer', 'order-express-shop']);
  });

  it.each([
    ['without the box', { intent: 'early-start', consentVersion }],
    ['with another wording', { ...asking, consentVersion: '2020-01-01' }],
  ])('has to agree to what stands there (%s)', async (_, fields) => {
    const page = await buy();
    const refused = await visitor.post(page, fields);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Zaškrtněte prosím žádost');
    expect(await stored()).toMatchObject({ express_consent: false });
    expect(await requests()).toEqual([]);
  });

  it.each(['delivering', 'completed', 'canceled'])(
    'is too late once the order is %s',
    async (state) => {
      const page = await buy();
      await query(shop, 'update orders set state = $1', [state]);
      expect((await visitor.get(page)).text).not.toContain('Chcete, abychom začali dřív?');
      expect((await visitor.post(page, asking)).status).toBe(409);
      expect(await stored()).toMatchObject({ express_consent: false });
    },
  );

  it('who cancels at the same moment has canceled', async () => {
    const page = await buy();
    await Promise.all([visitor.post(page, asking), visitor.post(page, { intent: 'cancel' })]);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'canceled' });
  });
});

it('a company is not asked, and cannot ask', async () => {
  const page = await buy(buyer);
  expect((await visitor.get(page)).text).not.toContain('Chcete, abychom začali dřív?');
  expect((await visitor.post(page, asking)).status).toBe(409);
});

it('an order that is not paid cannot begin early', async () => {
  await placeOrder(visitor);
  const page = `/objednavky/${(await onlyOrder(shop)).token}`;
  expect((await visitor.post(page, asking)).status).toBe(409);
});
