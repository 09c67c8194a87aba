import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { href } from '#domain/addresses.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { oneWish } from '#tests/stage/ordering.ts';
import { orderWhole } from '#tests/stage/browser/others-order.ts';
import { meddle, translate } from '#tests/stage/browser/others.ts';
import { putIntoCart } from '#tests/stage/browser/stage.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { awake } from '#tests/stage/browser/wizard.ts';

const here = useShop();

describe.each(locales)('in the edition "%s"', (locale) => {
  it('a whole order is made while others meddle with texts and fields', async () => {
    const page = await openCart(locale);
    let seed = Number(process.env['OTHERS_SEED'] ?? 1);
    await orderWhole(page, locale, () => meddle(page, seed++));
  });

  it('a whole order is made while all is translated as soon as it is there', async () => {
    const page = await openCart(locale, translate);
    await orderWhole(page, locale, () => Promise.resolve());
  });
});

async function openCart(locale: Locale, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await here.visit({ locale });
  await prepare?.(page);
  await putIntoCart(page, { shop: here.shop, locale }, oneWish);
  await page.goto(href('wizard', locale));
  await awake(page);
  return page;
}
