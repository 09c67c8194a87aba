import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startBulkAction } from '#flows/pending-actions/run-bulk-action.ts';
import { beginShown, outcomesOf } from '#tests/stage/bulk-actions.ts';
import { query } from '#tests/stage/books.ts';
import { moneyBack, requestFor } from '#tests/stage/intending.ts';
import { afterUndo, returnFields } from '#tests/stage/money-desk.ts';
import { type OrderAdmin, hasForm, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import { openProgram, outcomeOf } from '#tests/stage/programs.ts';

const here = usePaidShop();
const followers = [{ packageId: 'ig-followers-1000', target: '@zofie.rihova' }];
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const canceled = {
  wish: (admin: OrderAdmin) => admin.send('cancel'),
  problem: 'cancel-waits',
  said: 'Zrušení objednávky čeká',
  short: 'čeká na zrušení',
} as const;
const refunded = {
  async wish(admin: OrderAdmin) {
    const [order] = await query(here.shop, 'select total from orders where id = $1', [admin.id]);
    await requestFor(here.shop, admin.id, moneyBack(Number(order?.['total'])));
  },
  problem: 'refund-waits',
  said: 'Všechny peníze se vracejí',
  short: 'všechny peníze se vracejí',
} as const;

async function undoAll({ id, operator: { visitor } }: OrderAdmin) {
  const waiting = await query(here.shop, 'select id from pending_actions where order_id = $1', [
    id,
  ]);
  for (const intent of waiting)
    await visitor.post('/ad/undo', { id: String(intent['id']), back: '/ad' });
}

const worksOf = (id: string) =>
  query(here.shop, 'select work, hold_reason from order_lines where order_id = $1', [id]);
const untouched = [{ work: 'waiting', hold_reason: null }];

/** Confirms a bulk action of which the dry run was seen before. */
async function bulk(
  { number, operator: { id, name } }: OrderAdmin,
  kind: 'begin' | 'hold' | 'resume',
) {
  const bulk = randomUUID();
  const act = { kind, text: 'Počkáme.' } as const;
  await beginShown(here.shop, {
    id: bulk,
    operator: { id, name },
    act,
    numbers: [number],
  });
  await startBulkAction(here.shop.services, bulk, () => false);
  return outcomesOf(here.shop, bulk);
}

describe.each([canceled, refunded])('while what ends the order waits: $problem', (ending) => {
  it('nothing is begun, and the page says what waits instead of how to begin', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    const stale = await admin.look();
    await ending.wish(admin);
    const page = await admin.look();
    expect(plain(page.text)).toContain(ending.said);
    expect(plain(page.text)).not.toContain('můžete začít');
    for (const form of ['move-0', 'hold-0', 'cancel']) expect(hasForm(page, form)).toBe(false);
    for (const [form, input] of [
      ['move-0', { to: 'delivering' }],
      ['hold-0', { reason: 'other', text: 'Počkáme.' }],
    ] as const) {
      const refused = await admin.send(form, input, stale);
      expect([form, refused.status]).toEqual([form, 422]);
      expect(plain(refused.text)).toContain(ending.said);
    }
    expect(await worksOf(admin.id)).toEqual(untouched);
    await undoAll(admin);
    expect((await admin.send('move-0', { to: 'delivering' })).status).toBe(303);
  });

  it('bulk actions leave it out, beforehand and when it is its turn', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    await ending.wish(admin);
    const dry = await admin.operator.visitor.get(`/ad/orders/bulk?act=begin&n=${admin.number}`);
    expect(plain(dry.text)).toContain(ending.short);
    expect(await bulk(admin, 'begin')).toEqual([ending.problem]);
    expect(await bulk(admin, 'hold')).toEqual([ending.problem]);
    expect(await worksOf(admin.id)).toEqual(untouched);
  });

  it('programs are refused by a code of its own', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    await ending.wish(admin);
    const program = await openProgram(here.shop);
    const { body } = await program.call(`/api/v1/orders/${admin.number}`);
    const version = Number(body['version']);
    const change = (path: string, of: unknown) =>
      program.change(`/api/v1/orders/${admin.number}/lines/0/${path}`, of, version);
    expect(outcomeOf(await change('progress', { status: 'delivering' }))).toEqual([
      409,
      ending.problem,
    ]);
    const hold = { held: true, reason: 'other', text: 'Počkáme.' };
    expect(outcomeOf(await change('hold', hold))).toEqual([409, ending.problem]);
    expect(await worksOf(admin.id)).toEqual(untouched);
  });

  it('what is held stays held', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    const shown = await admin.send('hold-0', { reason: 'other', text: 'Chvíli počkáme.' });
    await admin.send('hold-0', {}, shown);
    const stale = await admin.look();
    await ending.wish(admin);
    expect(hasForm(await admin.look(), 'resume-0')).toBe(false);
    expect((await admin.send('resume-0', {}, stale)).status).toBe(422);
    expect(await bulk(admin, 'resume')).toEqual([ending.problem]);
    expect(await worksOf(admin.id)).toMatchObject([{ hold_reason: 'other' }]);
  });

  it('it is none of those that are to be begun', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: followers });
    const listed = async () =>
      (await admin.operator.visitor.get('/ad/queues/to-start')).html.includes(`/${admin.number}?`);
    expect(await listed()).toBe(true);
    await ending.wish(admin);
    expect(await listed()).toBe(false);
    await undoAll(admin);
    expect(await listed()).toBe(true);
  });
});

it('returns no part of the money of an order whose cancellation waits', async () => {
  const admin = await openOrderAdmin(here.shop, { wishes: followers });
  const address = `${admin.address}/money-back`;
  const { visitor } = admin.operator;
  const fields = returnFields(await visitor.get(`${address}?sum=60&reason=agreement`));
  await admin.send('cancel');
  const page = await visitor.get(address);
  expect(plain(page.text)).toContain('Zrušení objednávky čeká');
  expect(() => returnFields(page)).toThrow();
  const refused = await visitor.post(address, { ...fields, sum: '60', reason: 'agreement' });
  expect([refused.status, plain(refused.text)]).toEqual([
    422,
    expect.stringContaining('Zrušení objednávky čeká'),
  ]);
  await afterUndo(here);
  const failed = await query(here.shop, `select from pending_actions where state = 'failed'`);
  expect(failed).toEqual([]);
  const [order] = await query(here.shop, 'select total from orders where id = $1', [admin.id]);
  expect(await here.made()).toEqual([Number(order?.['total'])]);
});

it('cancels nothing of which all money is on its way back', async () => {
  const admin = await openOrderAdmin(here.shop, { wishes: followers });
  const stale = await admin.look();
  await refunded.wish(admin);
  const refused = await admin.send('cancel', {}, stale);
  expect([refused.status, plain(refused.text)]).toEqual([
    422,
    expect.stringContaining(refunded.said),
  ]);
});

it('blocks also once all money is owed, while the provider does not answer', async () => {
  const admin = await openOrderAdmin(here.shop, { wishes: followers });
  await refunded.wish(admin);
  here.takeAway(true);
  await afterUndo(here);
  const page = await admin.look();
  expect(plain(page.text)).toContain(refunded.said);
  expect(hasForm(page, 'move-0')).toBe(false);
});

it('hinders nothing where a part of the money waits', async () => {
  const admin = await openOrderAdmin(here.shop, { wishes: followers });
  await requestFor(here.shop, admin.id, moneyBack(100));
  expect((await admin.send('move-0', { to: 'delivering' })).status).toBe(303);
});

it('is no failure where its customer cancels in the same half minute', async () => {
  const admin = await openOrderAdmin(here.shop, { wishes: followers });
  await admin.send('cancel');
  await here.shop.visitor().post(`/objednavky/${admin.token}`, { intent: 'cancel' });
  await afterUndo(here);
  expect(await query(here.shop, 'select state from pending_actions')).toEqual([{ state: 'done' }]);
});

it('cancels nothing that has begun all the same', async () => {
  const admin = await openOrderAdmin(here.shop, { wishes: followers });
  await admin.send('cancel');
  await query(
    here.shop,
    `with begun as (update orders set state = 'delivering' where id = $1)
     update order_lines set work = 'delivering', started_at = now() where order_id = $1`,
    [admin.id],
  );
  await afterUndo(here);
  expect(await query(here.shop, 'select state, problem from pending_actions')).toEqual([
    { state: 'failed', problem: 'too-late' },
  ]);
  expect(await here.made()).toEqual([]);
});
