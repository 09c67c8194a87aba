import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserOfWorker, closeProfiles } from '#tests/stage/browser/browser-of-worker.ts';
import { type ShopOnPort, openShop } from '#tests/stage/open-shop.ts';
import { cartCount } from '#tests/stage/browser/wizard.ts';

let shop: ShopOnPort;
let browser: Browser;
beforeAll(async () => {
  shop = await openShop();
  browser = await browserOfWorker();
});
afterAll(async () => {
  await closeProfiles();
  await shop.close();
});

it('orders by its forms where the scripts of the wizard cannot be had', async () => {
  const page = await browser.newPage({ baseURL: `http://localhost:${shop.port}` });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(/\/assets\/.*island.*\.js$/, (route) => route.abort());
  const lost = () =>
    page.waitForEvent('requestfailed', (request) => request.url().includes('island'));
  await Promise.all([lost(), page.goto('/objednavka')]);
  const builder = page.locator('.wizard__builder');
  await builder.getByRole('radio', { name: 'TikTok', exact: true }).check();
  const choose = builder.getByRole('button', { name: 'Ukázat služby' });
  await Promise.all([lost(), choose.click()]);
  expect(await builder.getByRole('radio', { name: 'TikTok', exact: true }).isChecked()).toBe(true);
  await builder.getByRole('radio', { name: /^1\.000 / }).check();
  await builder.getByLabel('Profil').fill('@zofie');
  await builder.getByRole('button', { name: 'Přidat do košíku' }).click();
  await expect.poll(() => cartCount(page)).toBe(1);
  // The bar of phones goes on as well, and is there until the styles of the page are.
  await page.locator('.cart-sum').getByRole('button', { name: 'Pokračovat' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
  // Chromium tells of its own page transitions here too.
  expect(errors.join('\n')).not.toMatch(/import|module/i);
});
