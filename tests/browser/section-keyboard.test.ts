import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { enter, tabTo, type } from '#tests/stage/browser/keyboard.ts';
import { enterSection, openWithScripts } from '#tests/stage/browser/section.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';

const here = useShop();
const ORDERS = 3;

/** Somebody signed in where customers have ordered; scripts are there once the page is quiet. */
async function atOrders(path = '/ad/orders'): Promise<Page> {
  for (let count = 0; count < ORDERS; count += 1) {
    const visitor = here.shop.visitor();
    const wishes = [{ packageId: 'ig-followers-1000', target: '@zofie.rihova' }];
    await pay(visitor, await placeOrder(visitor, wishes, { start: 'now' }));
  }
  const page = await here.visit({ viewport: { width: 1440, height: 900 } });
  await enterSection(page, here.shop);
  await openWithScripts(page, path);
  return page;
}

const press = async (page: Page, keys: string) => {
  for (const key of keys) await page.keyboard.press(key);
};
const help = (page: Page) => page.getByRole('dialog', { name: 'Klávesové zkratky' });

it.each([768, 1440])('a page is opened at its head in a window of %d px', async (width) => {
  const page = await here.visit({ viewport: { width, height: 700 } });
  await enterSection(page, here.shop);
  for (const path of ['/ad', '/ad/legal', '/ad/people', '/ad/orders']) {
    await openWithScripts(page, path);
    expect([path, await page.evaluate(() => scrollY)]).toEqual([path, 0]);
  }
});

describe('an order', () => {
  it('is found, begun, reported and completed without a mouse, every stop in sight', async () => {
    const page = await atOrders();
    await press(page, 'jj');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/ad/orders/100002**');
    await type(page, 'Na začátku', '1200');
    await enter(page, 'Zahájit');
    await page.getByText('0 z 1.000').first().waitFor();
    // The list, the neighbours and the customer come first; then, one after the other, what is to be done.
    await tabTo(page, /^← Objednávky/);
    await type(page, /^Dodáno z/, '400');
    await enter(page, 'Uložit stav');
    await page.getByText('400 z 1.000').first().waitFor();
    await enter(page, /Zákazník dostane e.mail/);
    await page.locator('.email-text[open]').waitFor();
    await tabTo(page, 'Na začátku');
    await enter(page, /^Dokončit jako/);
    await enter(page, /ano, dodáno je všechno$/);
    await page.locator('.undo__row').getByText('oznámení').waitFor();
    await tabTo(page, /^Vzít zpět/);
    await page.keyboard.press('Enter');
    await page.getByText('Vzato zpět. Nic neodešlo.').waitFor();
  });

  it('has no field in which a shortcut fires, and answers to them elsewhere', async () => {
    const page = await atOrders('/ad/orders/100001');
    await tabTo(page, 'Na začátku');
    await page.keyboard.type('go?/x');
    expect(await page.getByLabel('Na začátku').inputValue()).toBe('go?/x');
    await page.getByLabel('Interní poznámka').focus();
    await page.keyboard.type('gh? jk');
    expect(await page.getByLabel('Interní poznámka').inputValue()).toBe('gh? jk');
    expect(new URL(page.url()).pathname).toBe('/ad/orders/100001');
    expect(await help(page).count()).toBe(0);
    await tabTo(page, 'Přidat poznámku');
    await press(page, 'go');
    await page.waitForURL(/\/ad\/orders$/);
  });
});

describe('the help', () => {
  it('opens over any page, keeps the focus, and gives it back on Escape', async () => {
    const page = await atOrders('/ad');
    await tabTo(page, 'Odhlásit');
    await press(page, '?');
    await help(page).waitFor();
    const hasLeft = () =>
      page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement !== body && !activeElement?.closest('dialog');
      });
    for (let stops = 0; stops < 4; stops += 1) {
      await page.keyboard.press('Tab');
      expect(await hasLeft()).toBe(false);
    }
    await press(page, 'go');
    expect(new URL(page.url()).pathname).toBe('/ad');
    await page.keyboard.press('Escape');
    await expect.poll(() => help(page).count()).toBe(0);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Odhlásit');
  });
});

describe('somebody who has switched the shortcuts off', () => {
  it('has none on the page of an order either, and every way by Tab', async () => {
    const page = await atOrders();
    await query(here.shop, 'update operators set has_shortcuts = false');
    await openWithScripts(page, '/ad/orders/100001');
    await press(page, '?gh');
    expect(await help(page).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/ad/orders/100001');
    await openWithScripts(page, '/ad/orders');
    await press(page, 'jxgh');
    expect(await page.locator('input[name=n]:checked').count()).toBe(0);
    await tabTo(page, /Vybrat objednávku.*100003/);
    await page.keyboard.press('Space');
    expect(await page.locator('input[name=n]:checked').count()).toBe(1);
    await enter(page, '100003');
    await page.waitForURL('**/ad/orders/100003**');
  });
});
