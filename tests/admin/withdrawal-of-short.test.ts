import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { settle } from '#tests/stage/care-desk.ts';
import { afterUndo } from '#tests/stage/money-desk.ts';
import { type OrderAdmin, hasForm, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f\s]+/g, ' ');

async function endedAt700(): Promise<OrderAdmin> {
  const wishes = [{ packageId: 'ig-followers-1000', target: '@zofie' }];
  const admin = await openOrderAdmin(here.shop, { wishes });
  await admin.send('move-0', { to: 'delivering' });
  const asked = await admin.send('move-0', { to: 'end', delivered: '700' });
  await admin.send('move-0', { to: 'end-700', note: 'Síť zbytek smazala' }, asked);
  return admin;
}

/** The sums of a text, each as often as it is said. */
const sumsIn = (text: string) => plain(text).match(/\d[\d.]*(?:,\d\d)? Kč/g) ?? [];

it('is told once, with one sum, what goes back to who withdraws from an order that ended short', async () => {
  const admin = await endedAt700();
  await afterUndo(here);
  const page = async () => (await here.shop.visitor().get(`/objednavky/${admin.token}`)).text;
  const [, due = ''] = /vám náleží zpět (\d[\d.]*(?:,\d\d)? Kč)/.exec(plain(await page())) ?? [];
  expect(due).not.toBe('');
  const [{ email } = {}] = await query(here.shop, 'select email from orders where id = $1', [
    admin.id,
  ]);
  const input = { name: 'Žofie', number: String(admin.number), email: String(email), part: '' };
  await here.shop
    .visitor()
    .post('/odstoupeni', { ...input, reason: '', id: randomUUID(), intent: 'confirm' });
  await here.shop.workOnce();
  const [withdrawal] = await query(here.shop, 'select id, outcome from withdrawals');
  expect(withdrawal).toMatchObject({ outcome: 'held' });
  expect(sumsIn(await page()).filter((sum) => sum === due)).toHaveLength(1);
  expect(plain(await page())).toContain(`Z ceny vám vrátíme ${due}`);
  expect(plain(await page())).not.toContain('Dodávání jsme pozastavili');
  const shown = await admin.look();
  expect(shown.html).not.toContain('reason=undelivered');
  expect(hasForm(shown, 'agree')).toBe(false);
  const { visitor } = admin.operator;
  expect((await visitor.get('/ad/queues/short')).text).not.toContain(String(admin.number));
  const afterSales = await visitor.get(`${admin.address}/care`);
  expect(plain(afterSales.text)).toContain(`Vrátit ${due}`);
  const form = `withdrawal-${String(withdrawal?.['id'])}`;
  const released = { how: 'released', note: 'Rozmyslel si to.' };
  const { answer } = await settle(visitor, `${admin.address}/care`, form, released);
  expect(answer.status).toBe(303);
  expect(plain(await page())).toContain(`vám náleží zpět ${due}`);
  expect((await visitor.get('/ad/queues/short')).text).toContain(String(admin.number));
});
