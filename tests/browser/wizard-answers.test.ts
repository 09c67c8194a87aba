import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { oneWish } from '#tests/stage/ordering.ts';
import { listOrders, query } from '#tests/stage/books.ts';
import { putIntoCart } from '#tests/stage/browser/stage.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { awake, fillDetails } from '#tests/stage/browser/wizard.ts';

const here = useShop();

describe('an answer of the second step', () => {
  it('goes from field to field by Enter and neither back nor to the checkout', async () => {
    const page = await open();
    await fillInWhole(page);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    for (const [name, next] of [
      ['name', 'email'],
      ['email', 'phoneCountry'],
      ['phone', 'companyInvoice'],
    ] as const) {
      await page.locator(`[name="${name}"]`).press('Enter');
      await expect.poll(focused).toBe(next);
    }
    await page.getByRole('radio', { name: /^Co nejdřív/ }).press('Enter');
    await page.getByRole('heading', { name: 'Vaše údaje', level: 1 }).waitFor();
    expect(page.url()).toContain('step=details');
    expect(await listOrders(here.shop)).toEqual([]);
  });

  it('asks the register by Enter in the number, and tries the code by Enter in its field', async () => {
    const page = await open();
    await page.getByLabel('Nakupuji na firmu').check();
    await page.getByLabel('IČO').fill('99990016');
    await page.getByLabel('IČO').press('Enter');
    await page.getByText('Údaje načteny').waitFor();
    await page.getByText('Poznámka a slevový kód').click();
    await page.getByLabel('Slevový kód').fill('NEZNAM');
    await page.getByLabel('Slevový kód').press('Enter');
    await page.locator('#order-discountCode-error').waitFor();
    expect(await valueOf(page, 'companyName')).toBe('Ukázkové květinářství s.r.o.');
  });

  it('neither orders nor goes back by Enter without a script, and loses nothing', async () => {
    const page = await open('cs', false);
    await fillInWhole(page);
    await page.getByLabel('E-mail').press('Enter');
    await page.waitForURL(/step=details$/);
    expect(await valueOf(page, 'name')).toBe('Žofie Říhová');
    expect(await page.getByRole('radio', { name: /^Co nejdřív/ }).isChecked()).toBe(true);
    expect(await listOrders(here.shop)).toEqual([]);
  });

  it.each([true, false])(
    'can be loaded again and gone back to after every answer (with a script: %s)',
    async (javaScriptEnabled) => {
      await query(here.shop, `insert into discount_codes (code, percent) values ('PETINA', 20)`);
      const page = await open('cs', javaScriptEnabled);
      await page.getByText('Poznámka a slevový kód').click();
      await fillInWhole(page);
      await page.getByLabel('Slevový kód').fill('petina');
      await page.getByRole('button', { name: 'Použít' }).click();
      await page.getByText('Kód PETINA platí').waitFor();
      await page.reload();
      await page.getByText('Sleva 20 % s kódem PETINA').waitFor();
      await page.getByLabel('Slevový kód').fill('NEZNAM');
      await page.getByRole('button', { name: 'Použít' }).click();
      await page.locator('#order-discountCode-error').waitFor();
      await page.reload();
      expect(await valueOf(page, 'discountCode')).toBe('NEZNAM');
      await page.getByLabel('Slevový kód').fill('PETINA');
      await page.getByRole('button', { name: LEGAL }).click();
      await page.getByText('Zkontrolujte prosím novou cenu').waitFor();
      await page.getByRole('button', { name: LEGAL }).click();
      await page.getByRole('heading', { name: 'Testovací platba' }).waitFor();
      await page.goBack();
      await page.getByText('Sleva 20 % s kódem PETINA').waitFor();
      expect(await valueOf(page, 'name')).toBe('Žofie Říhová');
    },
  );
});

async function open(locale: Locale = 'cs', javaScriptEnabled = true): Promise<Page> {
  const page = await here.visit({ locale, javaScriptEnabled });
  await putIntoCart(page, { shop: here.shop, locale }, oneWish);
  await page.goto('/objednavka?step=details');
  if (javaScriptEnabled) await awake(page);
  return page;
}

const LEGAL = 'Objednávka zavazující k platbě';

async function fillInWhole(page: Page): Promise<void> {
  await fillDetails(page, {
    'Jméno a příjmení': 'Žofie Říhová',
    'E-mail': 'zofie@example.com',
    Telefon: '777 123 456',
  });
  await page.getByRole('radio', { name: /^Co nejdřív/ }).check();
}

function valueOf(page: Page, name: string): Promise<string> {
  return page.locator(`[name="${name}"]`).inputValue();
}
