import { expect, it } from 'vitest';
import { openDesk } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\s]+/g, ' ');

it('tells the customer of several packages which one was not delivered whole', async () => {
  const desk = await openDesk(here.shop, {
    wishes: [
      { packageId: 'ig-followers-1000', target: '@zofie' },
      { packageId: 'ig-followers-1000', target: '@jana' },
    ],
  });
  await desk.send('move-0', { to: 'delivering' });
  await desk.send('move-1', { to: 'delivering' });
  await desk.send('move-0', { to: 'delivering', delivered: '1000' });
  await desk.send('move-0', { to: 'whole' });
  const asked = await desk.send('move-1', { to: 'end', delivered: '700' });
  await desk.send('move-1', { to: 'end-700', note: 'Síť zbytek smazala' }, asked);
  await here.time.pass(here.shop, 1);
  const page = plain((await here.shop.visitor().get(`/objednavky/${desk.token}`)).text);
  expect(page).toMatch(/z balíčku 1\.000 sledujících na Instagramu \(@jana\) jsme dodali 700 z/);
  expect(plain((await desk.look()).text)).toMatch(/Dodáno · .*Dodáno zčásti · 700 z/);
});
