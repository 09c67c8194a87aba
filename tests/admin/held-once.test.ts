import { describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { textOf } from '#tests/stage/html.ts';
import { buyer } from '#tests/stage/invoicing.ts';
import { openOrderAdmin } from '#tests/stage/order-desk.ts';
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
  parts(html, /<div class="admin-line__progress">.*?<\/strong>/gs).map((said) => said.trim());

/** Whether the row of an order in the list says that it is held. */
async function isHeldIn(
  list: string,
  number: number,
  visitor: Awaited<ReturnType<typeof openOrderAdmin>>,
) {
  const { html } = await visitor.operator.visitor.get(list);
  const row = new RegExp(`<tr[^>]*data-order="${number}".*?</tr>`, 's').exec(html)?.[0];
  return row === undefined ? undefined : textOf(row).includes('Pozastaveno');
}

describe('a held order', () => {
  it('is held in its pill, its open lines, the lists and the counts, whatever holds it', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes });
    for (const line of [0, 1]) await admin.send(`move-${line}`, { to: 'delivering' });
    expect(worksOf((await admin.look()).html)).toEqual(['Dodává se', 'Dodává se']);
    expect(await isHeldIn('/ad/orders', admin.number, admin)).toBe(false);
    // The first is delivered: nothing of it is held any more.
    await query(
      here.shop,
      `update order_lines set work = 'completed', completed_at = now() where order_id = $1 and position = 0`,
      [admin.id],
    );
    await query(here.shop, 'update orders set held_at = now() where id = $1', [admin.id]);
    const shown = await admin.look();
    expect(worksOf(shown.html)).toEqual([
      expect.not.stringContaining('Pozastaveno'),
      'Pozastaveno',
    ]);
    expect(shown.text).not.toContain('Dodává se');
    expect(await isHeldIn('/ad/orders', admin.number, admin)).toBe(true);
    expect(await isHeldIn('/ad/orders?work=held', admin.number, admin)).toBe(true);
    expect(await isHeldIn('/ad/orders?work=delivering', admin.number, admin)).toBeUndefined();
    await query(here.shop, 'update orders set held_at = null where id = $1', [admin.id]);
    await query(
      here.shop,
      `update order_lines set held_at = now(), hold_reason = 'other', hold_text = 'x'
       where order_id = $1 and position = 1`,
      [admin.id],
    );
    expect(worksOf((await admin.look()).html)[1]).toBe('Pozastaveno');
    expect(await isHeldIn('/ad/orders?work=held', admin.number, admin)).toBe(true);
  });
});

describe('a company', () => {
  it('is called by its own name in queue, list, page and takings', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes, input: buyer });
    const [{ name } = { name: '' }] = await query<{ name: string }>(
      here.shop,
      'select name from orders where id = $1',
      [admin.id],
    );
    const head = /<dl class="order-head__facts">.*?<\/dl>/gs;
    const [own = ''] = parts((await admin.look()).html, head);
    for (const [address, row] of [
      ['/ad/queues/to-start', /<tr data-row=.*?<\/tr>/gs],
      ['/ad/orders', new RegExp(`<tr[^>]*data-order="${admin.number}".*?</tr>`, 'gs')],
      ['/ad/figures/takings', /<tr data-entry=.*?<\/tr>/gs],
    ] as const) {
      const { html } = await admin.operator.visitor.get(address);
      const said = parts(html, row)
        .filter((one) => one.includes(String(admin.number)))
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
