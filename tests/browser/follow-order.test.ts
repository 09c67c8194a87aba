import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserOfWorker, closeProfiles } from '#tests/stage/browser/browser-of-worker.ts';
import { onlyOrder } from '#tests/stage/books.ts';
import { move, someOperator } from '#tests/stage/delivering.ts';
import { type ShopOnPort, openShop } from '#tests/stage/open-shop.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';
import type { Operator } from '#domain/admin/operator.ts';

let shop: ShopOnPort;
let browser: Browser;
let operator: Operator;
beforeAll(async () => {
  shop = await openShop();
  browser = await browserOfWorker();
  operator = await someOperator(shop);
  const visitor = shop.visitor();
  const wishes = [{ packageId: 'ig-followers-1000', target: '@zofie.rihova' }];
  await pay(visitor, await placeOrder(visitor, wishes, { start: 'now' }));
  await shop.workOnce();
  await move(shop, operator, { position: 0, to: 'delivering', startCount: 1200, delivered: 100 });
});
afterAll(async () => {
  await closeProfiles();
  await shop.close();
});

const MINUTE = 60_000;

let page: Page;
beforeEach(async () => {
  page = await browser.newPage({ baseURL: `http://localhost:${shop.port}` });
  await page.clock.install();
  await page.goto(`/objednavky/${(await onlyOrder(shop)).token}`);
});

/** Lets minutes pass until the page says something. */
async function reads(words: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(MINUTE);
        return page.getByText(words).isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}

describe('the page of an order under way', () => {
  it('exchanges its figures by itself, and leaves what is typed alone', async () => {
    await page.getByText('Reklamovat plnění').click();
    await page.getByLabel('V čem je vada').fill('Zatím jen zkouším');
    await move(shop, operator, { position: 0, to: 'delivering', delivered: 400 });
    await reads('Dodáno 400 z 1.000');
    expect(await page.getByLabel('V čem je vada').inputValue()).toBe('Zatím jen zkouším');
    await page.close();
  });

  it('is drawn anew once more than its figures has changed', async () => {
    await move(shop, operator, { position: 0, to: 'completed' });
    await reads('Garance doplnění platí do');
    expect(await page.locator('[data-follow]').count()).toBe(0);
    await page.close();
  });
});
