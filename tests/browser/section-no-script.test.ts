import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import { typeCode } from '#tests/stage/browser/section.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { PASSWORD, firstLink, joinBy } from '#tests/stage/doors.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';

const here = useShop();

/** Three people order a thousand followers each, and pay. */
async function customersBuy(): Promise<void> {
  for (const name of ['Žofie Říhová', 'Jan Novák', 'Ota Rus']) {
    const visitor = here.shop.visitor();
    const email = `${name.charCodeAt(0)}@example.com`;
    const wishes = [{ packageId: 'ig-followers-1000', target: '@zofie.rihova' }];
    await pay(visitor, await placeOrder(visitor, wishes, { name, email, start: 'now' }));
  }
  await here.shop.workOnce();
}

async function signInByHand(page: Page): Promise<void> {
  const { email, secret } = await joinBy(here.shop, await firstLink(here.shop));
  await page.goto('/ad');
  await page.waitForURL('**/ad/sign-in**');
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.locator('main form.fields button').click();
  await page.waitForURL('**/ad/code**');
  await typeCode(page, here.shop, secret);
  await page.getByRole('heading', { name: 'Přehled' }).waitFor();
}

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Správa obchodu' }).getByRole('link', { name, exact: true });

/** Finds an order, and the same by a filter that is saved as a list. */
async function findOrders(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Zaplaceno, můžete začít/ }).click();
  await page.waitForURL('**/ad/queues/to-start');
  await menu(page, 'Objednávky').click();
  await page.getByRole('searchbox').fill('novák');
  await page.getByRole('button', { name: 'Hledat' }).click();
  await page.waitForURL('**/ad/orders/100002**');
  await menu(page, 'Objednávky').click();
  await page.locator('summary').filter({ hasText: 'Filtry' }).click();
  await page.getByLabel('Práce').selectOption({ label: 'Čeká na zahájení' });
  await page.getByRole('button', { name: 'Zobrazit', exact: true }).click();
  await page.locator('summary').filter({ hasText: 'Uložit jako seznam' }).click();
  await page.getByLabel('Název seznamu').fill('Ranní kolo');
  await page.getByRole('button', { name: 'Uložit', exact: true }).click();
  expect(await page.locator('.view-tabs [aria-current]').textContent()).toBe('Ranní kolo');
  expect(await page.locator('[data-order]').count()).toBe(3);
}

async function deliver(page: Page): Promise<void> {
  await page.locator('#order-100001').click();
  await page.getByLabel('Na začátku').fill('1 200');
  await page.getByRole('button', { name: 'Zahájit', exact: true }).click();
  await page.getByLabel('Dodáno z 1.000').fill('600');
  await page.getByRole('button', { name: 'Uložit stav' }).click();
  await page.getByText('600 z 1.000').first().waitFor();
  await page.getByText('Zákazník dostane e‑mail „Objednávka č. 100001').click();
  expect(await page.locator('.email-text__text').innerText()).toContain('je dokončená');
  await page.getByRole('button', { name: /^Dokončit jako/ }).click();
  await page.getByRole('button', { name: /ano, dodáno je všechno$/ }).click();
  await page.locator('.undo').getByText('Odejde v').waitFor();
  await page
    .getByText(/^Dodáno \d/)
    .first()
    .waitFor();
}

/** Gives a part back; the password is asked for on the way, and nothing has to be typed again. */
async function giveBackAndTakeBack(page: Page): Promise<void> {
  await page.goto('/ad/orders/100002');
  await page.getByRole('link', { name: 'Vrátit peníze' }).click();
  await page.getByLabel('Částka v korunách').fill('199,40');
  await page.getByLabel('Důvod').selectOption({ label: 'Naše dohoda' });
  await page.getByRole('button', { name: 'Přepočítat' }).last().click();
  await query(here.shop, `update sessions set proved_at = now() - interval '10 minutes'`);
  await page.getByRole('button', { name: 'Vrátit 199,40 Kč' }).click();
  await page.waitForURL('**/ad/proof**');
  await page.locator('[name="password"]').fill(PASSWORD);
  await page.locator('main form.fields button').click();
  await page.waitForURL('**/money-back**');
  expect(await page.getByLabel('Částka v korunách').inputValue()).toBe('199,40');
  await page.getByRole('button', { name: 'Vrátit 199,40 Kč' }).click();
  await page.getByText('199,40 Kč je na cestě zpět').waitFor();
  await page.getByRole('button', { name: /^Vzít zpět: Vrácení 199,40/ }).click();
  await page.getByText('Vzato zpět. Nic neodešlo.').waitFor();
  expect(await query(here.shop, 'select * from refunds')).toEqual([]);
}

async function noteMany(page: Page): Promise<void> {
  await page.goto('/ad/orders');
  for (const number of [100_002, 100_003])
    await page.locator(`[data-order="${number}"] input[name=n]`).check();
  await page.getByLabel('Co udělat s vybranými').selectOption({ label: 'Přidat poznámku' });
  await page.getByRole('button', { name: 'Zobrazit, co se stane' }).click();
  await page.getByText('Ještě se nic nestalo.').waitFor();
  await page.getByRole('textbox').fill('Zavolat');
  await page.getByRole('button', { name: /^Potvrdit pro 2/ }).click();
  await page.getByText(/Hotovo u\s2/).waitFor();
  const noted = `select distinct order_id from order_events where text = 'Zavolat'`;
  expect(await query(here.shop, noted)).toHaveLength(2);
}

async function downloadList(page: Page): Promise<void> {
  await menu(page, 'Objednávky').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Stáhnout CSV' }).click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  for (const number of [100_001, 100_002, 100_003]) expect(file).toContain(String(number));
}

async function holdOne(page: Page): Promise<void> {
  await page.goto('/ad/orders/100003');
  await page.getByText('Pozastavit…').click();
  await page.getByLabel('Důvod').selectOption('target-private');
  await page.getByLabel('Co se zákazník dočte').fill('Zveřejněte prosím profil.');
  await page.getByRole('button', { name: 'Zobrazit e‑mail' }).click();
  expect(await page.locator('.admin-line .email-text__text').innerText()).toContain('Zveřejněte');
  await page.getByRole('button', { name: 'Pozastavit a poslat e‑mail' }).click();
  await page.getByText('Pozastaveno. Až překážka pomine, balíček uvolněte.').waitFor();
  await page.getByRole('button', { name: 'Uvolnit' }).waitFor();
}

it('does a day of the section without JavaScript', async () => {
  await customersBuy();
  const page = await here.visit({ javaScriptEnabled: false });
  await signInByHand(page);
  await findOrders(page);
  await deliver(page);
  await giveBackAndTakeBack(page);
  await noteMany(page);
  await downloadList(page);
  await holdOne(page);
  await page.getByRole('button', { name: 'Odhlásit' }).click();
  await page.waitForURL('**/ad/sign-in?out=1');
  await page.goto('/ad/orders');
  await page.waitForURL('**/ad/sign-in**');
  expect(await emailsOf(here.shop, 'order-refunded-customer')).toEqual([]);
});
