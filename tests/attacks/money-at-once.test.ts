import { describe, expect, it } from 'vitest';
import { listAnomalies, onlyOrder, query } from '#tests/stage/books.ts';
import { afterUndo, deliver, moneyBackOf, returnFields } from '#tests/stage/money-desk.ts';
import { signIn } from '#tests/stage/operator.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const timeout = 120_000;
const here = usePaidShop();
const TIMES = 50;

async function people(count: number) {
  const all = [];
  for (let i = 0; i < count; i += 1)
    all.push((await signIn(here.shop, { name: `Osoba ${i}` })).visitor);
  return all;
}

/** What is in the books is what was made at the provider, never more than was paid. */
async function expectBooks(sums: number[]): Promise<void> {
  expect(await here.made()).toEqual(sums);
  expect((await here.notes()).map((sum) => -sum)).toEqual(sums);
  expect(sums.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(19_900);
  expect(await query(here.shop, `select from refunds where state <> 'done'`)).toEqual([]);
  expect(await query(here.shop, `select from pending_actions where state = 'waiting'`)).toEqual([]);
}

describe('money of one order', { timeout }, () => {
  it('goes back once, however often and by however many the same form is sent', async () => {
    const [one, two] = await people(2);
    const address = await moneyBackOf(here.shop);
    if (!one || !two) throw new Error('Nobody is signed in.');
    const fields = {
      ...returnFields(await one.get(`${address}?sum=150&reason=agreement`)),
      reason: 'agreement',
    };
    const answers = await Promise.all(
      Array.from({ length: TIMES }, (_, i) => (i % 2 ? one : two).post(address, fields)),
    );
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([303]);
    await afterUndo(here);
    await expectBooks([15_000]);
  });

  it('goes back once where many have drawn the form before, each their own', async () => {
    const all = await people(10);
    const address = await moneyBackOf(here.shop);
    const forms = await Promise.all(
      all.map(async (visitor) => ({
        visitor,
        fields: returnFields(await visitor.get(`${address}?sum=150&reason=agreement`)),
      })),
    );
    const answers = await Promise.all(
      forms.map(({ visitor, fields }) => visitor.post(address, { ...fields, reason: 'agreement' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      303,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    await afterUndo(here);
    await expectBooks([15_000]);
  });

  it.each([
    ['returned', '-100000'],
    ['returned', '5000'],
    ['announced', '1'],
    ['announced', '99999999'],
    ['sum', '199,01'],
    ['sum', '-50'],
    ['sum', '0'],
    ['sum', '1e3'],
    ['about', '00000000-0000-4000-8000-000000000000'],
  ])('does not go back by a form whose %s was changed to %s', async (name, value) => {
    const [one] = await people(1);
    const address = await moneyBackOf(here.shop);
    const fields = {
      ...returnFields((await one?.get(`${address}?sum=150&reason=agreement`)) ?? raise()),
      reason: 'agreement',
    };
    const answer = await one?.post(address, { ...fields, [name]: value });
    expect(answer?.status).toBeGreaterThanOrEqual(400);
    expect(await query(here.shop, 'select from pending_actions')).toEqual([]);
  });

  it('goes back either to the operator’s wish or to the customer’s, never twice', async () => {
    const { shop, time } = here;
    await deliver(shop, 0);
    const { id, token } = await onlyOrder(shop);
    const offer = '11111111-1111-4111-8111-111111111111';
    await query(
      shop,
      `insert into late_offers (id, order_id, promised_at, offered_at) values ($1, $2, $3, $3)`,
      [offer, id, time.clock()],
    );
    const [one] = await people(1);
    const address = await moneyBackOf(shop);
    const fields = {
      ...returnFields((await one?.get(`${address}?sum=199&reason=agreement`)) ?? raise()),
      reason: 'agreement',
    };
    const late = { intent: 'late', offer, answer: 'money', sum: '19900', seen: '19900' };
    const presses = Array.from({ length: 10 }, () => [
      one?.post(address, fields),
      shop.post(`/objednavky/${token}`, late),
      shop.post(`/objednavky/${token}`, { intent: 'cancel' }),
    ]);
    await Promise.all(presses.flat());
    await afterUndo(here);
    await shop.workOnce();
    await expectBooks([19_900]);
    expect(await listAnomalies(shop)).toEqual([]);
  });

  it('is taken back or leaves, where both are asked for at the same moment', async () => {
    const [one, two] = await people(2);
    const address = await moneyBackOf(here.shop);
    if (!one || !two) throw new Error('Nobody is signed in.');
    const fields = {
      ...returnFields(await one.get(`${address}?sum=150&reason=agreement`)),
      reason: 'agreement',
    };
    await one.post(address, fields);
    await here.time.pass(here.shop, 1);
    const [intent] = await query(here.shop, 'select id from pending_actions');
    const undo = { id: String(intent?.['id']), back: '/ad' };
    const undoing = Array.from({ length: TIMES }, (_, i) =>
      (i % 2 ? one : two).post('/ad/undo', undo),
    );
    const [, ...undone] = await Promise.all([here.shop.workOnce(), ...undoing]);
    await here.shop.workOnce();
    const [{ state } = {}] = await query(here.shop, 'select state from pending_actions');
    const words = new Set(undone.map(({ location }) => location?.replace(/.*undo=/, '')));
    expect([...words]).toEqual([state === 'undone' ? 'taken-back' : 'undo-too-late']);
    await expectBooks(state === 'undone' ? [] : [15_000]);
    const entries = await query(here.shop, `select from audit_entries where action = 'undone'`);
    expect(entries).toHaveLength(state === 'undone' ? 1 : 0);
  });
});

function raise(): never {
  throw new Error('Nobody is signed in.');
}
