import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { workListHref } from '#web/admin/figures/figure-links.ts';
import { query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { openProgram } from '#tests/stage/programs.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import {
  type StoredLine,
  type StoredOrder,
  paidOrderAt,
  storeOrder,
  storedLine,
} from '#tests/stage/stored-orders.ts';

const said = 'stejný cíl má';

let shop: TestShop;
let me: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
  me = await signIn(shop);
});
beforeEach(() => query(shop, 'delete from orders where invoice_number is null'));
afterAll(() => shop.close());

const store = (lines: readonly StoredLine[], changes: Partial<StoredOrder> = {}) =>
  storeOrder(shop, { ...paidOrderAt(new Date()), lines, ...changes });

async function sameTargetOf({ number }: { number: number }): Promise<unknown> {
  const program = await openProgram(shop);
  return (await program.call(`/api/v1/orders/${number}`)).body['sameTarget'];
}

it('is said in the queue, the list, the dry run, the order with a link, and to programs', async () => {
  const one = await store([storedLine]);
  const other = await store([storedLine], { state: 'delivering' });
  for (const address of [
    workListHref('to-start'),
    '/ad/orders?work=waiting',
    `/ad/orders/bulk?act=begin&n=${one.number}`,
    `/ad/orders/${one.number}`,
  ]) {
    const { text, html } = await me.visitor.get(address);
    expect(text.replaceAll('\u00a0', ' ')).toContain(`${said} i objednávka`);
    expect(html).toMatch(
      new RegExp(`class="same-target".*?href="/ad/orders/${other.number}"`, 's'),
    );
  }
  expect(await sameTargetOf(one)).toEqual([other.number]);
  expect(await sameTargetOf(other)).toEqual([one.number]);
});

it('is said of the same service alone, whatever capitals the name has', async () => {
  const one = await store([{ ...storedLine, url: 'https://www.facebook.com/Jana.Mala/' }]);
  const same = await store([{ ...storedLine, url: 'https://www.facebook.com/jana.mala/' }]);
  await store([
    { ...storedLine, url: 'https://www.facebook.com/jana.mala/', packageId: 'ig-likes-100' },
  ]);
  await store([{ ...storedLine, url: 'https://www.facebook.com/jana.jina/' }]);
  expect(await sameTargetOf(one)).toEqual([same.number]);
});

it('is not said of what has ended, is unpaid, or waits for its target', async () => {
  const one = await store([storedLine, { ...storedLine, label: null, url: null }]);
  for (const state of ['pending', 'completed', 'canceled', 'refunded', 'expired'] as const)
    await store([storedLine], { state });
  await store([{ ...storedLine, label: null, url: null }]);
  const { id } = await store([storedLine, { ...storedLine, url: 'https://x.cz/' }], {
    state: 'delivering',
  });
  await query(
    shop,
    `update order_lines set work = 'completed', completed_at = now() where order_id = $1 and position = 0`,
    [id],
  );
  expect(await sameTargetOf(one)).toEqual([]);
  expect((await me.visitor.get(`/ad/orders/${one.number}`)).text).not.toContain(said);
});

it('names five others at most', async () => {
  const orders = [];
  for (let made = 0; made < 8; made += 1) orders.push(await store([storedLine]));
  const [first, ...others] = orders;
  const numbers = others.map(({ number }) => number);
  const named = await sameTargetOf(first ?? { number: 0 });
  expect(named).toHaveLength(5);
  expect(numbers).toEqual(expect.arrayContaining(named as number[]));
});
