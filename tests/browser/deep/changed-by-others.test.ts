import { expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { openCart, orderWhole } from '#tests/stage/browser/others-order.ts';
import { meddle, translate } from '#tests/stage/browser/others.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop();
const FIRST = Number(process.env['OTHERS_SEED'] ?? 1000);
const seeds = Array.from(
  { length: Number(process.env['OTHERS'] ?? 20) },
  (_, at) => FIRST + 100 * at,
);

it.each(seeds)('an order is made whatever others do, by the seed %i', async (first) => {
  const locale = locales[(first / 100) % 2] ?? 'cs';
  const page = await openCart(here, locale);
  let seed = first;
  await orderWhole(page, locale, () => meddle(page, (seed += 1)));
  expect(await page.locator('[data-island]').count()).toBe(0);
});

it.each(locales)(
  'an order is made on a page translated before its script has come (%s)',
  async (locale) => {
    const page = await openCart(here, locale, (opened) => translate(opened, true));
    await orderWhole(page, locale, () => Promise.resolve());
  },
);
