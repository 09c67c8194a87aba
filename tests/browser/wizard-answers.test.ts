import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { listOrders, query } from '#tests/stage/books.ts';
import { LEGAL, fillInWhole, openDetails, valueOf } from '#tests/stage/browser/details.ts';
import { putIntoCart } from '#tests/stage/browser/stage.ts';
import { awake } from '#tests/stage/browser/wizard.ts';
import { oneWish } from '#tests/stage/ordering.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop();

describe('an answer of the second step', () => {
  it('goes from field to field by Enter and neither back nor to the checkout', async () => {
    const page = await openDetails(here);
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
    const page = await openDetails(here);
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
    const page = await openDetails(here, 'cs', false);
    await fillInWhole(page);
    await page.getByRole('textbox', { name: 'E-mail' }).press('Enter');
    await page.waitForURL(/step=details$/);
    expect(await valueOf(page, 'name')).toBe('Žofie Říhová');
    expect(await page.getByRole('radio', { name: /^Co nejdřív/ }).isChecked()).toBe(true);
    expect(await listOrders(here.shop)).toEqual([]);
  });

  it.each([true, false])(
    'can be loaded again and gone back to after every answer (with a script: %s)',
    async (javaScriptEnabled) => {
      await query(here.shop, `insert into discount_codes (code, percent) values ('PETINA', 20)`);
      const page = await openDetails(here, 'cs', javaScriptEnabled);
      await page.getByText('Poznámka a slevový kód').click();
      await fillInWhole(page);
      await page.getByLabel('Slevový kód').fill('petina');
      await page.getByRole('button', { name: 'Použít' }).click();
      await page.getByText('Kód PETINA platí').waitFor();
      await expectInView(page, '#order-discountCode');
      await page.reload();
      await page.getByText('Sleva 20 % s kódem PETINA').waitFor();
      await page.getByLabel('Slevový kód').fill('NEZNAM');
      await page.getByRole('button', { name: 'Použít' }).click();
      await page.locator('#order-discountCode-error').waitFor();
      await expectInView(page, '#order-discountCode-error');
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

  it('stays in sight where the script comes after it', async () => {
    const page = await here.visit();
    await putIntoCart(page, { shop: here.shop, locale: 'cs' }, oneWish);
    const isAnswered = Promise.withResolvers<void>();
    await page.route('**/*.island-*.js', async (route) => {
      await isAnswered.promise;
      await route.continue().catch(() => {});
    });
    await page.goto('/objednavka?step=details', { waitUntil: 'commit' });
    await page.getByText('Poznámka a slevový kód').click();
    await page.getByLabel('Slevový kód').fill('NEZNAM');
    await page.getByRole('button', { name: 'Použít' }).click({ noWaitAfter: true });
    await page.locator('#order-discountCode-error').waitFor();
    isAnswered.resolve();
    await awake(page);
    await expectInView(page, '#order-discountCode-error');
  });
});

/** An answer is shown where it was asked for, and not at the top of the page. */
async function expectInView(page: Page, selector: string): Promise<void> {
  const isInView = () =>
    page.locator(selector).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isInView).toBe(true);
}
