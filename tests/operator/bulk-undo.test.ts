import { afterAll, beforeAll, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { readForms } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import {
  type StoredOrder,
  paidOrderAt,
  storeOrder,
  storedLine,
} from '#tests/stage/stored-orders.ts';

let shop: TestShop;
let me: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
  me = await signIn(shop);
});
afterAll(() => shop.close());

const store = (changes: Partial<StoredOrder> = {}) =>
  storeOrder(shop, { ...paidOrderAt(new Date()), ...changes });
const stateOf = async (id: string) =>
  (await query(shop, 'select state from orders where id = $1', [id]))[0]?.['state'];

/** Does an act to orders, as its dry run shows it; the id of the bulk action. */
async function bulk(act: string, numbers: readonly (number | undefined)[]): Promise<string> {
  const choice = new URLSearchParams([['act', act], ...numbers.map((n) => ['n', String(n)])]);
  const dry = await me.visitor.get(`/ad/orders/bulk?${choice}`);
  const form = readForms(dry.html).find(({ fields }) => fields['act'] === act);
  expect((await me.visitor.post('/ad/orders/bulk', form?.fields ?? {})).status).toBe(303);
  return form?.fields['id'] ?? '';
}

it('stands in the undo bar as one, and is taken back by one press', async () => {
  const lines = [{ ...storedLine, delivered: 1000 }];
  const orders = [
    await store({ state: 'delivering', lines }),
    await store({ state: 'delivering', lines }),
    await store(),
  ];
  const [first, second, other] = orders.map(({ number }) => number);
  await bulk('begin', [other]);
  const batch = await bulk('complete', [first, second]);
  const { html, text } = await me.visitor.get('/ad');
  const rows = html.match(/<li class="undo__row"/g);
  expect(rows).toHaveLength(2);
  expect(text.replaceAll('\u00a0', ' ')).toContain('Hromadná akce · 2 objednávky');
  expect(readForms(html).map(({ fields }) => fields['batch'])).toContain(batch);
  const undone = await me.visitor.post('/ad/undo', { batch, back: '/ad' });
  expect(new URL(undone.location ?? '').search).toBe('?undo=taken-back');
  for (const { id } of orders) expect(await stateOf(id)).toBe('delivering');
  const again = await me.visitor.post('/ad/undo', { batch, back: '/ad' });
  expect(new URL(again.location ?? '').search).toBe('?undo=undo-too-late');
});
