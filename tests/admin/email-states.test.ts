import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { textOf } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let jana: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
  jana = await signIn(shop);
  await placeOrder(shop.visitor());
});
afterAll(() => shop.close());

const at = '2026-11-20T10:00:00Z';
const id = '00000000-0000-4000-8000-000000000001';

/** What the part of a page behind some words says, without its tags. */
function said(html: string, from: string): string {
  return textOf(html.slice(html.indexOf(from)).slice(0, 3000));
}

describe('what became of an e-mail', () => {
  it.each([
    ['čeká na odeslání', {}],
    ['odmítnutý Server napsal: 550 no such user', { refusal: '550 no such user' }],
    ['odeslaný 20. listopadu 2026', { sent_at: at }],
    ['uložený, neodeslaný 20. listopadu 2026', { sent_at: at, is_kept: true }],
    [
      'vzdali jsme ho Důvod: Zavolali jsme.',
      { set_aside_at: at, set_aside_reason: 'Zavolali jsme.' },
    ],
    ['vzatý zpět', { set_aside_at: at, copy: -1 }],
  ])('is said alike on its pages and in both lists: %s', async (words, marks) => {
    const order = await onlyOrder(shop);
    const row = { id, order_id: order.id, kind: 'order-paid-customer', ...marks };
    const names = Object.keys(row);
    await query(shop, 'delete from emails');
    await query(
      shop,
      `insert into emails (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
      Object.values(row),
    );
    const own = `/ad/orders/${order.number}/emails/${id}`;
    for (const [address, from] of [
      [`/ad/orders/${order.number}`, 'class="admin-email"'],
      [own, '<dt>Stav'],
      ['/ad/outbox', `href="/ad/outbox/${id}"`],
      [`/ad/outbox/${id}`, '<dt>Stav'],
    ] as const) {
      const { html, status } = await jana.visitor.get(address);
      expect([address, status]).toEqual([address, 200]);
      expect(said(html, from), address).toContain(words);
    }
  });

  it('is looked for by kinds in groups', async () => {
    const { html } = await jana.visitor.get('/ad/outbox');
    const [select = ''] = /<select[^>]*name="kind".*?<\/select>/s.exec(html) ?? [];
    const groups = [...select.matchAll(/<optgroup label="([^"]*)">(.*?)<\/optgroup>/gs)];
    expect(groups.map(([, label]) => label)).toHaveLength(6);
    for (const [, label, options = ''] of groups) {
      const count = options.match(/<option/g)?.length ?? 0;
      expect([label, count > 0 && count < 13]).toEqual([label, true]);
    }
    // None stands apart but the one for all.
    expect(select.replaceAll(/<optgroup.*?<\/optgroup>/gs, '').match(/<option/g)).toHaveLength(1);
  });
});
