import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectSales, onlyOrder } from '#tests/stage/books.ts';
import { findEmails } from '#tests/stage/browser/emails.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { type Input, addByBuilder, cartCount, fillDetails } from '#tests/stage/browser/wizard.ts';

const here = useShop();

const czech: Input = {
  'Jméno a příjmení': 'Žofie Říhová',
  'E-mail': 'zofie@example.com',
  Telefon: '777 123 456',
};

describe('without JavaScript', () => {
  it('a Czech visitor orders three packages on two platforms, pays and gets two e-mails', async () => {
    const page = await here.visit({ javaScriptEnabled: false });
    await page.goto('/cenik');
    await page.getByRole('link', { name: 'Objednat 10.000 sledujících' }).click();
    await page.getByText('Balíček přidán do košíku!').waitFor();
    await addByBuilder(page, {
      platform: 'TikTok',
      packageName: '1.000',
      target: '@zofie.rihova',
      words: czechBuilder,
    });
    await addByBuilder(page, {
      platform: 'TikTok',
      service: 'Lajky',
      packageName: '1.000',
      target: 'https://www.tiktok.com/@zofie/video/7123456789012345678',
      words: czechBuilder,
    });
    // Continue takes what is typed, without a press on Save before.
    await page.getByLabel('Profil pro 10.000 sledujících').fill('zofie.rihova');
    await page.getByText('Množstevní sleva 15 %').waitFor();
    await page.getByRole('button', { name: 'Pokračovat' }).first().click();
    await fillDetails(page, czech);
    await chooseStart(page);
    await page.getByRole('button', { name: 'Objednávka zavazující k platbě' }).click();
    await page.getByRole('button', { name: 'Zaplatit 7.698,45 Kč' }).click();
    await page.getByRole('heading', { name: 'Děkujeme, platbu máme' }).waitFor();
    await page.getByRole('link', { name: 'Zobrazit objednávku' }).click();
    await page.getByText('Platbu máme, děkujeme.').waitFor();
    await findEmails(page);
    await expectSales(here.shop, 1);
    await page.goto('/objednavka');
    expect(await cartCount(page)).toBe(0);
    await page.getByText('Zatím je prázdný').waitFor();
  });

  it('an English visitor orders, pays and gets two e-mails', async () => {
    const page = await here.visit({ javaScriptEnabled: false, locale: 'en' });
    await page.goto('/objednavka');
    await addByBuilder(page, {
      platform: 'YouTube',
      packageName: '1,000',
      target: 'https://www.youtube.com/@janedoe',
      words: {
        showServices: 'Show services',
        showPackages: 'Show packages',
        add: 'Add to cart',
        target: 'Profile',
      },
    });
    await page.getByRole('button', { name: 'Continue' }).first().click();
    await fillDetails(page, {
      'Full name': 'Jane Doe',
      Email: 'jane@example.com',
      Phone: '201 555 0123',
    });
    await chooseStart(page);
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
    await page.getByRole('button', { name: /^Pay CZK/ }).click();
    await page.getByRole('heading', { name: 'Thank you, we have your payment' }).waitFor();
    await findEmails(page);
    await expectSales(here.shop, 1);
  });

  it('a form sent with mistakes comes back with everything that was typed', async () => {
    const page = await toDetails();
    await openNote(page);
    await fillDetails(page, { ...czech, 'E-mail': 'zofie@', Telefon: '12', Poznámka: 'Až po 6.' });
    await page.getByLabel('Nakupuji na firmu').check();
    await fillDetails(page, { IČO: '12345678', 'Název firmy': 'Květiny Říhová', Sídlo: 'Brno' });
    await page.getByRole('button', { name: 'Objednávka zavazující k platbě' }).click();
    await page.getByRole('alert').getByText('Zbývá opravit 3 pole').waitFor();
    await page.getByRole('alert').getByRole('link', { name: 'Zadejte platný e-mail' }).click();
    expect(new URL(page.url()).hash).toBe('#order-email');
    expect(
      await inputIn(page, ['name', 'email', 'phone', 'companyId', 'companyName', 'note']),
    ).toEqual(['Žofie Říhová', 'zofie@', '12', '12345678', 'Květiny Říhová', 'Až po 6.']);
    expect(await page.getByLabel('Nakupuji na firmu').isChecked()).toBe(true);
  });

  it("a button loads the company's data, which stay the customer's to change", async () => {
    const page = await toDetails();
    await fillDetails(page, czech);
    await page.getByLabel('Nakupuji na firmu').check();
    await page.getByLabel('IČO').fill('99990016');
    await page.getByRole('button', { name: 'Načíst z ARES' }).click();
    await page.getByText('Údaje načteny').waitFor();
    expect(await inputIn(page, ['name', 'companyName', 'vatId', 'address'])).toEqual([
      'Žofie Říhová',
      'Ukázkové květinářství s.r.o.',
      'CZ99990016',
      'Kvítková 12/3a, 602 00 Brno',
    ]);
  });

  it('the way back to the packages and forth again keeps what was typed', async () => {
    const page = await toDetails();
    await openNote(page);
    await fillDetails(page, { ...czech, Poznámka: 'První řádek' });
    await page.getByRole('button', { name: 'Zpět na balíčky' }).click();
    await page.getByRole('heading', { name: 'Váš košík' }).waitFor();
    await page.getByRole('button', { name: 'Pokračovat' }).first().click();
    expect(await inputIn(page, ['name', 'email', 'phone', 'note'])).toEqual([
      'Žofie Říhová',
      'zofie@example.com',
      '777 123 456',
      'První řádek',
    ]);
  });

  it('a payment that was broken off keeps the cart and can be tried again', async () => {
    const page = await toDetails();
    await fillDetails(page, czech);
    await chooseStart(page);
    await page.getByRole('button', { name: 'Objednávka zavazující k platbě' }).click();
    await page.getByRole('button', { name: 'Zrušit' }).click();
    await page.getByRole('heading', { name: 'Platba nebyla dokončena' }).waitFor();
    const { checkout_id: checkoutId } = await onlyOrder(here.shop);
    expect(await page.locator('code').innerText()).toBe(checkoutId);
    await page.goto('/objednavka');
    expect(await cartCount(page)).toBe(1);
    await page.goBack();
    await page.getByRole('button', { name: 'Zkusit znovu' }).click();
    await page.getByRole('button', { name: /^Zaplatit \d/ }).click();
    await page.getByRole('heading', { name: 'Děkujeme, platbu máme' }).waitFor();
    await findEmails(page);
    await expectSales(here.shop, 1);
    await page.goto('/objednavka');
    expect(await cartCount(page)).toBe(0);
  });
});

const czechBuilder = {
  showServices: 'Ukázat služby',
  showPackages: 'Ukázat balíčky',
  add: 'Přidat do košíku',
  target: /^(Profil|Příspěvek nebo video)$/,
};

/** From an empty browser without scripts to the second step, with one package in the cart. */
async function toDetails(): Promise<Page> {
  const page = await here.visit({ javaScriptEnabled: false });
  await page.goto('/objednavka');
  await addByBuilder(page, {
    platform: 'Instagram',
    packageName: '1.000',
    target: '@zofie.rihova',
    words: czechBuilder,
  });
  await page.getByRole('button', { name: 'Pokračovat' }).first().click();
  await page.getByRole('heading', { name: 'Vaše údaje', level: 1 }).waitFor();
  return page;
}

function chooseStart(page: Page): Promise<void> {
  return page.locator('[name="start"][value="now"]').check();
}

/** Note and discount code wait in one disclosure. */
function openNote(page: Page): Promise<void> {
  return page.locator('details:has([name="note"]) > summary').click();
}

function inputIn(page: Page, names: string[]): Promise<string[]> {
  return Promise.all(names.map((name) => page.locator(`[name="${name}"]`).inputValue()));
}
