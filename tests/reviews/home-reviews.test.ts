import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeReview } from '#tests/stage/reviewing.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

it('the home page shows what people wrote, then what was generated, each with its label', async () => {
  await storeReview(shop, { name: 'Starší', origin: 'imported', createdAt: '2021-01-01' });
  await storeReview(shop, { name: 'Model', origin: 'generated' });
  await storeReview(shop, { name: 'Čeká', origin: 'generated', state: 'pending' });
  const { html, text } = await shop.visitor().get('/');
  const names = [...html.matchAll(/<figcaption.*?<strong>(.*?)<\/strong>/gs)].map(
    ([, name]) => name,
  );
  expect(names.slice(0, 2)).toEqual(['Starší', 'Model']);
  expect(text.match(/Převzatá recenze|Vytvořeno AI|Ukázková recenze/g)).toEqual([
    'Převzatá recenze',
    'Vytvořeno AI',
    ...Array.from({ length: 4 }, () => 'Ukázková recenze'),
  ]);
});
