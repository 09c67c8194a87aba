import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { undoAction } from '#flows/pending-actions/undo-action.ts';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
import { afterSalesFields, openAfterSales } from '#tests/stage/care-desk.ts';
import { declared } from '#tests/stage/declared.ts';
import { afterUndo, deliver, moneyBackOf, returnFields } from '#tests/stage/money-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const standing = () =>
  query(
    here.shop,
    `select o.state, o.held_at, l.work, l.delivered, l.completed_at, l.held_at as line_held, w.resolution
     from orders o join order_lines l on l.order_id = o.id join withdrawals w on w.order_id = o.id`,
  );

describe('a withdrawal for which money is due', () => {
  it('cannot be ended without it, and is not offered to be', async () => {
    await deliver(here.shop, 40);
    const id = await declared(here);
    const { visitor, address } = await openAfterSales(here.shop);
    const page = await visitor.get(address);
    expect(page.html).not.toContain('value="ended"');
    const before = await standing();
    const fields = {
      ...afterSalesFields(page, `withdrawal-${id}`),
      how: 'ended',
      note: 'Domluveno.',
    };
    const shown = await visitor.post(address, fields);
    const { previewed = '' } = afterSalesFields(shown, `withdrawal-${id}`);
    const refused = await visitor.post(address, { ...fields, previewed });
    expect(refused.status).toBe(422);
    expect(plain(refused.text)).toContain('Nejdřív vraťte peníze za to, co se nedodalo.');
    expect(await standing()).toEqual(before);
  });

  it('is returned once by one form that is pressed twice', async () => {
    await deliver(here.shop, 40);
    const id = await declared(here);
    const { visitor } = await openAfterSales(here.shop);
    const address = await moneyBackOf(here.shop);
    const fields = returnFields(await visitor.get(`${address}?about=${id}`));
    const answers = [await visitor.post(address, fields), await visitor.post(address, fields)];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    await afterUndo(here);
    expect(await query(here.shop, 'select amount, lines from refunds')).toEqual([
      { amount: '11940', lines: [0] },
    ]);
  });
});

describe('a withdrawal whose money is on its way', () => {
  it.each(['released', 'ended'])('is settled by that alone, and not %s', async (how) => {
    await deliver(here.shop, 40);
    const id = await declared(here);
    const { visitor, address } = await openAfterSales(here.shop);
    const page = await visitor.get(address);
    const fields = { ...afterSalesFields(page, `withdrawal-${id}`), how, note: 'Rozmyslel si to.' };
    const money = await moneyBackOf(here.shop);
    await visitor.post(money, returnFields(await visitor.get(`${money}?about=${id}`)));
    const { previewed = '' } = afterSalesFields(page, `withdrawal-${id}`);
    const refused = [
      await visitor.post(address, { ...fields, previewed }),
      await visitor.post(address, { ...fields, previewed: 'x' }),
    ];
    expect(refused.map(({ status }) => status)).not.toContain(303);
    await afterUndo(here);
    expect(await standing()).toMatchObject([{ state: 'completed', resolution: 'money' }]);
  });
});

describe('a withdrawal that was ended', () => {
  async function end(): Promise<string> {
    await deliver(here.shop, 100);
    await query(
      here.shop,
      `update order_lines set held_at = now(), hold_reason = 'other', hold_text = 'Čeká se.'`,
    );
    const id = await declared(here);
    const { visitor, address } = await openAfterSales(here.shop);
    const page = await visitor.get(address);
    const fields = {
      ...afterSalesFields(page, `withdrawal-${id}`),
      how: 'ended',
      note: 'Dodáno vše.',
    };
    const shown = await visitor.post(address, fields);
    const { previewed = '' } = afterSalesFields(shown, `withdrawal-${id}`);
    expect((await visitor.post(address, { ...fields, previewed })).status).toBe(303);
    const [intent] = await query(here.shop, 'select id from pending_actions');
    return String(intent?.['id']);
  }
  const operator = { id: randomUUID(), name: 'Petr Novák', role: 'owner' } as const;

  it('waits again with everything as it was once that is taken back, and nobody is told', async () => {
    const intent = await end();
    expect(await standing()).toMatchObject([
      { state: 'completed', held_at: null, work: 'completed', resolution: 'ended' },
    ]);
    expect(await undoAction(here.shop.services, { id: intent, operator })).toMatchObject({
      ok: true,
    });
    expect(await standing()).toEqual([
      {
        state: 'delivering',
        held_at: expect.any(Date),
        work: 'delivering',
        delivered: 100,
        completed_at: null,
        line_held: expect.any(Date),
        resolution: null,
      },
    ]);
    await afterUndo(here);
    expect(await emailsOf(here.shop, 'order-withdrawn-customer')).toEqual([]);
    const { visitor } = await openAfterSales(here.shop);
    expect((await visitor.get('/ad/queues/withdrawals')).text).toContain('100001');
  });

  it('is not taken back once it was told', async () => {
    const intent = await end();
    await afterUndo(here);
    expect(await undoAction(here.shop.services, { id: intent, operator })).toEqual({
      ok: false,
      problem: 'undo-too-late',
    });
    expect(await emailsOf(here.shop, 'order-withdrawn-customer')).toHaveLength(1);
  });
});

it('a withdrawal is in the history of its order from when it was known to be of it', async () => {
  await deliver(here.shop, 40);
  const { email } = await onlyOrder(here.shop);
  const input = { name: 'Žofie Říhová', number: '100001', email: String(email) };
  const form = { ...input, part: '', reason: '', id: randomUUID(), intent: 'confirm' };
  await here.shop.visitor().post('/odstoupeni', form);
  await here.time.pass(here.shop, 5);
  const [row] = await query(
    here.shop,
    `select e.at > w.declared_at as is_later, o.held_at = w.declared_at as is_held_since
     from withdrawals w join orders o on o.id = w.order_id
     join order_events e on e.order_id = o.id and e.kind = 'withdrawal'`,
  );
  expect(row).toEqual({ is_later: true, is_held_since: true });
});
