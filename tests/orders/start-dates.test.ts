import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expressRequest } from '#content/legal/consent.ts';
import { formatMoment } from '#content/moments.ts';
import { listEmails, onlyOrder, query } from '#tests/stage/books.ts';
import { type Request, oneWish, pay, placeOrder } from '#tests/stage/ordering.ts';
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

const DAY = 24 * 60;
const post = 'https://www.instagram.com/p/Cabc123/';
const likes: Request = { packageId: 'ig-likes-100', target: post };
const followers: Request = { packageId: 'ig-followers-1000', target: '@zofie.rihova' };

/** Buys and pays; the address of the order's page. */
async function buy(wishes: readonly Request[], start: 'now' | 'later' = 'now'): Promise<string> {
  await pay(visitor, await placeOrder(visitor, wishes, { start }));
  await shop.workOnce();
  return `/objednavky/${(await onlyOrder(shop)).token}`;
}

const read = async (page: string) => plain((await visitor.get(page)).text);
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/\s+/g, ' ');
const emailOf = async (kind: string) => {
  const found = (await listEmails(shop)).find(({ message_id: id }) => id.startsWith(`<${kind}-`));
  return plain(found?.text ?? '');
};
const give = (page: string, line = 0) =>
  visitor.post(page, { intent: 'target', line: String(line), target: post });
/** Two days from now, as a page writes it without the minute, which may turn meanwhile. */
const inTwoDays = () =>
  plain(formatMoment('cs', new Date(time.clock().getTime() + 2 * DAY * 60_000))).slice(0, -3);

describe('the start of an order that waits for its post alone', () => {
  it('has no date before the post is there, on the page, after paying and in the e-mails', async () => {
    const page = await buy(oneWish);
    const after = await visitor.get(`/payment-success?order=${page.split('/').at(-1)}`);
    for (const text of [
      await read(page),
      plain(after.text),
      await emailOf('order-paid-customer'),
    ]) {
      expect(text).toContain('až doplníte, kam máme dodávat');
      expect(text).not.toMatch(/nejpozději \d/);
    }
    expect(await emailOf('order-paid-shop')).toContain('až zákazník doplní, kam dodávat');
  });

  it('has one that counts from the moment at which the post is given', async () => {
    const page = await buy(oneWish);
    await time.pass(shop, 5 * DAY);
    await give(page);
    await shop.workOnce();
    expect(await read(page)).toContain(`Začneme nejpozději ${inTwoDays()}`);
    expect(await emailOf('order-target-shop')).toContain(`nejpozději ${inTwoDays()}`);
    expect(await emailOf('order-target-shop')).not.toContain('od platby');
  });

  it('comes after the 14 days all the same where nobody asked for an early one', async () => {
    const page = await buy(oneWish, 'later');
    expect(await read(page)).toMatch(/až doplníte, kam máme dodávat, nejdříve však \d/);
  });
});

describe('the start of an order of which one row waits', () => {
  it('counts from the payment, and the end from the last target', async () => {
    const page = await buy([followers, { ...likes, target: '@zofie.rihova' }]);
    const start = `Začneme nejpozději ${inTwoDays()}`;
    expect(await read(page)).toContain(start);
    await time.pass(shop, DAY);
    await give(page, 1);
    const text = await read(page);
    expect(text).toContain(start);
    const end = new Date(time.clock().getTime() + (2 + 7) * DAY * 60_000);
    expect(text).toContain(`nejpozději ${plain(formatMoment('cs', end)).split(' v')[0]}`);
  });
});

describe('a date that is over', () => {
  it('is no promise any more', async () => {
    const page = await buy([likes]);
    await time.pass(shop, 20 * DAY);
    const text = await read(page);
    expect(text).toContain('Začít jsme měli nejpozději');
    expect(text).not.toMatch(/[Zz]ačneme (?:nejpozději|do 24)/);
    expect(text.match(/nejpozději \d/g)).toHaveLength(1);
  });

  it('leaves nothing to be asked for early', async () => {
    const page = await buy([likes], 'later');
    // A period that ends on a day of rest goes on until the next working day, at Christmas for days.
    await time.pass(shop, 20 * DAY);
    const text = await read(page);
    expect(text).toContain('Lhůta pro odstoupení už uplynula');
    expect(text).not.toContain('nejdříve');
    expect(text).not.toContain('Chcete, abychom začali dřív?');
    const { version: consentVersion } = expressRequest.cs;
    const asking = { intent: 'early-start', expressConsent: 'on', consentVersion };
    const answer = await visitor.post(page, asking);
    expect(answer.status).toBe(409);
    expect((await query(shop, 'select express_consent from orders'))[0]).toEqual({
      express_consent: false,
    });
  });

  it('ends the guarantee of a delivered order', async () => {
    const page = await buy([likes]);
    const { id } = await onlyOrder(shop);
    await query(shop, `update orders set state = 'completed' where id = $1`, [id]);
    await query(
      shop,
      `insert into order_events (order_id, state, actor, at) values ($1, 'completed', 'operator', now())`,
      [id],
    );
    expect(await read(page)).toContain('běží garance doplnění');
    await time.pass(shop, 31 * DAY);
    const text = await read(page);
    expect(text).not.toContain('běží garance');
    expect(text).toContain('Garance doplnění už skončila');
  });
});

describe('an order that was to wait', () => {
  it('tells by e-mail that an early start can be asked for, and counts it from the request', async () => {
    const page = await buy([likes], 'later');
    expect(await emailOf('order-paid-customer')).toContain(
      'Požádat o dřívější zahájení můžete i teď na stránce objednávky',
    );
    const { version: consentVersion } = expressRequest.cs;
    await visitor.post(page, { intent: 'early-start', expressConsent: 'on', consentVersion });
    await shop.workOnce();
    expect(await emailOf('order-express-shop')).not.toContain('od platby');
  });
});
