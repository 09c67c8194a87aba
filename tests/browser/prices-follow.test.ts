import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { LEGAL, fillInWhole } from '#tests/stage/browser/details.ts';
import { enterSection } from '#tests/stage/browser/section.ts';
import { putIntoCart } from '#tests/stage/browser/stage.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { awake } from '#tests/stage/browser/wizard.ts';
import { PACKAGE } from '#tests/stage/price-desk.ts';
import { startReplica } from '#tests/stage/replica.ts';
import { structuredDataOf } from '#tests/stage/structured-data.ts';

const here = useShop();

const PAGE = '/instagram/sledujici/1000';
/** Milliseconds within which every replica follows (rules 84). */
const FOLLOW_MS = 2000;

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
const textOf = async (page: Page, selector: string) =>
  plain(await page.locator(selector).first().innerText());

/** What a replica says of the package, wherever it stands. */
async function sayingsOf(page: Page, origin: string) {
  await page.goto(origin + PAGE);
  const data = structuredDataOf(await page.content()).filter((one) => one['@type'] === 'Service');
  const curve = await page.locator('.unit-price-curve__line').first().getAttribute('d');
  await page.goto(`${origin}/`);
  const teaser = await textOf(page, '.ticket[data-platform="instagram"] .ticket__fare');
  await page.goto(`${origin}/cenik/instagram`);
  const row = await textOf(page, `.offer:has(a[href="${PAGE}"])`);
  const feed = plain(await (await page.request.get(`${origin}/blog/feed.json`)).text());
  return { data: JSON.stringify(data), curve, teaser, row, isInFeed: feed.includes('1.777 Kč') };
}

/** The operator, who changes the price of a package, makes it the popular one and announces the reduction. */
async function changePrice(page: Page): Promise<void> {
  await page.goto('/ad/prices');
  await page.locator(`a[href$="/${PACKAGE}"]`).click();
  const plan = page.locator('.prices__plan');
  const show = async (price: string, seen: string) => {
    await page.getByLabel('Cena v Kč').fill(price);
    await page.getByRole('button', { name: 'Ukázat, co změna udělá' }).click();
    await plan.getByText(seen).first().waitFor();
  };
  await show('17770', '17.770 Kč');
  // A slip of the point is asked about, and nothing is stored without an answer.
  await plan.getByRole('button', { name: 'Potvrdit změnu' }).click();
  await plan.locator('.field__error').waitFor();
  await page.getByLabel(/^Doporučený balíček/).check();
  await page.getByLabel('Oznámit jako slevu').check();
  await show('1777', '1.777 Kč');
  const said = plain(await plan.innerText());
  for (const words of [
    '1.999 Kč → 1.777 Kč',
    'Nejnižší cena za posledních 30 dní 1.999 Kč',
    '1.000 sledujících na Instagramu, 1.777 Kč',
    '1,78 Kč',
    '2 balíčky: 3.198,60 Kč',
  ])
    expect(said).toContain(words);
  const lines = await plan.locator('.unit-price-curve__line').all();
  const curves = await Promise.all(lines.map((line) => line.getAttribute('d')));
  expect(new Set(curves).size).toBe(2);
  expect(await query(here.shop, 'select from offer_history')).toEqual([]);
  await plan.getByRole('button', { name: 'Potvrdit změnu' }).click();
  await page.getByText('Uloženo.').waitFor();
}

async function openCart(page: Page): Promise<void> {
  const wish = { packageId: PACKAGE, target: '@zofie.rihova' };
  await putIntoCart(page, { shop: here.shop, locale: 'cs' }, [wish]);
  await page.goto('/objednavka?step=details');
  await awake(page);
  await fillInWhole(page);
}

/** The customer is told of the new total, and pays that. */
async function orderFromOpenCart(page: Page): Promise<void> {
  const order = page.getByRole('button', { name: LEGAL });
  await order.click();
  await page.getByText('Celková cena se změnila na 1.777 Kč').first().waitFor();
  expect(await query(here.shop, 'select from orders')).toEqual([]);
  await order.click();
  await page.waitForURL('**/test-checkout/pay/**');
  expect(await query(here.shop, 'select total::int from orders')).toEqual([{ total: 177_700 }]);
}

it('leads from a changed price to all that two replicas say and an open cart, and back to the default', async () => {
  const replicas = await Promise.all([1, 2].map(() => startReplica(here.shop.databaseUrl)));
  try {
    const [one = '', other = ''] = replicas.map(({ origin }) => origin);
    const looker = await here.visit();
    const priceOnOther = async () => plain(await (await fetch(other + PAGE)).text());
    const before = await sayingsOf(looker, other);
    const customer = await here.visit({ baseURL: other });
    await openCart(customer);

    const operator = await here.visit({ baseURL: one });
    await enterSection(operator, here.shop);
    await changePrice(operator);
    const within = { timeout: FOLLOW_MS, interval: 50 };
    await expect.poll(priceOnOther, within).toContain('1.777 Kč');
    for (const origin of [one, other]) {
      const said = await sayingsOf(looker, origin);
      expect(said.curve).not.toBe(before.curve);
      expect(said.data).toContain('"price":"1777.00"');
      expect(said.data).toContain('StrikethroughPrice","price":"1999.00"');
      expect(said.teaser).toContain('1.000 sledujících');
      expect(said.teaser).toContain('Nejnižší cena za 30 dní před slevou: 1.999 Kč');
      expect(said.row).toContain('1.777 Kč');
      expect(said.isInFeed).toBe(true);
    }
    await orderFromOpenCart(customer);

    await operator.getByRole('link', { name: 'Historie tohoto balíčku' }).click();
    expect(await textOf(operator, 'tbody tr')).toMatch(
      /cena: 1\.999 Kč → 1\.777 Kč; oznámeno jako sleva/,
    );
    await operator.goto('/ad/prices');
    await operator.getByRole('button', { name: 'Vrátit celý ceník' }).click();
    await operator.getByText('Výchozí stav je zpátky.').waitFor();
    await expect.poll(priceOnOther, within).not.toContain('1.777 Kč');
    expect(await sayingsOf(looker, other)).toEqual(before);
  } finally {
    await Promise.all(replicas.map((replica) => replica.stop()));
  }
});
