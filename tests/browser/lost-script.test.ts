import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { href, withQuery } from '#domain/addresses.ts';
import { locales } from '#domain/locale.ts';
import { lostIsland as lostCs } from '#messages/cs/site/lost-island.ts';
import { lostIsland as lostEn } from '#messages/en/site/lost-island.ts';
import { listOrders } from '#tests/stage/books.ts';
import { oneWish } from '#tests/stage/ordering.ts';
import { browserOfWorker, closeProfiles } from '#tests/stage/browser/browser-of-worker.ts';
import { type ShopOnPort, openShop } from '#tests/stage/open-shop.ts';
import { putIntoCart } from '#tests/stage/browser/stage.ts';
import { awake, cartCount } from '#tests/stage/browser/wizard.ts';

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

/** Words of the notice of an island that has failed, by edition. */
const lost = { cs: lostCs, en: lostEn };

it.each(locales)(
  'goes on by its forms with all that was typed where the wizard fails (%s)',
  async (locale) => {
    const page = await browser.newPage({ baseURL: shop.services.shop.origins[locale] });
    await putIntoCart(page, { shop, locale }, oneWish);
    await page.goto(withQuery(href('wizard', locale), { step: 'details' }));
    await awake(page);
    const input = { name: 'Žofie Říhová', email: 'zofie@example.com', phone: '777123456' };
    for (const [name, text] of Object.entries(input)) {
      await page.locator(`[name="${name}"]`).fill(text);
    }
    await page.locator('[name="phoneCountry"]').selectOption('CZ');
    await page.locator('[name="start"][value="now"]').check();
    const note = page.locator('[name="note"]');
    await page.locator('.extra > summary').click();
    await breakDrawing(page);
    await note.fill('Až po šesté');
    await page.getByRole('alert').filter({ hasText: lost[locale] }).waitFor();
    expect(await note.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.locator('.wizard__legal button[value="order"]').click();
    await page.waitForURL(/test-checkout/);
    const [order] = (await listOrders(shop)).slice(-1);
    expect(order).toMatchObject({ name: input.name, email: input.email, note: 'Až po šesté' });
  },
);

it('goes to the second step as to a page where its script has not come, and orders there by its form', async () => {
  const page = await browser.newPage({ baseURL: shop.services.shop.origins.cs });
  await page.route(/\/assets\/details-step/, (route) => route.abort());
  await putIntoCart(page, { shop, locale: 'cs' }, oneWish);
  await page.goto(href('wizard', 'cs'));
  await awake(page);
  await Promise.all([
    page.waitForEvent('load'),
    page.locator('.cart-sum').getByRole('button', { name: 'Pokračovat' }).click(),
  ]);
  await page.getByRole('alert').filter({ hasText: lost.cs }).waitFor();
  await page.getByRole('textbox', { name: 'Jméno a příjmení' }).fill('Žofie Říhová');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('zofie@example.com');
  await page.locator('[name="phone"]').fill('777123456');
  await page.locator('[name="start"][value="now"]').check();
  await page.locator('.wizard__legal button[value="order"]').click();
  await page.waitForURL(/test-checkout/);
});

it('goes on where a script of somebody else fails', async () => {
  const page = await browser.newPage({ baseURL: shop.services.shop.origins.cs });
  await page.goto(href('wizard', 'cs'));
  await awake(page);
  await Promise.all([
    page.waitForEvent('pageerror'),
    page.evaluate(() => {
      setTimeout(() => {
        throw new Error('broken at /assets/inject.js');
      });
    }),
  ]);
  await page
    .locator('.wizard__builder')
    .getByRole('radio', { name: 'TikTok', exact: true })
    .check();
  expect(await page.locator('.notice--lost').count()).toBe(0);
});

it('goes on by its forms where only a press fails', async () => {
  const page = await browser.newPage({ baseURL: shop.services.shop.origins.cs });
  await putIntoCart(page, { shop, locale: 'cs' }, oneWish);
  await page.goto(href('wizard', 'cs'));
  await awake(page);
  await page.waitForFunction(() => {
    const last = document.querySelector('.recommendations li:last-child select');
    return last && Object.keys(last).some((key) => key.startsWith('__reactProps'));
  });
  await page.evaluate(() => {
    FormData.prototype.get = () => {
      throw new Error('broken');
    };
  });
  const add = page.locator('button[value="recommend"]').first();
  await add.click();
  await page.getByRole('alert').filter({ hasText: lost.cs }).waitFor();
  await Promise.all([page.waitForEvent('load'), add.click()]);
  await awake(page);
  expect(await cartCount(page)).toBe(2);
});

/** From the next change on nothing can be drawn any more. */
async function breakDrawing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const replaceAll = () => {
      throw new Error('broken');
    };
    Object.assign(String.prototype, { replaceAll });
  });
}
