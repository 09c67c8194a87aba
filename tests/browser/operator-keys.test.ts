import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { enterSection, openWithScripts, untilScripted } from '#tests/stage/browser/section.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { type Request, pay, placeOrder } from '#tests/stage/ordering.ts';

const here = useShop();
const followers: Request = { packageId: 'ig-followers-1000', target: '@zofie.rihova' };
const likes: Request = {
  packageId: 'ig-likes-1000',
  target: 'https://www.instagram.com/p/Cabc123/',
};

async function buy(...wishes: Request[]): Promise<void> {
  const visitor = here.shop.visitor();
  await pay(visitor, await placeOrder(visitor, wishes, { start: 'now' }));
}

async function open(address: string): Promise<Page> {
  const page = await here.visit({ viewport: { width: 1440, height: 900 } });
  await enterSection(page, here.shop);
  await openWithScripts(page, address);
  return page;
}

const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName,
  );

/** Presses a key that leads to another page, and waits for its scripts. */
async function follow(page: Page, key: string, to: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForURL(to);
  await untilScripted(page);
}

it('begins one order of a queue after the other, from the keyboard alone', async () => {
  await buy(followers);
  await buy(followers, likes);
  const page = await open('/ad/queues/to-start');
  await page.keyboard.press('j');
  await follow(page, 'Enter', '**/ad/orders/100001?**');
  await page.keyboard.press('n');
  expect(await focused(page)).toBe('startCount');
  await page.keyboard.type('1 200');
  await page.keyboard.press('Enter');
  await page.getByText('0 z 1.000').first().waitFor();
  await untilScripted(page);
  await follow(page, 'j', '**/ad/orders/100002?**');
  // What was typed at a line goes along with the button for all of them.
  await page.locator('#line-1 [name="startCount"]').fill('35');
  await page.locator('h1').click();
  await page.keyboard.press('n');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    'Zahájit 2\u00a0balíčky',
  );
  await page.keyboard.press('Enter');
  await page.getByText('na začátku 35').waitFor();
  await untilScripted(page);
  await follow(page, 'u', '**/ad/queues/to-start');
  expect(await page.getByText('Tady nic nečeká').isVisible()).toBe(true);
  expect(await query(here.shop, 'select state from orders order by number')).toEqual([
    { state: 'delivering' },
    { state: 'delivering' },
  ]);
});

/** The page of an order whose delivery was to end with less than was ordered, which asks why. */
async function askWhyShort() {
  await buy(followers);
  await query(here.shop, `update orders set state = 'delivering'`);
  await query(here.shop, `update order_lines set work = 'delivering', started_at = now()`);
  const page = await open('/ad/orders/100001');
  await page.locator('[name="delivered"]').fill('400');
  await page.getByRole('button', { name: /^Ukončit/ }).click();
  await expect.poll(() => focused(page)).toBe('note');
  return page;
}

it('has the focus where it goes on after a form that was not taken', async () => {
  const page = await askWhyShort();
  await page.getByLabel('Proč se nedodalo všechno?').waitFor();
  await page.locator('[name="note"]').fill('Dohodli jsme se.');
  await page.locator('[name="delivered"]').fill('mnoho');
  await page.getByRole('button', { name: 'Uložit stav' }).click();
  await page.getByText('Zadejte celé číslo').first().waitFor();
  await expect.poll(() => focused(page)).toBe('delivered');
  await page.getByText('Pozastavit…').click();
  await page.locator('[name="reason"]').selectOption('target-private');
  await page.getByRole('button', { name: 'Zobrazit e‑mail' }).click();
  await page.getByRole('button', { name: 'Pozastavit a poslat' }).waitFor();
  expect(await page.locator('[name="text"]').first().inputValue()).toContain(
    'Přepněte ho prosím na veřejný',
  );
  const confirm = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(confirm).toMatch(/poslat e/);
});

it('ends an order short by Enter where it asks why', async () => {
  const page = await askWhyShort();
  await page.keyboard.type('Víc jich nebylo.');
  await page.keyboard.press('Enter');
  const standing = () =>
    query(
      here.shop,
      `select o.state, l.delivered from orders o join order_lines l on l.order_id = o.id`,
    );
  await expect.poll(standing).toEqual([{ state: 'completed', delivered: 400 }]);
  expect(await query(here.shop, `select text from order_events where kind = 'note'`)).toEqual([
    { text: 'Víc jich nebylo.' },
  ]);
});
