import { describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { readForms } from '#tests/stage/html.ts';
import { type OrderAdmin, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const two = [
  { packageId: 'ig-likes-1000', target: 'https://www.instagram.com/p/Cabc123/' },
  { packageId: 'ig-likes-1000', target: 'https://www.instagram.com/p/Cabc124/' },
];

/** Presses the first undo of the bar. */
async function undo(admin: OrderAdmin) {
  const form = readForms((await admin.look()).html).find(({ action }) => action.endsWith('/undo'));
  if (!form) throw new Error('Nothing can be taken back.');
  return admin.operator.visitor.follow(await admin.operator.visitor.post(form.action, form.fields));
}

const stateOf = async ({ id }: OrderAdmin) => {
  const [order] = await query<{ state: string }>(
    here.shop,
    'select state from orders where id = $1',
    [id],
  );
  const lines = await query<{ work: string; started_at: Date | null; delivered: number }>(
    here.shop,
    'select work, started_at, delivered from order_lines where order_id = $1 order by position',
    [id],
  );
  return { state: order?.state, lines };
};

describe('a step that no e-mail tells of', () => {
  it('is taken back where it was a start, and the order can be canceled again', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: two });
    const before = await stateOf(admin);
    await admin.send('move-0', { to: 'delivering', startCount: '5' });
    expect((await stateOf(admin)).state).toBe('delivering');
    const { text } = await admin.look();
    expect(text).toContain('Zahájení balíčku');
    expect(text).toMatch(/Vzít zpět jde do \d/);
    expect(text).not.toMatch(/[Oo]dejde|odešlo|odchází/);
    await undo(admin);
    expect(await stateOf(admin)).toEqual(before);
    const page = await here.shop.visitor().get(`/objednavky/${admin.token}`);
    expect(page.text).toContain('Zrušit objednávku');
    expect(page.text).not.toContain('Dodání začalo');
  });

  it('is taken back where it was the first package of several', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: two });
    await admin.send('move-all', { to: 'delivering' });
    await here.time.pass(here.shop, 1);
    const before = await stateOf(admin);
    await admin.send('move-0', { to: 'whole-sure' });
    expect((await stateOf(admin)).lines[0]?.work).toBe('completed');
    await undo(admin);
    expect(await stateOf(admin)).toEqual(before);
  });

  it('is taken back also where a later one was before', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: two });
    const before = await stateOf(admin);
    await admin.send('move-0', { to: 'delivering' });
    await here.time.pass(here.shop, 0.1);
    await admin.send('move-1', { to: 'delivering' });
    await undo(admin);
    expect((await stateOf(admin)).lines.map(({ work }) => work)).toEqual(['delivering', 'waiting']);
    await undo(admin);
    expect(await stateOf(admin)).toEqual(before);
  });

  it('stays after its half minute, and sends no e-mail', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: two });
    await admin.send('move-0', { to: 'delivering' });
    const count = 'select from emails where order_id = $1';
    const sent = await query(here.shop, count, [admin.id]);
    await here.time.pass(here.shop, 1);
    expect(await query(here.shop, count, [admin.id])).toHaveLength(sent.length);
    expect((await stateOf(admin)).state).toBe('delivering');
    const [intent] = await query(
      here.shop,
      'select state from pending_actions where order_id = $1',
      [admin.id],
    );
    expect(intent).toEqual({ state: 'done' });
  });
});
