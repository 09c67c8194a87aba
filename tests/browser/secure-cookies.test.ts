import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserOptions } from './browser-options.ts';
import { type ShopOnPort, openShop } from './open-shop.ts';
import { awake, cartCount } from './wizard.ts';

let shop: ShopOnPort;
let browser: Browser;
beforeAll(async () => {
  shop = await openShop({ scheme: 'https' });
  browser = await chromium.launch(browserOptions());
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});

it('keeps one cart by script and by server, in cookies that no other host can write', async () => {
  const context = await browser.newContext({ baseURL: `http://localhost:${shop.port}` });
  const page = await context.newPage();
  // By the server: the package of an address.
  await page.goto('/objednavka?platform=instagram&service=lajky&package=ig-likes-100');
  await awake(page);
  expect(await cartCount(page)).toBe(1);
  // By script: another one, and a half-filled form.
  await page.getByRole('radio', { name: /^1\.000 / }).check();
  await page.getByRole('textbox', { name: 'Profil' }).first().fill('@zofie');
  await page.getByRole('button', { name: 'Přidat do objednávky' }).click();
  await expect.poll(() => cartCount(page)).toBe(2);
  await page.reload();
  await awake(page);
  expect(await cartCount(page)).toBe(2);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toContain('__Host-cart');
  for (const { name, path, secure, sameSite } of cookies) {
    expect(name).toMatch(/^__Host-/);
    expect({ path, secure, sameSite }).toEqual({ path: '/', secure: true, sameSite: 'Lax' });
  }
});
