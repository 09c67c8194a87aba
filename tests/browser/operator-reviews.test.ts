import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { enterSection } from '#tests/stage/browser/section.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { fileOf, rowOf } from '#tests/stage/importing.ts';
import { completeAnOrder, written } from '#tests/stage/reviewing.ts';

const here = useShop();

/** Opens the reviews and the first of them that waits. */
async function openFirst(page: Page): Promise<void> {
  await page.goto('/ad/reviews');
  await page.locator('.list-table tbody a').first().click();
  await page.locator('.review-desk').waitFor();
}

it('an invited review is published as verified and replied to, then taken down with a reason', async () => {
  const id = await completeAnOrder(here.shop);
  const token = 'r'.repeat(32);
  await query(
    here.shop,
    'insert into review_invitations (order_id, token, invited_at) values ($1, $2, now())',
    [id, token],
  );
  await here.shop.visitor().post(`/recenze/${token}`, written);
  const page = await here.visit({ locale: 'cs' });
  await enterSection(page, here.shop, { role: 'editor' });
  await openFirst(page);
  await page.getByRole('button', { name: 'Zveřejnit' }).click();
  await page.locator('.notice--success').waitFor();
  await page.locator('[name="reply"]').fill('Děkujeme za zprávu.');
  await page.getByRole('button', { name: 'Uložit odpověď' }).click();
  await page.locator('.notice--success').waitFor();
  await page.goto('/reference');
  const entry = page.locator('.review', { hasText: written.text });
  expect(await entry.textContent()).toMatch(/Ověřený nákup.*Děkujeme za zprávu\./s);
  await openFirst(page);
  await page.locator('[name="reason"]').selectOption('personal-data');
  await page.getByRole('button', { name: 'Stáhnout z webu' }).click();
  await page.locator('.undo__row').waitFor();
  // The server of the stage keeps its pages; the shop behind it draws this one anew.
  expect((await here.shop.visitor().get('/reference')).text).not.toContain(written.text);
});

it('a file of reviews is looked at, then published with its source', async () => {
  const page = await here.visit({ locale: 'cs' });
  await enterSection(page, here.shop, { role: 'editor' });
  await page.goto('/ad/reviews/import');
  await page.locator('[name="source"]').fill('Heureka');
  await page.locator('[name="exportedOn"]').fill('2026-01-02');
  const buffer = Buffer.from(fileOf([rowOf(1), rowOf(2)]));
  await page
    .locator('[name="file"]')
    .setInputFiles({ name: 'recenze.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Přečíst soubor' }).click();
  await page.locator('[value="publish"]').check();
  await page.getByRole('button', { name: 'Převzít 2 recenze' }).click();
  await page.locator('.sure').waitFor();
  await here.shop.workOnce();
  await page.goto('/reference');
  const entry = page.locator('.review', { hasText: 'číslo 2' });
  expect(await entry.textContent()).toMatch(/Převzatá recenze.*Heureka/s);
});
