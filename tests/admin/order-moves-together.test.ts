import { describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { hasForm, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const followers = { packageId: 'ig-followers-1000', target: '@zofie.rihova' };
const likes = { packageId: 'ig-likes-1000', target: 'https://www.instagram.com/p/Cabc123/' };

const counts = (id: string) =>
  query(
    here.shop,
    'select work, start_count, delivered from order_lines where order_id = $1 order by position',
    [id],
  );

describe('the one button for all lines', () => {
  it('takes the counts along that were typed at the lines', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: [followers, likes] });
    const input = { 'startCount-0': '1 250', 'startCount-1': '' };
    expect((await admin.send('move-all', input)).status).toBe(303);
    expect(await counts(admin.id)).toEqual([
      { work: 'delivering', start_count: 1250, delivered: 0 },
      { work: 'delivering', start_count: null, delivered: 0 },
    ]);
  });

  it('says at which line a count is none, and begins nothing', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: [followers, likes] });
    const refused = await admin.send('move-all', { 'startCount-1': 'asi sto' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('1.000 lajků');
    expect((await counts(admin.id)).map(({ work }) => work)).toEqual(['waiting', 'waiting']);
  });
});

describe('holding a line', () => {
  it('sends the usual words for its reason where none were typed, in the language of the order', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: [followers], language: 'en' });
    const shown = await admin.send('hold-0', { reason: 'target-private', text: ' ' });
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('Přepněte ho prosím na veřejný');
    expect((await admin.send('hold-0', {}, shown)).status).toBe(303);
    const [line] = await query(here.shop, 'select hold_text from order_lines where order_id = $1', [
      admin.id,
    ]);
    expect(line?.['hold_text']).toContain('Přepněte ho prosím na veřejný');
  });

  it('leaves no promise of the e-mail of a completion that cannot come', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: [followers] });
    await admin.send('move-0', { to: 'delivering' });
    expect((await admin.look()).text).toContain('je dokončená');
    await admin.send(
      'hold-0',
      {},
      await admin.send('hold-0', { reason: 'target-private', text: '' }),
    );
    const held = await admin.look();
    expect(hasForm(held, 'resume-0')).toBe(true);
    expect(held.text).not.toContain('je dokončená');
  });
});
