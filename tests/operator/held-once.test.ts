import { describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { textOf } from '#tests/stage/html.ts';
import { buyer } from '#tests/stage/invoicing.ts';
import { openDesk } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const wishes = [
  { packageId: 'ig-followers-1000', target: '@zofie.rihova' },
  { packageId: 'ig-likes-1000', target: 'https://www.instagram.com/p/Cabc123/' },
];

/** What stands in parts of a page. */
const parts = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([part]) => textOf(part));

/** What the lines of an order's page say of their work, one after the other. */
const worksOf = (html: string) =>
  parts(html, /<div class="desk-line__progress">.*?<\/strong>/gs).map((said) => said.trim());

/** Whether the row of an order in the list says that it is held. */
async function isHeldIn(
  list: string,
  number: number,
  visitor: Awaited<ReturnType<typeof openDesk>>,
) {
  const { html } = await visitor.operator.visitor.get(list);
  const row = new RegExp(`<tr[^>]*data-order="${number}".*?</tr>`, 's').exec(html)?.[0];
  return row === undefined ? undefined : textOf(row).includes('Pozastaveno');
}

describe('a held order', () => {
  it('is held in its pill, its open lines, the lists and the counts, whatever holds it', async () => {
    const desk = await openDesk(here.shop, { wishes });
    for (const line of [0, 1]) await desk.send(`move-${line}`, { to: 'delivering' });
    expect(worksOf((await desk.look()).html)).toEqual(['Dodává se', 'Dodává se']);
    expect(await isHeldIn('/ad/orders', desk.number, desk)).toBe(false);
    // The first is delivered: nothing of it is held any more.
    await query(
      here.shop,
      `update order_lines set work = 'completed', completed_at = now() where order_id = $1 and position = 0`,
      [desk.id],
    );
    await query(here.shop, 'update orders set held_at = now() where id = $1', [desk.id]);
    const shown = await desk.look();
    expect(worksOf(shown.html)).toEqual([
      expect.not.stringContaining('Pozastaveno'),
      'Pozastaveno',
    ]);
    expect(shown.text).not.toContain('Dodává se');
    expect(await isHeldIn('/ad/orders', desk.number, desk)).toBe(true);
    expect(await isHeldIn('/ad/orders?work=held', desk.number, desk)).toBe(true);
    expect(await isHeldIn('/ad/orders?work=delivering', desk.number, desk)).toBeUndefined();
    await query(here.shop, 'update orders set held_at = null where id = $1', [desk.id]);
    await query(
      here.shop,
      `update order_lines set held_at = now(), hold_reason = 'other', hold_text = 'x'
       where order_id = $1 and position = 1`,
      [desk.id],
    );
    expect(worksOf((await desk.look()).html)[1]).toBe('Pozastaveno');
    expect(await isHeldIn('/ad/orders?work=held', desk.number, desk)).toBe(true);
  });
});

describe('a company', () => {
  it('is called by its own name in queue, list, page and takings', async () => {
    const desk = await openDesk(here.shop, { wishes, typed: buyer });
    const [{ name } = { name: '' }] = await query<{ name: string }>(
      here.shop,
      'select name from orders where id = $1',
      [desk.id],
    );
    const head = /<dl class="order-head__facts">.*?<\/dl>/gs;
    const [own = ''] = parts((await desk.look()).html, head);
    for (const [address, row] of [
      ['/ad/queues/to-start', /<tr data-row=.*?<\/tr>/gs],
      ['/ad/orders', new RegExp(`<tr[^>]*data-order="${desk.number}".*?</tr>`, 'gs')],
      ['/ad/figures/takings', /<tr data-entry=.*?<\/tr>/gs],
    ] as const) {
      const { html } = await desk.operator.visitor.get(address);
      const said = parts(html, row)
        .filter((one) => one.includes(String(desk.number)))
        .join(' ');
      expect([address, said.includes(buyer.companyName.replaceAll('\u00a0', ' '))]).toEqual([
        address,
        true,
      ]);
      expect([address, said.includes(name)]).toEqual([address, false]);
    }
    expect(own).toContain(buyer.companyName);
  });
});
