import { expect, it } from 'vitest';
import { deletePendingActions } from '#database/people/retention.ts';
import { workListHref } from '#web/admin/figures/figure-links.ts';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { readForms } from '#tests/stage/html.ts';
import { moneyBack, request } from '#tests/stage/intending.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import { needsOf, rowsOf } from '#tests/stage/start-page.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** A refund that somebody wanted and that its time found impossible. */
async function notDone() {
  const { token } = await onlyOrder(here.shop);
  const id = await request(here.shop, moneyBack(5_000));
  await here.shop.post(`/objednavky/${token}`, { intent: 'cancel' });
  await here.time.pass(here.shop, 1);
  return id;
}

const waits = async ({ visitor }: SignedIn) =>
  needsOf((await visitor.get('/ad')).html)['not-done']?.count;

it('waits on the start page of everybody, with the order, what was wanted and why not, until it was seen', async () => {
  await notDone();
  const petr = await signIn(here.shop, { name: 'Petr Novák' });
  const eva = await signIn(here.shop, { name: 'Eva Malá', role: 'editor' });
  expect([await waits(petr), await waits(eva)]).toEqual([1, 1]);
  const page = await petr.visitor.get(workListHref('not-done'));
  const { number } = await onlyOrder(here.shop);
  for (const words of [String(number), 'Vrácení 50 Kč', 'z platby už tolik nezbývá', 'Jana Malá'])
    expect(plain(page.text)).toContain(words);
  // Nobody but who wanted it has it in the bar.
  expect(page.html).not.toContain('undo__row');
  const form = readForms(page.html).find(({ intents }) => intents.includes('seen'));
  // What only an owner may wish only an owner puts aside.
  await eva.visitor.post(form?.action ?? '', { ...form?.fields, intent: 'seen' });
  expect(await waits(petr)).toBe(1);
  const answer = await petr.visitor.post(form?.action ?? '', { ...form?.fields, intent: 'seen' });
  expect((await petr.visitor.follow(answer)).text).toContain('Vzato na vědomí');
  expect(await waits(petr)).toBeUndefined();
  const again = await petr.visitor.post(form?.action ?? '', { ...form?.fields, intent: 'seen' });
  expect(again.status).toBe(422);
  const noted = `select operator_id from audit_entries where action = 'not-done-seen'`;
  expect(await query(here.shop, noted)).toEqual([{ operator_id: petr.id }]);
});

it('outlives the daily deletion, until it was seen', async () => {
  await notDone();
  const { db } = here.shop.services;
  const later = new Date(here.time.clock().getTime() + 60_000);
  await deletePendingActions(db, later, 500);
  const jana = await signIn(here.shop);
  expect(rowsOf((await jana.visitor.get(workListHref('not-done'))).html)).toHaveLength(1);
  await query(here.shop, `update pending_actions set state = 'seen'`);
  expect(await deletePendingActions(db, later, 500)).toBe(1);
});

it('takes nothing for seen that waits or was done', async () => {
  const id = await request(here.shop, moneyBack(5_000));
  const jana = await signIn(here.shop);
  await jana.visitor.post('/ad/undo', { seen: id, back: '/ad' });
  expect(await query(here.shop, 'select state from pending_actions')).toEqual([
    { state: 'waiting' },
  ]);
});
