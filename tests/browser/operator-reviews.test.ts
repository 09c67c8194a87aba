import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { emailsOf } from '#tests/stage/books.ts';
import { enterSection } from '#tests/stage/browser/section.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { fileOf, rowOf } from '#tests/stage/importing.ts';
import { DAY_MINUTES, completeAnOrder, written } from '#tests/stage/reviewing.ts';
import { createClock } from '#tests/stage/time.ts';

const time = createClock();
const here = useShop({ clock: time.clock });
const KIND = 'order-review-customer';

/** Opens the reviews and the one that says this. */
async function open(page: Page, text: string): Promise<void> {
  await page.goto('/ad/reviews');
  await page.locator('.list-table tbody tr', { hasText: text }).getByRole('link').first().click();
  await page.locator('.review-admin').waitFor();
}

/** Follows the link of the invitation e-mail of a new order, as its mailbox has it, and writes a review in the form. */
async function write(page: Page, text: string): Promise<void> {
  await completeAnOrder(here.shop, { at: time.clock() });
  const sent = (await emailsOf(here.shop, KIND)).length;
  await time.pass(here.shop, 6 * DAY_MINUTES + 1);
  await expect.poll(async () => (await emailsOf(here.shop, KIND)).length).toBe(sent + 1);
  const link = /http\S+\/recenze\/[\w-]+(?=\s)/.exec(
    (await emailsOf(here.shop, KIND)).at(-1)?.text ?? '',
  );
  await page.goto(link?.[0] ?? '');
  await page.locator('[name="rating"][value="2"]').check();
  await page.locator('[name="text"]').fill(text);
  await page.locator('[name="consent"]').check();
  await page.getByRole('button', { name: 'Odeslat recenzi' }).click();
  await page.getByRole('heading', { name: 'Děkujeme za recenzi' }).waitFor();
}

it('an invited review is published as verified and replied to, another turned down with its reason', async () => {
  const page = await here.visit({ locale: 'cs' });
  const unlawful = 'Volejte Karlovi na 777 123 456, poradí vám.';
  await write(page, written.text);
  await write(page, unlawful);
  await enterSection(page, here.shop, { role: 'editor' });
  await open(page, written.text);
  await page.getByRole('button', { name: 'Zveřejnit' }).click();
  await page.locator('.notice--success').waitFor();
  await page.locator('[name="reply"]').fill('Děkujeme za zprávu.');
  await page.getByRole('button', { name: 'Uložit odpověď' }).click();
  await page.locator('.notice--success').waitFor();
  await page.goto('/reference');
  const entry = page.locator('.review', { hasText: written.text });
  expect(await entry.textContent()).toMatch(/Ověřený nákup.*Děkujeme za zprávu\./s);
  await open(page, unlawful);
  await page.locator('[name="reason"]').selectOption('personal-data');
  await page.locator('[name="note"]').fill('Telefon cizího člověka.');
  await page.getByRole('button', { name: 'Zamítnout' }).click();
  await page.locator('.undo__row').waitFor();
  expect(await page.locator('.review-admin').textContent()).toContain('Zamítnutá');
  expect(await page.getByLabel('Důvod', { exact: true }).inputValue()).toBe('personal-data');
  const log = await page.getByRole('region', { name: 'Co se s\u00a0recenzí dělo' }).textContent();
  expect(log).toMatch(/zamítnutí recenze.*osobní údaje/s);
  await time.pass(here.shop, 1);
  const told = () => emailsOf(here.shop, 'order-review-rejected-customer');
  await expect.poll(async () => (await told()).length).toBe(1);
  expect((await told())[0]?.text).toContain('Telefon cizího člověka.');
  // The server of the stage keeps its pages; the shop behind it draws this one anew.
  const site = (await here.shop.visitor().get('/reference')).text;
  expect(site).toContain(written.text);
  expect(site).not.toContain(unlawful);
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
