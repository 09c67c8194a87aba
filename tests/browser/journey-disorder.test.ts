import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectSales, listEmails, listOrders } from '#tests/stage/books.ts';
import { oneWish, threePackages } from '#tests/stage/ordering.ts';
import { findEmails } from '#tests/stage/browser/emails.ts';
import { putIntoCart } from '#tests/stage/browser/stage.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { awake, cartCount, fillDetails } from '#tests/stage/browser/wizard.ts';

const here = useShop();

const WIZARD = '/objednavka';
const DETAILS = '/objednavka?step=details';
const LEGAL = 'Objednávka zavazující k platbě';

describe('one order, one payment, one pair of e-mails', () => {
  it('after a double click on the legal button', async () => {
    const page = await toDetails();
    await page.getByRole('button', { name: LEGAL }).dblclick();
    await pay(page);
    await expectOneSale(page);
    expect(await listOrders(here.shop)).toHaveLength(1);
  });

  it('after two tabs with the same cart have both ordered', async () => {
    const first = await toDetails();
    const second = await openTab(first, DETAILS);
    await second.getByRole('button', { name: LEGAL }).click();
    await atCheckout(second);
    await first.getByRole('button', { name: LEGAL }).click();
    await pay(first);
    await second.getByRole('button', { name: /^Zaplatit \d/ }).click();
    await second.getByRole('heading', { name: /Děkujeme, platbu máme|Zaplaceno/ }).waitFor();
    await expectOneSale(first);
  });

  it('after the way back from the paid order and a second try', async () => {
    const page = await toDetails();
    await page.getByRole('button', { name: LEGAL }).click();
    await pay(page);
    await page.goBack();
    await page.getByRole('heading', { name: 'Zaplaceno' }).waitFor();
    await page.goBack();
    await page.getByText('Zatím je prázdný').waitFor();
    expect(await page.getByRole('button', { name: LEGAL }).count()).toBe(0);
    await expectOneSale(page);
  });

  it('after the checkout was loaded again and the order sent twice', async () => {
    const page = await toDetails();
    await page.getByRole('button', { name: LEGAL }).click();
    await atCheckout(page);
    await page.reload();
    await atCheckout(page);
    await page.goto(DETAILS);
    await awake(page);
    // Coming back unpaid asks anew when to begin.
    await page.locator('[name="start"][value="now"]').check();
    await page.getByRole('button', { name: LEGAL }).click();
    await pay(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Děkujeme, platbu máme' }).waitFor();
    await expectOneSale(page);
    expect(await listOrders(here.shop)).toHaveLength(1);
  });
});

describe('the cart', () => {
  it('is the same in two tabs, as soon as one comes back to the other', async () => {
    const first = await withCart(threePackages);
    await first.goto(WIZARD);
    await awake(first);
    const second = await openTab(first, WIZARD);
    await second
      .getByRole('button', { name: /^Odebrat:/ })
      .first()
      .click();
    await second.getByText('Balíček jsme z košíku odebrali.').waitFor();
    expect(await cartCount(second)).toBe(2);
    await comeBack(first);
    await expect.poll(() => cartCount(first)).toBe(2);
    await first
      .getByRole('button', { name: /^Odebrat:/ })
      .first()
      .click();
    await expect.poll(() => cartCount(first)).toBe(1);
    await comeBack(second);
    await expect.poll(() => cartCount(second)).toBe(1);
  });

  it('is still there after the page was loaded again, closed and opened', async () => {
    const page = await withCart(threePackages);
    await page.goto(WIZARD);
    await awake(page);
    await page
      .getByRole('button', { name: /^Přidat balíček/ })
      .first()
      .click();
    await page.getByText('4 balíčky', { exact: true }).first().waitFor();
    await page.reload();
    expect(await cartCount(page)).toBe(3);
    const context = page.context();
    await page.close();
    const again = await context.newPage();
    await again.goto(WIZARD);
    expect(await cartCount(again)).toBe(3);
    await again.getByText('4 balíčky', { exact: true }).first().waitFor();
  });

  it('that was changed in another tab is shown again before it is ordered', async () => {
    const first = await toDetails();
    const second = await openTab(first, WIZARD);
    await second
      .getByRole('button', { name: /^Přidat balíček/ })
      .first()
      .click();
    await second.getByRole('heading', { name: 'Váš košík 2 balíčky' }).waitFor();
    await first.getByRole('button', { name: LEGAL }).click();
    await first.getByText('Objednávka se mezitím změnila').waitFor();
    expect(await first.getByLabel('Jméno a příjmení').inputValue()).toBe('Žofie Říhová');
    expect(await listOrders(here.shop)).toEqual([]);
  });
});

it('a payment on its way is being checked until it arrives, and the page changes by itself', async () => {
  const page = await toDetails();
  await page.getByRole('button', { name: LEGAL }).click();
  await page.getByRole('button', { name: 'Zaplatit později' }).click();
  const [arrive, checking] = [page, await page.context().newPage()];
  const address = await arrive
    .getByRole('link', { name: 'Pokračovat k objednávce' })
    .getAttribute('href');
  await checking.goto(address ?? '');
  await checking.getByRole('heading', { name: 'Ověřujeme platbu' }).waitFor();
  expect(await checking.locator('main').innerText()).not.toMatch(/nezdařil|nenalez|selhal/i);
  expect(await listEmails(here.shop)).toEqual([]);
  await arrive.getByRole('button', { name: 'Peníze dorazily' }).click();
  await checking.bringToFront();
  await checking.getByRole('heading', { name: 'Děkujeme, platbu máme' }).waitFor();
  await expectOneSale(checking);
});

async function withCart(wishes: typeof threePackages): Promise<Page> {
  const page = await here.visit({ reducedMotion: 'no-preference' });
  await putIntoCart(page, { shop: here.shop, locale: 'cs' }, wishes);
  return page;
}

/** The second step with one package, filled in. */
async function toDetails(): Promise<Page> {
  const page = await withCart(oneWish);
  await page.goto(DETAILS);
  await awake(page);
  await fillDetails(page, {
    'Jméno a příjmení': 'Žofie Říhová',
    'E-mail': 'zofie@example.com',
    Telefon: '777 123 456',
  });
  await page.locator('[name="start"][value="now"]').check();
  return page;
}

async function openTab(beside: Page, address: string): Promise<Page> {
  const page = await beside.context().newPage();
  await page.goto(address);
  await awake(page);
  return page;
}

/** A browser without windows takes all its tabs for visible, so the tab is told that it is seen again. */
async function comeBack(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

function atCheckout(page: Page): Promise<void> {
  return page.getByRole('heading', { name: 'Testovací platba' }).waitFor();
}

async function pay(page: Page): Promise<void> {
  await atCheckout(page);
  await page.getByRole('button', { name: /^Zaplatit \d/ }).click();
  await page.getByRole('heading', { name: 'Děkujeme, platbu máme' }).waitFor();
}

async function expectOneSale(page: Page): Promise<void> {
  await findEmails(page);
  await expectSales(here.shop, 1);
}
