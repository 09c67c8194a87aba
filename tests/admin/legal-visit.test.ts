import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmedDuties } from '#domain/legal/duty.ts';
import { query } from '#tests/stage/books.ts';
import { catalogue } from '#tests/stage/offering.ts';
import { signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const packages = catalogue.platforms.flatMap(({ services }) =>
  services.flatMap((service) => service.packages),
);

it('the legal check looks at the last step of an order whatever is on sale first', async () => {
  for (const { id, ...terms } of packages.filter(({ platform }) => platform === 'instagram')) {
    const { price, bonus, delivery, guaranteeDays } = terms;
    await query(shop, 'insert into offered_terms values ($1, 1, $2)', [
      id,
      JSON.stringify({ price, bonus, delivery, guaranteeDays, onSale: false }),
    ]);
  }
  shop.forget('all');
  // What is on sale is read anew beside the requests.
  const onSale = () => shop.services.offering().catalogue.platforms.map(({ id }) => id);
  await expect.poll(onSale).not.toContain('instagram');
  const { visitor } = await signIn(shop);
  const { html } = await visitor.get('/ad/legal');
  const broken = [...html.matchAll(/<li class="duty duty--broken" id="([^"]*)"/g)];
  expect(broken.map(([, id]) => id)).toEqual([...confirmedDuties]);
});
