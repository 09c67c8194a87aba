import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectSales } from '#tests/stage/books.ts';
import { enter, tabTo, type } from '#tests/stage/browser/keyboard.ts';
import { findEmails } from '#tests/stage/browser/emails.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop();

const screens = [
  { screen: 'a wide screen', viewport: { width: 1280, height: 800 } },
  { screen: 'a phone', viewport: { width: 390, height: 844 } },
];

describe('with the keyboard alone', () => {
  it.each(screens)(
    'a Czech visitor at $screen orders three packages on two platforms, pays and gets two e-mails',
    async ({ viewport }) => {
      const page = await here.visit({ viewport });
      await page.goto('/cenik');
      await enter(page, /^Objednat 10\.000 sledujících/);
      await page.getByText('Balíček přidán do košíku!').waitFor();
      await addTwoOnTikTok(page);

      await tabTo(page, /^Profil pro 10\.000/, 'Shift+Tab');
      await page.keyboard.type('zofie.rihova');
      await page.keyboard.press('Enter');
      await page.getByText('Uloženo.').waitFor();
      await page.getByText('Množstevní sleva 15 %').waitFor();
      await enter(page, 'Pokračovat');

      await page.getByRole('heading', { name: 'Vaše údaje', level: 1 }).waitFor();
      // The step begins at the name.
      await page.keyboard.type('Žofie Říhová');
      await type(page, 'E-mail', 'zofie@example.com');
      await type(page, 'Telefon', '777 123 456');
      await tabTo(page, /^Co nejdřív/);
      await page.keyboard.press('Space');
      await enter(page, 'Objednávka zavazující k platbě');

      await page.getByRole('heading', { name: 'Testovací platba' }).waitFor();
      await enter(page, 'Zaplatit 7.698,45 Kč');
      await page.getByRole('heading', { name: 'Děkujeme, platbu máme' }).waitFor();
      await enter(page, 'Zobrazit objednávku');
      await page.getByText('Platbu máme, děkujeme.').waitFor();
      expect((await findEmails(page)).join('\n')).toContain('zofie@example.com');
      await expectSales(here.shop, 1);
    },
  );

  it('an English visitor orders one package, pays and gets two e-mails', async () => {
    const page = await here.visit({ locale: 'en' });
    await page.goto('/pricelist/tiktok/sledujici');
    await enter(page, /^Order 1,000 /);
    await page.getByText('Package added to cart!').waitFor();
    // The page begins at the field that is missing.
    await page.keyboard.type('https://www.tiktok.com/@jane');
    await enter(page, 'Continue');

    await page.getByRole('heading', { name: 'Your details', level: 1 }).waitFor();
    await page.keyboard.type('Jane Doe');
    await type(page, 'Email', 'jane@example.com');
    await type(page, 'Phone', '201 555 0123');
    await tabTo(page, /^As soon as possible/);
    await page.keyboard.press('Space');
    await enter(page, 'Order with obligation to pay');

    await page.getByRole('heading', { name: 'Test payment' }).waitFor();
    await enter(page, /^Pay CZK [\d,.]+$/);
    await page.getByRole('heading', { name: 'Thank you, we have your payment' }).waitFor();
    expect((await findEmails(page)).join('\n')).toContain('jane@example.com');
    await expectSales(here.shop, 1);
  });
});

async function addTwoOnTikTok(page: Page): Promise<void> {
  await enter(page, 'Přidat další balíček');
  await tabTo(page, 'Instagram');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /^1\.000 /);
  await page.keyboard.press('Space');
  await type(page, 'Profil', '@zofie.rihova');
  await enter(page, 'Přidat do košíku');
  await page.getByRole('heading', { name: 'Váš košík 2 balíčky' }).waitFor();

  // The network stays, and so would the service.
  await tabTo(page, 'Sledující', 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, /^\d/);
  await page.keyboard.press('ArrowDown');
  await type(
    page,
    'Příspěvek nebo video',
    'https://www.tiktok.com/@zofie/video/7123456789012345678',
  );
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Váš košík 3 balíčky' }).waitFor();
}
