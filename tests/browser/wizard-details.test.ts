import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { oneWish } from '#tests/stage/ordering.ts';
import { putIntoCart } from '#tests/stage/browser/stage.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { awake, fillDetails } from '#tests/stage/browser/wizard.ts';

const here = useShop();

describe('the second step', () => {
  it('fills in a company as soon as its number has been left', async () => {
    const page = await open();
    await page.getByLabel('Nakupuji na firmu').check();
    await page.getByLabel('IČO').fill('99990016');
    await page.getByLabel('Název firmy').focus();
    await page.getByText('Údaje načteny').waitFor();
    expect(await valueOf(page, 'companyName')).toBe('Ukázkové květinářství s.r.o.');
    expect(await valueOf(page, 'address')).toBe('Kvítková 12/3a, 602 00 Brno');
    await page.reload();
    expect(await valueOf(page, 'companyName')).toBe('Ukázkové květinářství s.r.o.');
  });

  it('asks the register in English by the button alone', async () => {
    const page = await open('en');
    await page.getByLabel('I am buying for a company').check();
    await page.getByLabel('Company ID (IČO)').fill('99990016');
    await page.getByLabel('Company name').focus();
    expect(await valueOf(page, 'companyName')).toBe('');
    await page.getByRole('button', { name: 'Load from ARES' }).click();
    await page.getByText('Data loaded').waitFor();
    expect(await valueOf(page, 'companyName')).toBe('Ukázkové květinářství s.r.o.');
  });

  it('says so where the register does not know a number, and lets it be filled in by hand', async () => {
    const page = await open();
    await page.getByLabel('Nakupuji na firmu').check();
    await page.getByLabel('IČO').fill('25596641');
    await page.getByRole('button', { name: 'Načíst z ARES' }).click();
    await page.getByText('Chyba při načítání údajů firmy').waitFor();
    await page.getByLabel('Název firmy').fill('Květiny Říhová');
    expect(await valueOf(page, 'companyName')).toBe('Květiny Říhová');
  });

  it('has no consent for a company to give', async () => {
    const page = await open();
    const consent = page.getByLabel('Výslovně žádám');
    expect(await consent.isChecked()).toBe(false);
    await page.getByLabel('Nakupuji na firmu').check();
    await consent.waitFor({ state: 'hidden' });
  });

  it('asks whether an address with a slip was meant', async () => {
    const page = await open();
    await page.getByLabel('E-mail').fill('zofie@gmial.com');
    await page.getByLabel('Jméno a příjmení').focus();
    await page.getByText('Nemysleli jste zofie@gmail.com?').waitFor();
    expect(await valueOf(page, 'email')).toBe('zofie@gmial.com');
    await page.getByLabel('E-mail').fill('zofie@gmail.com');
    await page.getByLabel('Jméno a příjmení').focus();
    await page.getByText('Nemysleli jste').waitFor({ state: 'hidden' });
  });

  it('says at each field what is wrong and sends nothing', async () => {
    const page = await open();
    await fillDetails(page, { 'E-mail': 'zofie@', Telefon: '12' });
    await page.getByRole('button', { name: 'Objednávka zavazující k platbě' }).click();
    const summary = page.locator('.error-summary');
    await summary.getByText('Formulář obsahuje 3 chyby').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe('order-error-summary');
    await summary.getByRole('link', { name: 'Zadejte platné telefonní číslo' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('order-phone');
    expect(await page.locator('#order-name-error').innerText()).toMatch(
      /^Vyplňte jméno a\spříjmení$/,
    );
    expect(await valueOf(page, 'phone')).toBe('12');
  });

  it.each([true, false])(
    'is sent by Enter in a field, not left for the packages (with a script: %s)',
    async (javaScriptEnabled) => {
      const page = await open('cs', javaScriptEnabled);
      await fillDetails(page, { 'Jméno a příjmení': 'Žofie Říhová', 'E-mail': 'zofie@' });
      await page.getByLabel('E-mail').press('Enter');
      await page.locator('.error-summary').getByText('Formulář obsahuje 2 chyby').waitFor();
      await fillDetails(page, { 'E-mail': 'zofie@example.com', Telefon: '777 123 456' });
      await page.getByLabel('Telefon').press('Enter');
      await page.getByRole('heading', { name: 'Testovací platba' }).waitFor();
    },
  );

  it('is left and entered by the buttons of the browser, with everything in its place', async () => {
    const page = await open();
    await page.goto('/objednavka');
    await awake(page);
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await fillDetails(page, { 'Jméno a příjmení': 'Žofie Říhová', Poznámka: 'Až po šesté.' });
    await page.goBack();
    await page.getByRole('heading', { name: 'Přidat balíček' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: 'Vaše údaje', level: 1 }).waitFor();
    expect(await valueOf(page, 'name')).toBe('Žofie Říhová');
    expect(await valueOf(page, 'note')).toBe('Až po šesté.');
  });
});

async function open(locale: Locale = 'cs', javaScriptEnabled = true): Promise<Page> {
  const page = await here.visit({ locale, javaScriptEnabled });
  await putIntoCart(page, { shop: here.shop, locale }, oneWish);
  await page.goto('/objednavka?step=details');
  if (javaScriptEnabled) await awake(page);
  return page;
}

function valueOf(page: Page, name: string): Promise<string> {
  return page.locator(`[name="${name}"]`).inputValue();
}
