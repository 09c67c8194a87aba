import { describe, expect, it } from 'vitest';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
import { afterSalesFields, complained, openAfterSales, settle } from '#tests/stage/care-desk.ts';
import { declared } from '#tests/stage/declared.ts';
import { afterUndo, deliver, moneyBackOf, returnFields } from '#tests/stage/money-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const SETTLED = 'je mezitím vyřízené jinak. Nic jsme neodeslali.';
const refunds = () => query(here.shop, 'select amount, about_id from refunds');

/** The form of money for something, drawn before that is settled otherwise, and sent with a sum behind it. */
async function drawMoney(about: string) {
  const { visitor, address: afterSales } = await openAfterSales(here.shop);
  const money = await moneyBackOf(here.shop);
  const input = { about, sum: '10', reason: 'agreement' };
  const drawn = await visitor.get(`${money}?${new URLSearchParams(input)}`);
  const fields = { ...returnFields(drawn), ...input };
  return { visitor, afterSales, money, send: () => visitor.post(money, fields) };
}

describe('money for what was settled without it meanwhile', () => {
  it('does not leave for a withdrawal that was released', async () => {
    await deliver(here.shop, 40);
    const id = await declared(here);
    const { visitor, afterSales, money, send } = await drawMoney(id);
    const how = { how: 'released', note: 'Domluveno.', answer: 'Rozmysleli jste si to.' };
    expect((await settle(visitor, afterSales, `withdrawal-${id}`, how)).answer.status).toBe(303);
    const refused = await send();
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(SETTLED)]);
    await afterUndo(here);
    expect((await send()).status).toBe(422);
    await afterUndo(here);
    expect(await refunds()).toEqual([]);
    expect(await onlyOrder(here.shop)).toMatchObject({ state: 'delivering', held_at: null });
    const opened = await visitor.get(`${money}?about=${id}`);
    expect(returnFields(opened)['about']).toBe('');
    // Whoever comes by an old link reads it before any money goes back.
    expect(opened.text).toContain('Teď je vracíte za celou objednávku.');
  });

  it.each([
    ['refused', { outcome: 'refused', answer: 'Dodali jsme vše.' }],
    ['refilled', { outcome: 'refill', answer: 'Doplníme to.' }],
  ])('does not leave for a complaint that was %s', async (_, input) => {
    await query(
      here.shop,
      `update order_lines set work = 'completed', started_at = now(), completed_at = now(), delivered = 100`,
    );
    await query(here.shop, `update orders set state = 'completed'`);
    const id = await complained(here);
    const { visitor, afterSales, money, send } = await drawMoney(id);
    expect((await settle(visitor, afterSales, `complaint-${id}`, input)).answer.status).toBe(303);
    await afterUndo(here);
    const refused = await send();
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(SETTLED)]);
    await afterUndo(here);
    expect(await refunds()).toEqual([]);
    expect(returnFields(await visitor.get(`${money}?about=${id}`))['about']).toBe('');
  });
});

it('an accepted complaint cannot be opened again while its money is on its way', async () => {
  await deliver(here.shop, 100);
  const id = await complained(here);
  const { visitor, afterSales, send } = await drawMoney(id);
  const input = { outcome: 'money', answer: 'Máte pravdu, vrátíme vám peníze.' };
  expect((await settle(visitor, afterSales, `complaint-${id}`, input)).answer.status).toBe(303);
  const [settled] = await query(
    here.shop,
    `select id from pending_actions where state = 'waiting'`,
  );
  expect((await send()).status).toBe(303);
  await visitor.post('/ad/undo', { id: String(settled?.['id']), back: afterSales });
  expect((await visitor.get(afterSales)).html).not.toContain(`complaint-${id}`);
  await afterUndo(here);
  await afterUndo(here);
  const [complaint] = await query(here.shop, 'select outcome, answer from complaints');
  expect(complaint).toMatchObject({ outcome: 'money', answer: input.answer });
  expect(await refunds()).toEqual([{ amount: '1000', about_id: id }]);
  expect(await emailsOf(here.shop, 'order-settled-customer')).toHaveLength(1);
});

it('which lines are meant is noted once, however often the form is pressed', async () => {
  await query(
    here.shop,
    `insert into order_lines select (jsonb_populate_record(l, '{"position": 1}')).* from order_lines l`,
  );
  const id = await declared(here, { part: 'ten první' });
  const { visitor, address } = await openAfterSales(here.shop);
  const fields = {
    ...afterSalesFields(await visitor.get(address), `withdrawal-lines-${id}`),
    'line-0': 'on',
  };
  const answers = [await visitor.post(address, fields), await visitor.post(address, fields)];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await query(here.shop, 'select lines from withdrawals')).toEqual([{ lines: [0] }]);
});
