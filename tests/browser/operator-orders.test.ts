import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { storeManyOrders } from '#tests/stage/browser/many-orders-of-list.ts';
import { openWithScripts, untilScripted } from '#tests/stage/browser/section.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { query } from '#tests/stage/books.ts';

const here = useShop();

let me: SignedIn;
let numbers: number[] = [];

beforeEach(async () => {
  me = await signIn(here.shop);
  numbers = await storeManyOrders(here.shop);
});

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const { locale: _, ...rest } = options;
  const page = await here.visit(rest);
  const { name, value } = me.cookie;
  const url = here.shop.services.shop.origins.cs;
  await page.context().addCookies([{ name, value, url }]);
  return page;
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const row = document.activeElement?.closest('[data-order]');
    return row?.getAttribute('data-order') ?? document.activeElement?.tagName ?? '';
  });

/** The list, once its scripts are there. */
const openList = (page: Page) => openWithScripts(page, '/ad/orders');

/** Presses g and a letter: again where a busy machine let too much time pass between the two. */
async function goBy(page: Page, character: string, path: string): Promise<void> {
  const went = async () => {
    await page.keyboard.press('g');
    await page.keyboard.press(character);
    return page.waitForURL(`**${path}`, { timeout: 5000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(went).toBe(true);
  await untilScripted(page);
}

describe('the keys of the list', () => {
  it('go along the rows, choose, search, and open', async () => {
    const page = await open({ viewport: { width: 1440, height: 900 } });
    await openList(page);
    await page.keyboard.press('j');
    expect(await focused(page)).toBe(String(numbers[0]));
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    expect(await focused(page)).toBe(String(numbers[1]));
    await page.keyboard.press('x');
    expect(await page.locator('input[name=n]:checked').count()).toBe(1);
    await expect.poll(() => page.locator('[data-chosen]').textContent()).toBe('Vybráno: 1');
    await page.keyboard.press('x');
    expect(await page.locator('input[name=n]:checked').count()).toBe(0);
    await page.keyboard.press('/');
    // In a field a letter is a letter.
    await page.keyboard.type('jx?go');
    expect(await page.inputValue('#orders-q')).toBe('jx?go');
    await page.locator('#orders-q').fill('');
    await page.keyboard.press('Escape');
    await page.locator('h1').click();
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/ad\/orders\/\d+/);
  });

  it('show themselves, and lead to the pages', async () => {
    const page = await open();
    await openList(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Klávesové zkratky' }).waitFor();
    // Nothing of the list is moved behind it.
    await page.keyboard.press('j');
    expect(await page.locator('dialog[open]').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await goBy(page, 'h', '/ad');
    await goBy(page, 'o', '/ad/orders');
  });

  it('do nothing where their reader has switched them off', async () => {
    await query(here.shop, 'update operators set has_shortcuts = false where id = $1', [me.id]);
    const page = await open();
    await openList(page);
    for (const key of ['j', '?', '/', 'g', 'h']) await page.keyboard.press(key);
    expect(await focused(page)).toBe('BODY');
    expect(new URL(page.url()).pathname).toBe('/ad/orders');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});

it('brings its reader back to the row that was opened', async () => {
  const page = await open({ viewport: { width: 1440, height: 700 } });
  await page.goto('/ad/orders?sort=made&dir=asc');
  const row = page.locator(`[data-order="${numbers[30]}"] a`);
  await row.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(200);
  await row.click();
  await page.waitForURL(/\/ad\/orders\/\d+/);
  await page.goBack();
  await expect.poll(() => focused(page)).toBe(String(numbers[30]));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 50);
  expect(new URL(page.url()).search).toBe('?sort=made&dir=asc');
});

it('goes from an order to the next one of the same list, and back to the list', async () => {
  const page = await open();
  await page.goto('/ad/orders?work=completed');
  const completed = numbers.filter((_, i) => i % 4 === 2);
  await page.locator(`[data-order="${completed[1]}"] a`).click();
  await page.locator('a[rel=next]').click();
  await page.waitForURL(new RegExp(`/ad/orders/${completed[2]}`));
  await page.locator('a[rel=prev]').click();
  await page.locator('a[rel=prev]').click();
  await page.waitForURL(new RegExp(`/ad/orders/${completed[0]}`));
  expect(await page.locator('a[rel=prev]').count()).toBe(0);
  await page.getByRole('link', { name: 'Objednávky' }).last().click();
  await page.waitForURL(/\/ad\/orders\?work=completed$/);
});

it('does all of it without JavaScript', async () => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/ad/orders');
  await page.locator('summary').filter({ hasText: 'Filtry' }).click();
  await page.selectOption('#orders-work', 'waiting');
  await page.getByRole('button', { name: 'Zobrazit', exact: true }).click();
  expect(new URL(page.url()).searchParams.get('work')).toBe('waiting');
  const [first] = await page.locator('[data-order]').all();
  await first?.locator('input[name=n]').check();
  await page.selectOption('#bulk-act', 'note');
  await page.getByRole('button', { name: 'Zobrazit, co se stane' }).click();
  await page.locator('textarea').fill('Zavolat');
  await page.getByRole('button', { name: /Potvrdit/ }).click();
  await page.getByText(/Hotovo u/).waitFor();
  await page.goto('/ad/orders?work=held&min=1');
  await page.locator('summary').filter({ hasText: 'Uložit jako seznam' }).click();
  await page.locator('#view-name').fill('Moje pozastavené');
  await page.getByRole('button', { name: 'Uložit', exact: true }).click();
  expect(await page.locator('.view-tabs [aria-current]').textContent()).toBe('Moje pozastavené');
});
