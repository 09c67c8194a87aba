import { expect, it } from 'vitest';
import { openOrderAdmin } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\s]+/g, ' ');

it('tells the customer of several packages which one was not delivered whole', async () => {
  const admin = await openOrderAdmin(here.shop, {
    wishes: [
      { packageId: 'ig-followers-1000', target: '@zofie' },
      { packageId: 'ig-followers-1000', target: '@jana' },
    ],
  });
  await admin.send('move-0', { to: 'delivering' });
  await admin.send('move-1', { to: 'delivering' });
  await admin.send('move-0', { to: 'delivering', delivered: '1000' });
  await admin.send('move-0', { to: 'whole' });
  const asked = await admin.send('move-1', { to: 'end', delivered: '700' });
  await admin.send('move-1', { to: 'end-700', note: 'Síť zbytek smazala' }, asked);
  await here.time.pass(here.shop, 1);
  const page = plain((await here.shop.visitor().get(`/objednavky/${admin.token}`)).text);
  expect(page).toMatch(/z balíčku 1\.000 sledujících na Instagramu \(@jana\) jsme dodali 700 z/);
  expect(plain((await admin.look()).text)).toMatch(/Dodáno · .*Dodáno zčásti · 700 z/);
});
