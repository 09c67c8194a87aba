import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listOrders } from '#tests/stage/books.ts';
import { placeOrder, pressHosted } from '#tests/stage/ordering.ts';
import { browserOfWorker, closeProfiles } from '#tests/stage/browser/browser-of-worker.ts';
import { type ShopOnPort, openShop } from '#tests/stage/open-shop.ts';

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

/** The success page of an order whose money is on its way, with a clock that the test moves. */
let page: Page;
let hosted: string;
let asked: number;
beforeEach(async () => {
  const visitor = shop.visitor();
  hosted = await placeOrder(visitor);
  await pressHosted(visitor, hosted, 'pay-later');
  const token = (await listOrders(shop)).at(-1)?.token;
  page = await browser.newPage({ baseURL: `http://localhost:${shop.port}` });
  await page.clock.install();
  await page.goto(`/payment-success?order=${token}`);
  // The script that asks has been fetched.
  await page.waitForLoadState('networkidle');
  asked = 0;
  page.on('response', (response) => {
    if (response.request().resourceType() === 'fetch') asked += 1;
  });
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const over = () => page.getByText('stránka se už sama neobnovuje');

describe('the page of a payment that is on its way', () => {
  it('asks often at first, then seldom, and says when it asks no more', async () => {
    expect(await over().isVisible()).toBe(false);
    await page.clock.fastForward(5 * SECOND);
    await expect.poll(() => asked).toBe(1);
    await expect
      .poll(
        async () => {
          await page.clock.fastForward(MINUTE);
          return over().isVisible();
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    expect(asked).toBeLessThan(40);
    const before = asked;
    for (let i = 0; i < 5; i += 1) await page.clock.fastForward(30 * MINUTE);
    expect(asked).toBe(before);
    expect(await page.getByText('Stránka se obnoví sama').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Obnovit stránku' }).click();
    await page.getByText('Stránka se obnoví sama').waitFor();
  });

  it('shows the news once there are some', async () => {
    await pressHosted(shop.visitor(), hosted, 'arrive');
    await page.clock.fastForward(5 * SECOND);
    await page.locator('[data-payment="paid"]').waitFor();
  });
});
