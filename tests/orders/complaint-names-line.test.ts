import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
import { openAfterSales, settle } from '#tests/stage/care-desk.ts';
import { useDeliveringShop } from '#tests/stage/delivering-shop.ts';
import { afterUndo } from '#tests/stage/money-desk.ts';

const here = useDeliveringShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const first = '1.000 sledujících na Instagramu (@zofie.prvni)';
const second = '1.000 sledujících na Instagramu (@zofie.druha)';

it('a complaint about one of two equal packages says everywhere which one', async () => {
  const address = await here.buy([
    { packageId: 'ig-followers-1000', target: '@zofie.prvni' },
    { packageId: 'ig-followers-1000', target: '@zofie.druha' },
  ]);
  await query(here.shop, `update orders set state = 'completed'`);
  await query(
    here.shop,
    `update order_lines set work = 'completed', started_at = now(), completed_at = now(), delivered = 1000,
       bonus = 0`,
  );
  const offered = plain((await here.visitor.get(address)).text);
  for (const name of [first, second]) expect(offered).toContain(name);
  const text = 'Chybí jich polovina.';
  const input = { intent: 'complaint', id: randomUUID(), line: '1', text, wish: 'refill' };
  expect((await here.visitor.post(address, input)).status).toBe(303);
  await here.shop.workOnce();
  const page = plain((await here.visitor.get(address)).text);
  expect(page.slice(0, page.indexOf(text))).toContain(second);
  const afterSales = await openAfterSales(here.shop);
  expect(plain((await afterSales.visitor.get(afterSales.address)).text)).toContain(second);
  const answer = { outcome: 'refill', answer: 'Doplníme.' };
  await settle(afterSales.visitor, afterSales.address, `complaint-${input.id}`, answer);
  await afterUndo(here);
  const [{ id } = {}] = await query(here.shop, 'select id from refills');
  await settle(afterSales.visitor, afterSales.address, `refill-${String(id)}`);
  await afterUndo(here);
  for (const kind of [
    'order-complaint-customer',
    'order-complaint-shop',
    'order-settled-customer',
    'order-refill-customer',
  ] as const) {
    const [email] = await emailsOf(here.shop, kind);
    expect(plain(email?.text ?? ''), kind).toContain(second);
    expect(plain(email?.text ?? ''), kind).not.toContain(first);
  }
  expect((await onlyOrder(here.shop)).state).toBe('completed');
});
