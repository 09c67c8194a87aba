import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { formatEuroSum, formatMoney } from '#domain/money.ts';
import { href } from '#domain/addresses.ts';
import { oneWish } from '#tests/stage/ordering.ts';
import { wordsOf } from './others.ts';
import { putIntoCart } from './stage.ts';
import type { ShopInUse } from './use-shop.ts';
import { awake } from './wizard.ts';

/** Somebody with one package in the cart, before the first step. */
export async function openCart(
  here: ShopInUse,
  locale: Locale,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await here.visit({ locale });
  await prepare?.(page);
  await putIntoCart(page, { shop: here.shop, locale }, oneWish);
  await page.goto(href('wizard', locale));
  await awake(page);
  return page;
}

/** Of two packages of 199 Kč with 10 % off, and of those with one of 499 Kč and 15 % off. */
const TWO = 35_820;
const THREE = 76_245;

/**
 * Orders from a cart with one package to the payment, by what has no words, and looks whether what changes is shown.
 * @param meddle what others do before each step
 */
export async function orderWhole(
  page: Page,
  locale: Locale,
  meddle: () => Promise<unknown>,
): Promise<void> {
  const press = (selector: string) => page.locator(selector).first().press('Enter');
  await meddle();
  await press('button[value="more"]');
  await expectTotal(page, locale, TWO);
  await meddle();
  await page.locator('.wizard__builder > summary').press('Enter');
  const builder = page.locator('.wizard__builder');
  await builder.locator('[name="platform"][value="tiktok"]').check();
  await builder.locator('button[value="add"]').last().press('Enter');
  await page.locator('.error-summary').waitFor();
  await meddle();
  await builder.locator('[name="package"][value="tt-followers-1000"]').check();
  const target = builder.locator('[name="target"]');
  await target.pressSequentially('@zofie');
  await meddle();
  await target.pressSequentially('.r');
  expect(await target.inputValue()).toBe('@zofie.r');
  expect(await target.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => wordsOf(page, '.wizard__builder .understood')).toMatch(/: @zofie\.r$/);
  await builder.locator('button[value="add"]').last().press('Enter');
  await expectTotal(page, locale, THREE);
  expect(await page.locator('.cart-row').count()).toBe(2);
  await meddle();
  await press('.cart-sum button[value="continue"]');
  await page.locator('[name="email"]').waitFor();
  await fillDetails(page, meddle);
  await meddle();
  await press('.wizard__legal button[value="order"]');
  await page.waitForURL(/test-checkout/);
  expect(await wordsOf(page, 'main')).toContain(spaced(formatMoney(locale, THREE)));
}

async function fillDetails(page: Page, meddle: () => Promise<unknown>): Promise<void> {
  await meddle();
  await page.locator('.wizard__legal button[value="order"]').press('Enter');
  await page.locator('.error-summary').waitFor();
  const input = { name: 'Žofie Říhová', email: 'zofie@example.com', phone: '777123456' };
  for (const [name, text] of Object.entries(input)) {
    await meddle();
    await page.locator(`[name="${name}"]`).fill(text);
    await page.locator(`#order-${name}-error`).waitFor({ state: 'detached' });
  }
  await page.locator('[name="phoneCountry"]').selectOption('CZ');
  await page.locator('[name="start"][value="now"]').check();
  for (const [name, text] of Object.entries(input)) {
    expect(await page.locator(`[name="${name}"]`).inputValue()).toBe(text);
  }
}

async function expectTotal(page: Page, locale: Locale, total: number): Promise<void> {
  const euros = locale === 'en' ? formatEuroSum(total) : '';
  const expected = bare(formatMoney(locale, total) + euros);
  const shown = async () => bare(await wordsOf(page, '.totals__row--total dd'));
  await expect.poll(shown).toBe(expected);
}

function bare(text: string): string {
  return text.replaceAll(/\s/g, '');
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
