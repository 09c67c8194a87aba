import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { undoAction } from '#flows/pending-actions/undo-action.ts';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { afterSalesFields, complained, openAfterSales } from '#tests/stage/care-desk.ts';
import { declared } from '#tests/stage/declared.ts';
import {
  afterUndo,
  deliver,
  moneyBackOf,
  returnFields,
  returnMoney,
} from '#tests/stage/money-desk.ts';
import { adminForm } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const owner = { id: randomUUID(), name: 'Petr Novák', role: 'owner' } as const;

it('no withdrawal ends on money that can still be taken back', async () => {
  await deliver(here.shop, 40);
  const id = await declared(here);
  const { visitor, address } = await openAfterSales(here.shop);
  await returnMoney(visitor, await moneyBackOf(here.shop), '119,40', { reason: 'undelivered' });
  const page = await visitor.get(address);
  expect(page.html).not.toContain('value="ended"');
  const fields = { ...afterSalesFields(page, `withdrawal-${id}`), how: 'ended', note: 'Vráceno.' };
  const shown = await visitor.post(address, fields);
  const { previewed = '' } = afterSalesFields(shown, `withdrawal-${id}`);
  expect((await visitor.post(address, { ...fields, previewed })).status).toBe(422);
  await afterUndo(here);
  expect((await visitor.get(address)).html).toContain('value="ended"');
});

it('no complaint is refused whose money is on its way', async () => {
  await deliver(here.shop, 100);
  const id = await complained(here);
  const { visitor, address } = await openAfterSales(here.shop);
  const before = await visitor.get(address);
  const money = await moneyBackOf(here.shop);
  await visitor.post(money, {
    ...returnFields(await visitor.get(`${money}?about=${id}&sum=50`)),
  });
  const late = {
    ...afterSalesFields(before, `complaint-${id}`),
    outcome: 'refused',
    answer: 'Ne.',
  };
  const shown = await visitor.post(address, late);
  const refused = await visitor.post(address, afterSalesFields(shown, `complaint-${id}`));
  expect(refused.status).not.toBe(303);
  await afterUndo(here);
  expect(await query(here.shop, 'select outcome from complaints')).toEqual([{ outcome: 'money' }]);
});

it('a cancellation that its customer has made meanwhile is not said to be taken back', async () => {
  const { visitor } = await openAfterSales(here.shop);
  const order = await onlyOrder(here.shop);
  const { action, fields } = adminForm(await visitor.get(`/ad/orders/${order.number}`), 'cancel');
  await visitor.post(action, fields);
  const [intent] = await query(here.shop, 'select id from pending_actions');
  await here.shop.visitor().post(`/objednavky/${order.token}`, { intent: 'cancel' });
  const taken = await undoAction(here.shop.services, {
    id: String(intent?.['id']),
    operator: owner,
  });
  expect(taken.ok).toBe(false);
  expect(await query(here.shop, `select kind from order_events where kind = 'undone'`)).toEqual([]);
});
