import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBulkAction } from '#flows/pending-actions/run-bulk-action.ts';
import { beginShown, outcomesOf } from '#tests/stage/bulk-actions.ts';
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
  const bulkId = await bulk('complete', [first, second]);
  const { html, text } = await me.visitor.get('/ad');
  const rows = html.match(/<li class="undo__row"/g);
  expect(rows).toHaveLength(2);
  expect(text.replaceAll('\u00a0', ' ')).toContain('Hromadná akce · 2 objednávky');
  expect(readForms(html).map(({ fields }) => fields['bulk'])).toContain(bulkId);
  const undone = await me.visitor.post('/ad/undo', { bulk: bulkId, back: '/ad' });
  expect(new URL(undone.location ?? '').search).toBe('?undo=taken-back');
  for (const { id } of orders) expect(await stateOf(id)).toBe('delivering');
  const again = await me.visitor.post('/ad/undo', { bulk: bulkId, back: '/ad' });
  expect(new URL(again.location ?? '').search).toBe('?undo=undo-too-late');
});

const back = (bulkId: string) => me.visitor.post('/ad/undo', { bulk: bulkId, back: '/ad' });

/** Confirms an act for orders, of which the first so many are done at once and the others later. */
async function begun(
  act: Parameters<typeof beginShown>[1]['act'],
  orders: readonly { number: number }[],
  done: number,
): Promise<string> {
  const id = randomUUID();
  const numbers = orders.map(({ number }) => number);
  await beginShown(shop, { id, operator: me, act, numbers });
  let turns = 0;
  await startBulkAction(shop.services, id, () => (turns += 1) > done);
  return id;
}

it('goes on with no order whose turn had not come when it was taken back', async () => {
  const orders = [await store(), await store(), await store()];
  const bulk = await begun({ kind: 'begin', text: '' }, orders, 1);
  expect(await outcomesOf(shop, bulk)).toEqual(['done', null, null]);
  expect(new URL((await back(bulk)).location ?? '').search).toBe('?undo=taken-back');
  await shop.workOnce();
  expect(await outcomesOf(shop, bulk)).toEqual(['undone', 'undone', 'undone']);
  for (const { id } of orders) expect(await stateOf(id)).toBe('paid');
});

it('is ended by nobody but who confirmed it', async () => {
  const orders = [await store(), await store()];
  const bulk = await begun({ kind: 'begin', text: '' }, orders, 1);
  const other = await signIn(shop, { name: 'Petr Novák' });
  await other.visitor.post('/ad/undo', { bulk, back: '/ad' });
  await shop.workOnce();
  expect(await outcomesOf(shop, bulk)).toEqual(['done', 'done']);
});

it('no longer says of an order that it was done once that was taken back', async () => {
  const [taken, kept] = [await store(), await store()];
  const bulk = await begun({ kind: 'begin', text: '' }, [taken, kept], 2);
  const [intent] = await query(shop, 'select id from pending_actions where order_id = $1', [
    taken.id,
  ]);
  await me.visitor.post('/ad/undo', { id: String(intent?.['id']), back: '/ad' });
  expect(await outcomesOf(shop, bulk)).toEqual(['undone', 'done']);
  await back(bulk);
  const { text } = await me.visitor.get(`/ad/orders/bulk?bulk=${bulk}`);
  expect(text.match(/vzato zpět/g)).toHaveLength(2);
  expect(text).not.toContain('hotovo');
});

it('says of a hold that its e-mail alone was taken back', async () => {
  const order = await store();
  const bulk = await begun({ kind: 'hold', text: 'Profil je soukromý.' }, [order], 1);
  await back(bulk);
  expect(await outcomesOf(shop, bulk)).toEqual(['email-undone']);
});

it('does nothing to an order that is no longer what was shown', async () => {
  const lines = [{ ...storedLine, delivered: 1000 }];
  const [moved, same] = [
    await store({ state: 'delivering', lines }),
    await store({ state: 'delivering', lines }),
  ];
  const complete = await begun({ kind: 'complete', text: '' }, [moved, same], 0);
  await query(shop, 'update order_lines set delivered = 1010 where order_id = $1', [moved.id]);
  const target = await store();
  const begin = await begun({ kind: 'begin', text: '' }, [target], 0);
  await query(
    shop,
    `update order_lines set target_url = target_url || 'jina' where order_id = $1`,
    [target.id],
  );
  await shop.workOnce();
  expect(await outcomesOf(shop, complete)).toEqual(['changed-meanwhile', 'done']);
  expect(await outcomesOf(shop, begin)).toEqual(['changed-meanwhile']);
  expect(await stateOf(target.id)).toBe('paid');
});
