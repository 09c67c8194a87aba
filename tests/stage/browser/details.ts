import type { Page } from 'playwright-core';
import type { Locale } from '#domain/locale.ts';
import { oneWish } from '#tests/stage/ordering.ts';
import { putIntoCart } from './stage.ts';
import type { ShopInUse } from './use-shop.ts';
import { awake, fillDetails } from './wizard.ts';

/** The words of the legal button. */
export const LEGAL = 'Objednávka zavazující k platbě';

/** Somebody who stands before the second step with one package in the cart. */
export async function openDetails(
  here: ShopInUse,
  locale: Locale = 'cs',
  javaScriptEnabled = true,
): Promise<Page> {
  const page = await here.visit({ locale, javaScriptEnabled });
  await putIntoCart(page, { shop: here.shop, locale }, oneWish);
  await page.goto('/objednavka?step=details');
  if (javaScriptEnabled) await awake(page);
  return page;
}

/** Fills in everything that a consumer has to, in Czech. */
export async function fillInWhole(page: Page): Promise<void> {
  await fillDetails(page, {
    'Jméno a příjmení': 'Žofie Říhová',
    'E-mail': 'zofie@example.com',
    Telefon: '777 123 456',
  });
  await page.getByRole('radio', { name: /^Co nejdřív/ }).check();
}

/** What stands in a field. */
export function valueOf(page: Page, name: string): Promise<string> {
  return page.locator(`[name="${name}"]`).inputValue();
}
