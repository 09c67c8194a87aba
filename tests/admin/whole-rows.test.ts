import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { workListHref } from '#web/admin/figures/figure-links.ts';
import { query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { hasForm, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { paidOrderAt, storeOrder, storedLine } from '#tests/stage/stored-orders.ts';

const HOUR_MS = 60 * 60_000;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

let shop: TestShop;
let me: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
  me = await signIn(shop);
});
beforeEach(() => query(shop, 'delete from orders where invoice_number is null'));
afterAll(() => shop.close());

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

it('says of each line quantity, pieces, bonus and target, in the queue, the list and the dry run', async () => {
  const lines = [
    { ...storedLine, label: '@prvni' },
    { ...storedLine, packageId: 'tt-likes-1000', label: '@druhy' },
    { ...storedLine, label: null, url: null },
  ];
  const { id, number } = await storeOrder(shop, { ...paidOrderAt(inHours(-1)), lines });
  await query(
    shop,
    'update order_lines set quantity = 2, bonus = 500 where order_id = $1 and position = 0',
    [id],
  );
  for (const address of [
    workListHref('to-start'),
    '/ad/orders?pay=paid',
    `/ad/orders/bulk?act=begin&n=${number}`,
  ]) {
    const text = plain((await me.visitor.get(address)).text);
    expect(text).toContain('2× 1.000 sledujících na Instagramu +500 zdarma, @prvni');
    expect(text).toContain('1.000 lajků na TikToku, @druhy');
    expect(text).toContain('1.000 sledujících na Instagramu, chybí profil nebo odkaz');
  }
});

it('sorts what can be begun by when it is to begin, and says when', async () => {
  const store = (paid: number, start: number) => {
    const lines = [{ ...storedLine, url: `https://www.instagram.com/jana.${paid}/` }];
    return storeOrder(shop, { ...paidOrderAt(inHours(-paid)), startBy: inHours(start), lines });
  };
  const [later, sooner, missed] = [await store(5, 43), await store(1, 7), await store(2, -1)];
  for (const address of [workListHref('to-start'), '/ad/orders?pay=paid&work=waiting&sort=start']) {
    const { html, text } = await me.visitor.get(address);
    const at = [missed, sooner, later].map(({ number }) => html.indexOf(`/orders/${number}`));
    expect(at.toSorted((a, b) => a - b)).toEqual(at);
    expect(plain(text)).toContain('Začít do');
  }
});

it('notes until when an order begins from its payment on, and no longer once it has', async () => {
  const followers = { packageId: 'ig-followers-1000', target: '@zofie.rihova' };
  const admin = await openOrderAdmin(shop, { wishes: [followers] });
  const startBy = async () =>
    (
      await query(
        shop,
        `select start_by is not null and start_by - paid_at = interval '48 hours' as is_due
         from orders where id = $1`,
        [admin.id],
      )
    )[0]?.['is_due'];
  expect(await startBy()).toBe(true);
  await admin.send('move-0', { to: 'delivering' });
  expect(await startBy()).toBe(false);
});

it('says the new promised day before a start that comes too late for the one that was sold', async () => {
  const followers = { packageId: 'ig-followers-1000', target: '@zofie.rihova' };
  const likes = { packageId: 'tt-followers-1000', target: '@zofie' };
  const one = await openOrderAdmin(shop, { wishes: [followers] });
  const said = /Slíbeno pak bude do \d{1,2}\. /g;
  const late = `update orders set created_at = created_at - interval '3 days', paid_at = paid_at - interval '3 days',
    consent_at = consent_at - interval '3 days', promised_at = promised_at - interval '3 days'
    where number = $1`;
  // Begun early, nothing of the promise goes back.
  expect(plain((await one.look()).text).match(said)).toBeNull();
  await query(shop, late, [one.number]);
  expect(plain((await one.look()).text).match(said)).toHaveLength(1);
  const bulk = await me.visitor.get(`/ad/orders/bulk?act=begin&n=${one.number}`);
  expect(plain(bulk.text)).toContain('slíbeno pak do');
  const two = await openOrderAdmin(shop, { wishes: [followers, likes] });
  await query(shop, late, [two.number]);
  const page = await two.look();
  expect(hasForm(page, 'move-all')).toBe(true);
  // Begun alone, the quicker line leaves the promise of the order where it is.
  expect(plain(page.text).match(said)).toHaveLength(2);
});
