import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { oneWish, threePackages } from '#tests/stage/ordering.ts';
import { putIntoCart } from '#tests/stage/browser/stage.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { awake, cartCount } from '#tests/stage/browser/wizard.ts';

const here = useShop({ isShared: true });

describe('the builder', () => {
  it('says what it makes of a target while it is typed', async () => {
    const page = await open();
    const target = page.getByRole('textbox', { name: 'Profil' });
    const understood = page.locator('.understood');
    await target.pressSequentially('@zofie.rihova');
    await understood.getByText('Profil: @zofie.rihova').waitFor();
    await target.fill('https://www.instagram.com/kvetiny_brno/?igsh=abc');
    await understood.getByText('Profil: @kvetiny_brno').waitFor();
    await target.fill('to není jméno');
    await expect.poll(() => understood.innerText()).toBe('');
    await page.locator('#order-target-error').waitFor();
    await page.getByRole('radio', { name: 'Lajky' }).check();
    await page.getByLabel('Příspěvek nebo video').fill('https://www.instagram.com/p/Cabc123/');
    await understood.getByText('Příspěvek Cabc123').waitFor();
  });

  it('asks quietly about a link that may be a page, and the press of a button answers', async () => {
    const page = await open();
    await page.getByRole('radio', { name: /^1\.000 / }).check();
    await page.getByRole('textbox', { name: 'Profil' }).fill('instagram.com/embeds.js');
    await page.locator('.understood').getByText('Profil: @embeds.js').waitFor();
    const look = page.getByRole('link', { name: 'otevřít a zkontrolovat' });
    expect(await look.getAttribute('href')).toBe('https://www.instagram.com/embeds.js/');
    await add(page);
    await expect.poll(() => cartCount(page)).toBe(1);

    await page.getByText('Změnit', { exact: true }).click();
    const row = page.locator('.cart-row').getByRole('textbox');
    await row.fill('https://www.instagram.com/data/manifest.json');
    await look.waitFor();
    await row.blur();
    expect(await page.locator('.cart-row__target > a').innerText()).toBe('@embeds.js');
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await page.getByRole('heading', { name: 'Vaše údaje' }).waitFor();
    await page.locator('.summary__row').getByText('@data').waitFor();
  });

  it('says at the field what is wrong, puts the focus on the summary, and leads to the field', async () => {
    const page = await open();
    await add(page);
    const summary = page.locator('.error-summary');
    await summary.getByRole('heading', { name: 'Vyplňte prosím všechna pole' }).waitFor();
    expect(await page.locator('.notice--error').count()).toBe(0);
    await expectFocus(page, 'order-error-summary');
    expect(await errorAt(page, 'target')).toBe('Vložte jméno profilu nebo odkaz');
    await summary.getByRole('link', { name: 'Vložte jméno profilu nebo odkaz' }).click();
    await expectFocus(page, 'order-target');
    await summary.getByRole('link', { name: 'Vyberte balíček' }).click();
    await expectFocus(page, 'order-package');

    await page.getByRole('radio', { name: /^1\.000 / }).check();
    await page.getByRole('textbox', { name: 'Profil' }).fill('https://www.tiktok.com/@zofie');
    await page.getByRole('spinbutton', { name: 'Počet balíčků' }).fill('100');
    await add(page);
    expect(await errorAt(page, 'target')).toMatch(/odkaz na TikTok/);
    await page.getByRole('textbox', { name: 'Profil' }).fill('@zofie');
    await add(page);
    expect(await errorAt(page, 'quantity')).toBe('Počet balíčků může být nejvýše 99');
    expect(await cartCount(page)).toBe(0);
  });
});

describe('the cart', () => {
  it('counts ladder and totals anew with every item, and recommends until there are four', async () => {
    const page = await open(oneWish);
    const total = page.locator('.totals__row--total dd');
    await page.getByRole('heading', { name: 'Přidejte k tomu' }).waitFor();
    // The cart may hold packages of several platforms.
    await page.locator('.recommendation label', { hasText: 'Sledující na Instagramu' }).waitFor();
    await page.getByText('Ještě jeden balíček a sleva bude 10 %').waitFor();
    const more = page.getByRole('button', { name: /^Přidat balíček/ });
    expect(await textOf(total)).toBe('199 Kč');
    await more.click();
    await expect.poll(() => textOf(total)).toBe('358,20 Kč');
    await page.getByText('Množstevní sleva 10 %').waitFor();
    await page.getByRole('button', { name: /^Přidat: Sledující/ }).click();
    await page.getByText('Přidáno do košíku').waitFor();
    await page.getByText('Množstevní sleva 15 %').waitFor();
    await more.first().click();
    await page.getByText('Množstevní sleva 20 %').waitFor();
    await page.getByText('Máte nejvyšší množstevní slevu.').waitFor();
    await page.getByRole('heading', { name: 'Přidejte k tomu' }).waitFor({ state: 'hidden' });
    await page
      .getByRole('button', { name: /^Ubrat balíček/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Přidejte k tomu' }).waitFor();
  });

  it('loses a row by its button, and is empty after the last', async () => {
    const page = await open(threePackages);
    const remove = page.getByRole('button', { name: /^Odebrat:/ });
    for (const left of [2, 1, 0]) {
      await remove.first().click();
      await expect.poll(() => cartCount(page)).toBe(left);
    }
    await page.getByText('Zatím je prázdný').waitFor();
  });

  it('says that it has changed, and takes the words back after a while', async () => {
    const page = await open(threePackages);
    await page.clock.install();
    await page
      .getByRole('button', { name: /^Odebrat:/ })
      .first()
      .click();
    const toast = page.locator('.toast:not(.toast--error)');
    await toast.getByText('Balíček jsme z košíku odebrali.').waitFor();
    await page.clock.runFor(5000);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(3000);
    await toast.waitFor({ state: 'detached' });
  });

  it('takes another target for a row, in place', async () => {
    const page = await open(oneWish);
    const row = page.locator('.cart-row');
    await row.getByText('Změnit').click();
    const field = row.getByRole('textbox');
    // Filled in and selected: what is typed takes its place.
    await expect.poll(() => selection(page)).toBe('@zofie.rihova');
    await page.keyboard.type('https://www.instagram.com/p/Cxyz987/');
    await page.keyboard.press('Enter');
    await row.getByRole('link', { name: 'Příspěvek Cxyz987' }).waitFor();
    await row.getByText('Změnit').click();
    expect(await field.inputValue()).toBe('https://www.instagram.com/p/Cxyz987/');
  });
});

/** What is selected in the field that has the focus. */
function selection(page: Page): Promise<string> {
  return page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) return '';
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  });
}

async function open(wishes: typeof oneWish = []): Promise<Page> {
  const page = await here.visit();
  if (wishes.length > 0) await putIntoCart(page, { shop: here.shop, locale: 'cs' }, wishes);
  await page.goto('/objednavka');
  await awake(page);
  return page;
}

async function add(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Přidat do košíku' }).last().click();
}

async function expectFocus(page: Page, id: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
}

function errorAt(page: Page, field: string): Promise<string> {
  return page.locator(`#order-${field}-error`).innerText();
}

async function textOf(locator: ReturnType<Page['locator']>): Promise<string> {
  return (await locator.innerText()).replaceAll(/\s/g, ' ');
}
