import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserOfWorker, closeProfiles } from '#tests/stage/browser/browser-of-worker.ts';
import { type ShopOnPort, openShop } from '#tests/stage/open-shop.ts';
import { awake, cartCount } from '#tests/stage/browser/wizard.ts';

let shop: ShopOnPort;
let browser: Browser;
beforeAll(async () => {
  shop = await openShop({ scheme: 'https' });
  browser = await browserOfWorker();
});
afterAll(async () => {
  await closeProfiles();
  await shop.close();
});

it('keeps one cart by script and by server, in cookies that no other host can write', async () => {
  const context = await browser.newContext({ baseURL: `http://localhost:${shop.port}` });
  const page = await context.newPage();
  // By the server: the package of an address.
  await page.goto('/objednavka?platform=instagram&service=lajky&package=ig-likes-100');
  await awake(page);
  expect(await cartCount(page)).toBe(1);
  await page.locator('.wizard__builder summary').click();
  // By script: another one, and a half-filled form.
  await page.getByRole('radio', { name: /^1\.000 / }).check();
  await page.getByRole('textbox', { name: 'Profil', exact: true }).fill('@zofie');
  await page.getByRole('button', { name: 'Přidat do košíku' }).click();
  await expect.poll(() => cartCount(page)).toBe(2);
  await page.reload();
  await awake(page);
  expect(await cartCount(page)).toBe(2);
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toEqual(['__Host-cart']);
  for (const { path, secure, sameSite } of cookies) {
    expect({ path, secure, sameSite }).toEqual({ path: '/', secure: true, sameSite: 'Lax' });
  }
});

it('sends what was typed back to the wizard and to nothing else', async () => {
  const context = await browser.newContext({ baseURL: `http://localhost:${shop.port}` });
  const page = await context.newPage();
  await page.goto('/objednavka');
  await awake(page);
  await page.getByRole('radio', { name: /^1\.000 / }).check();
  await page.getByRole('textbox', { name: 'Profil', exact: true }).fill('@zofie');
  await page.getByRole('button', { name: 'Přidat do košíku' }).click();
  await page.getByRole('button', { name: 'Pokračovat' }).first().click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('zofie@example.com');
  await expect.poll(() => namesOf(context)).toEqual(['__Host-cart', '__Secure-draft']);
  for (const { name, path, secure, sameSite } of await context.cookies()) {
    const place = name === '__Host-cart' ? '/' : '/objednavka';
    expect({ path, secure, sameSite }).toEqual({ path: place, secure: true, sameSite: 'Lax' });
  }
  expect(await sentTo(page, '/cenik')).toEqual(['__Host-cart']);
  expect(await sentTo(page, '/obchodni-podminky')).toEqual(['__Host-cart']);
  expect(await sentTo(page, '/objednavka?step=details')).toEqual(['__Host-cart', '__Secure-draft']);
  expect(await page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(
    'zofie@example.com',
  );
});

async function namesOf(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).toSorted();
}

/** Names of the cookies that the browser sends to an address. */
async function sentTo(page: Page, address: string): Promise<string[]> {
  const response = await page.goto(address);
  const sent = (await response?.request().allHeaders())?.['cookie'] ?? '';
  return sent
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .toSorted();
}
