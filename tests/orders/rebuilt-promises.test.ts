import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { move, someOperator } from '#tests/stage/delivering.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import {
  fillCart,
  openDetails,
  pressDetails,
  pressHosted,
  someone,
} from '#tests/stage/ordering.ts';
import { PACKAGE, sendPackage } from '#tests/stage/price-desk.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import {
  type SurvivingProvider,
  createSurvivingProvider,
  reconcile,
} from '#tests/stage/surviving-provider.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';

let provider: SurvivingProvider;
let lost: TestShop;
let shop: TestShop;
let owner: SignedIn;
let time: TestClock;

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

beforeEach(async () => {
  time = createClock();
  const { clock } = time;
  provider = await createSurvivingProvider();
  const { testCheckout } = provider;
  lost = await createTestShop({ testCheckout, clock });
  shop = await createTestShop({ testCheckout, clock });
  owner = await signIn(shop);
  const visitor = lost.visitor();
  fillCart(visitor, [
    { packageId: PACKAGE, target: '@zofie.rihova' },
    { packageId: 'tt-followers-1000', target: '@zofie' },
  ]);
  const input = { ...someone, start: 'now' };
  const { location } = await pressDetails(visitor, await openDetails(visitor), input);
  await pressHosted(visitor, location ?? '');
});
afterEach(async () => {
  for (const each of [lost, shop, provider]) await each.close();
});

const offer = (input: Record<string, string>) => sendPackage(owner, input);
const promisesOf = (of: TestShop) =>
  query(of, 'select bonus, delivery, guarantee_days from order_lines order by position');

/** The row of its page about the package whose terms change. */
async function rowOnPage(): Promise<string> {
  const { token } = await onlyOrder(shop);
  const { html } = await shop.visitor().get(`/objednavky/${token}`);
  return plain(/<li class="summary__row" id="line-0">.*?<\/li>/s.exec(html)?.[0] ?? '');
}

async function emailAbout(kind: string): Promise<string> {
  const [email] = await query(shop, 'select text from outbox.email where message_id like $1', [
    `<${kind}-%`,
  ]);
  return plain(String(email?.['text']));
}

describe('what is promised of an order that was rebuilt from its payment', () => {
  it('is what was on sale then, whatever is on sale later', async () => {
    await offer({ bonus: '50', deliveryTo: '72', guaranteeDays: '60' });
    await reconcile(shop);
    await offer({ bonus: '70', deliveryTo: '96', guaranteeDays: '30' });
    await shop.workOnce();
    const [line, other] = await promisesOf(shop);
    const delivery = { from: 48, to: 72, unit: 'hour' };
    expect(line).toEqual({ bonus: 50, delivery, guarantee_days: 60 });
    expect(other).toEqual((await promisesOf(lost))[1]);
    const row = await rowOnPage();
    expect(row).toContain('+50 zdarma');
    expect(row).toContain('dodání 48–72 hodin');
    expect(row).toContain('garance 60 dní');
    const email = await emailAbout('order-paid-customer');
    expect(email).toContain('+50 zdarma');
    expect(email).toContain('48–72 hodin');
    expect(await onlyOrder(shop)).toMatchObject({
      promised_at: expect.any(Date),
      start_by: expect.any(Date),
    });
  });

  it('is nothing of a package that was not on sale then, by anybody', async () => {
    await offer({ onSale: '' });
    await reconcile(shop);
    await offer({ bonus: '70' });
    await shop.workOnce();
    const none = { bonus: null, delivery: null, guarantee_days: null };
    expect((await promisesOf(shop))[0]).toEqual(none);
    const row = await rowOnPage();
    expect(row).toContain('1.000 sledujících');
    for (const promised of ['zdarma', 'hodin', 'garance', 'dní'])
      expect(row).not.toContain(promised);
    const order = await onlyOrder(shop);
    expect(order).toMatchObject({ promised_at: null, start_by: expect.any(Date) });
    const { text } = await shop.visitor().get(`/objednavky/${order['token']}`);
    expect(text).not.toContain('Dodání pak trvá');
    const email = await emailAbout('order-paid-customer');
    expect(email).not.toContain('+70');
    // That of the other line.
    expect(email.match(/Dodání trvá/g)).toHaveLength(1);

    const operator = await someOperator(shop);
    for (const position of [0, 1]) {
      await move(shop, operator, { position, to: 'delivering', startCount: 0 });
      await move(shop, operator, { position, to: 'completed' });
    }
    // Until then it can be taken back.
    await time.pass(shop, 1);
    expect(await rowOnPage()).not.toContain('arance');
    expect((await emailAbout('order-completed-customer')).match(/včetně\./g)).toHaveLength(1);
  });
});
