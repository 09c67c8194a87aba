import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { moneyBack, requestFor } from '#tests/stage/intending.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { placeOrder, pressHosted } from '#tests/stage/ordering.ts';
import { openWithScripts } from '#tests/stage/browser/section.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop();

async function wanted(): Promise<SignedIn> {
  const { shop } = here;
  const visitor = shop.visitor();
  await pressHosted(visitor, await placeOrder(visitor));
  const jana = await signIn(shop);
  const { id } = await onlyOrder(shop);
  await requestFor(shop, id, moneyBack(5_000), { operator: jana });
  await requestFor(shop, id, moneyBack(6_000), { operator: jana });
  // One of them is about to leave.
  await query(
    shop,
    `update pending_actions set due_at = now() + interval '4 seconds' where request->>'amount' = '5000'`,
  );
  return jana;
}

async function enter(page: Page, { cookie }: SignedIn): Promise<void> {
  const { origins } = here.shop.services.shop;
  await page.context().addCookies([{ ...cookie, url: `${origins.cs}/ad` }]);
  await page.goto(`${origins.cs}/ad`);
}

it('counts the seconds quietly and lets go what has left', async () => {
  const page = await here.visit();
  await enter(page, await wanted());
  const rows = page.locator('.undo__row');
  expect(await rows.count()).toBe(2);
  const left = rows.last().locator('[data-undo-left]');
  await expect.poll(() => left.textContent()).toBe('2');
  // What counts is not read out, and what is read out does not count.
  expect(await left.evaluate((node) => node.closest('output') !== null)).toBe(false);
  expect(await left.evaluate((node) => node.closest('[aria-hidden]') !== null)).toBe(true);
  await expect.poll(() => rows.count()).toBe(1);
  expect(await rows.first().textContent()).toContain('Vrácení 60\u00a0Kč');
});

it.each([1, 2])(
  'leaves the bar of chosen orders in sight, or gives it the way: %i',
  async (rows) => {
    const page = await here.visit({ viewport: { width: 1440, height: 560 } });
    const jana = await wanted();
    if (rows === 1)
      await query(here.shop, `delete from pending_actions where request->>'amount' = '5000'`);
    else
      await query(here.shop, `update pending_actions set due_at = now() + interval '30 seconds'`);
    await enter(page, jana);
    await openWithScripts(page, `${here.shop.services.shop.origins.cs}/ad/orders`);
    expect(await page.locator('.undo__row').count()).toBe(rows);
    await page.locator('[data-order] input[name=n]').check();
    await page.locator('.bulk-bar[data-some]').waitFor();
    // More of them take the edge for themselves: the other bar waits at the end of the page.
    if (rows > 1) await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const edges = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      });
    const [bulk, undo] = [await edges('.bulk-bar'), await edges('.undo')];
    expect(bulk.bottom <= undo.top || bulk.top >= undo.bottom).toBe(true);
  },
);

it('covers nothing at the end of a page', async () => {
  const page = await here.visit({ viewport: { width: 1440, height: 560 } });
  await enter(page, await wanted());
  await openWithScripts(page, `${here.shop.services.shop.origins.cs}/ad/orders`);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const bar = await page.locator('.undo').boundingBox();
  const last = await page.locator('.undo').evaluate((undo) => {
    const parts = [...(undo.parentElement?.children ?? [])].filter((part) => part !== undo);
    return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
  });
  expect(last).toBeGreaterThan(0);
  expect(last).toBeLessThanOrEqual(bar?.y ?? 0);
});

it('takes back by keyboard, and says it once', async () => {
  const page = await here.visit();
  await enter(page, await wanted());
  await page.getByRole('button', { name: /^Vzít zpět: Vrácení 60/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Vzato zpět. Nic neodešlo.').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.reload();
  expect(await page.getByText('Vzato zpět. Nic neodešlo.').count()).toBe(0);
});

it('says until when, and takes back, without scripts', async () => {
  const page = await here.visit({ javaScriptEnabled: false });
  await enter(page, await wanted());
  const bar = page.locator('.undo');
  expect(await bar.getByText(/Odejde v\s\d/).count()).toBe(2);
  expect(await bar.locator('[data-undo-running]:visible').count()).toBe(0);
  await bar.getByRole('button', { name: /^Vzít zpět: Vrácení 60/ }).click();
  await page.getByText('Vzato zpět. Nic neodešlo.').waitFor();
});
