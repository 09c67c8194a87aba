import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { oneWish, threePackages } from '#tests/stage/ordering.ts';
import { putIntoCart } from '#tests/stage/browser/stage.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { awake, cartCount } from '#tests/stage/browser/wizard.ts';

const here = useShop({ isShared: true });
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PACKAGE = '/objednavka?platform=instagram&service=sledujici&package=ig-followers-10000';

describe('on a phone', () => {
  it('seven taps lead from the price list to the checkout', async () => {
    const page = await here.visit(phone);
    let taps = 0;
    const tap = async (what: ReturnType<Page['locator']>) => {
      taps += 1;
      await what.tap();
    };
    await page.goto('/cenik');
    await tap(page.getByRole('link', { name: 'Objednat 10.000 sledujících' }));
    await page.waitForURL('**/objednavka');
    await awake(page);
    // The field has the focus; a long press and "Paste" are two taps.
    expect(await focusedName(page)).toMatch(/^target-/);
    taps += 2;
    await page.keyboard.insertText('https://www.instagram.com/zofie.rihova?igsh=abc');
    await tap(page.getByRole('button', { name: 'Pokračovat' }));
    await page.getByRole('heading', { name: 'Vaše údaje', level: 1 }).waitFor();
    // The name field has the focus; one tap on what the browser offers fills in the contact.
    await expect.poll(() => focusedName(page)).toBe('name');
    taps += 1;
    await page.locator('[name="name"]').fill('Žofie Říhová');
    await page.locator('[name="email"]').fill('zofie@example.com');
    await page.locator('[name="phone"]').fill('777 123 456');
    await tap(page.locator('[name="start"][value="now"]'));
    await tap(page.getByRole('button', { name: 'Objednávka zavazující k platbě' }));
    await page.getByRole('heading', { name: 'Testovací platba' }).waitFor();
    expect(taps).toBe(7);
  });

  it('the bar says what is missing, goes there, and then says Continue', async () => {
    const page = await here.visit(phone);
    await page.goto(PACKAGE);
    await awake(page);
    await page.getByRole('heading', { name: 'Objednávka', level: 1 }).tap();
    const bar = page.locator('.order-bar');
    await bar.getByRole('link', { name: 'Doplnit profil' }).tap();
    expect(await focusedName(page)).toMatch(/^target-/);
    await page.keyboard.type('zofie.rihova');
    await bar.getByRole('button', { name: 'Pokračovat' }).tap();
    await page.getByRole('heading', { name: 'Vaše údaje', level: 1 }).waitFor();
  });
});

describe('arriving with a package', () => {
  it('finds the cart first, and the builder closed under it', async () => {
    const page = await here.visit();
    await page.goto(PACKAGE);
    await awake(page);
    const order = await page.evaluate(() =>
      [...document.querySelectorAll('.cart, .wizard__builder')].map((part) => part.className),
    );
    expect(order[0]).toBe('cart');
    expect(await page.locator('.wizard__builder [name="package"]').first().isVisible()).toBe(false);
  });

  it('and choosing the same again in the builder fills its row', async () => {
    const page = await here.visit();
    await page.goto(PACKAGE);
    await awake(page);
    await page.locator('.wizard__builder summary').click();
    const builder = page.locator('.wizard__builder');
    await builder.getByRole('radio', { name: /^10\.000 / }).check();
    await builder.locator('[name="target"]').fill('@zofie');
    await builder.getByRole('button', { name: 'Přidat do košíku' }).dblclick();
    await page.locator('.cart-row').getByText('@zofie').first().waitFor();
    expect(await cartCount(page)).toBe(1);
    await page.getByRole('heading', { name: 'Váš košík 1 balíček' }).waitFor();
    expect(await builder.locator('[name="target"]').inputValue()).toBe('');
  });
});

describe('Continue', () => {
  it('takes what is typed in two rows and asks for the third by its name', async () => {
    const page = await here.visit();
    const wishes = ['ig-followers-1000', 'tt-followers-1000', 'yt-subscribers-1000'];
    await putIntoCart(
      page,
      { shop: here.shop, locale: 'cs' },
      wishes.map((packageId) => ({ packageId, target: '' })),
    );
    await page.goto('/objednavka');
    await awake(page);
    await page.getByLabel('Profil pro 1.000 sledujících na Instagramu').fill('@zofie');
    await page.getByLabel('Profil pro 1.000 sledujících na TikToku').fill('@zofie');
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    const summary = page.locator('.error-summary');
    await summary.getByRole('link', { name: /odběratelů na YouTube: doplňte profil/ }).click();
    expect(await summary.getByRole('link').count()).toBe(1);
    await page.keyboard.type('@zofie');
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await page.getByRole('heading', { name: 'Vaše údaje', level: 1 }).waitFor();
  });

  it('moves nothing when a field is left, so that the next press is not lost', async () => {
    const page = await here.visit();
    await page.goto(PACKAGE);
    await awake(page);
    await page.getByLabel('Profil pro').fill('zofie');
    await page.getByRole('button', { name: /^Přidat balíček:/ }).click();
    await page.getByRole('heading', { name: 'Váš košík 2 balíčky' }).waitFor();
    await page.reload();
    await page.locator('.cart-row').getByRole('link', { name: '@zofie' }).waitFor();
  });
});

it('two quick presses on plus are two packages', async () => {
  const page = await here.visit();
  await putIntoCart(page, { shop: here.shop, locale: 'cs' }, oneWish);
  await page.goto('/objednavka');
  await awake(page);
  await page.getByRole('button', { name: /^Přidat balíček:/ }).dblclick();
  await page.getByRole('heading', { name: 'Váš košík 3 balíčky' }).waitFor();
});

it('a number that may not be is said and put right, also where the field is only left', async () => {
  const page = await here.visit();
  await putIntoCart(page, { shop: here.shop, locale: 'cs' }, oneWish);
  await page.goto('/objednavka');
  await awake(page);
  const quantity = page.getByRole('spinbutton', { name: /^Počet balíčků:/ });
  await quantity.fill('150');
  await page.keyboard.press('Tab');
  await page.locator('.toast--error').getByText('Počet balíčků může být nejvýše 99').waitFor();
  await expect.poll(() => quantity.inputValue()).toBe('99');
  for (const input of ['0', '', '1.5']) {
    await quantity.fill(input);
    await page.keyboard.press('Tab');
    await page.locator('.toast--error').getByText('Počet balíčků musí být alespoň 1').waitFor();
    await expect.poll(() => quantity.inputValue()).toBe('99');
  }
});

describe('the other language', () => {
  it('takes cart and details along from the second step, in no address', async () => {
    const page = await here.visit();
    await putIntoCart(page, { shop: here.shop, locale: 'cs' }, threePackages);
    await page.goto('/objednavka?step=details');
    await awake(page);
    await page.locator('[name="name"]').fill('Žofie Říhová');
    const addresses: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) addresses.push(request.url());
    });
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Your details', level: 1 }).waitFor();
    expect(await page.locator('[name="name"]').inputValue()).toBe('Žofie Říhová');
    await page.goto('/objednavka');
    expect(new URL(page.url()).hostname).toBe('localhost');
    expect(addresses.filter((address) => /cart|draft|key/.test(address))).toEqual([]);
    expect(await cartCount(page)).toBe(3);
  });

  it('takes along what is typed and not sent yet without a script', async () => {
    const page = await here.visit({ javaScriptEnabled: false });
    await putIntoCart(page, { shop: here.shop, locale: 'cs' }, threePackages);
    await page.goto('/objednavka?step=details');
    await page.locator('[name="name"]').fill('Žofie Říhová');
    await page.getByRole('link', { name: 'English' }).click();
    await page.locator('#language').getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Your details', level: 1 }).waitFor();
    expect(await page.locator('[name="name"]').inputValue()).toBe('Žofie Říhová');
  });
});

it('forced colours show which card is chosen', async () => {
  const page = await here.visit({ forcedColors: 'active' });
  await page.goto('/objednavka');
  await awake(page);
  const outline = (which: string) =>
    page
      .locator(`.radio-card:has([value="${which}"])`)
      .evaluate((card) => getComputedStyle(card).outlineStyle);
  expect(await outline('instagram')).toBe('solid');
  expect(await outline('tiktok')).toBe('none');
});

function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('name'));
}
