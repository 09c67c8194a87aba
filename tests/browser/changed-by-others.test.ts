import { globSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Address } from '#domain/addresses/address-row.ts';
import { addresses } from '#domain/addresses.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { signIn } from '#tests/stage/operator.ts';
import { openCart, orderWhole } from '#tests/stage/browser/others-order.ts';
import { meddle, translate, wordsOf } from '#tests/stage/browser/others.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop();

describe.each(locales)('in the edition "%s"', (locale) => {
  it('a whole order is made while others meddle with texts and fields', async () => {
    const page = await openCart(here, locale);
    let seed = Number(process.env['OTHERS_SEED'] ?? 1);
    await orderWhole(page, locale, () => meddle(page, seed++));
  });

  it('a whole order is made while all is translated as soon as it is there', async () => {
    const page = await openCart(here, locale, translate);
    await orderWhole(page, locale, () => Promise.resolve());
  });
});

it.each([
  ['once its text is there', false],
  ['before the shop could see it', true],
])('what is typed before a script comes to a page translated %s stays', async (_, isAtOnce) => {
  const page = await here.visit();
  await translate(page, isAtOnce);
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/react.*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/objednavka');
  const target = page.locator('.wizard__builder [name="target"]');
  await page.locator('[name="quantity"]').fill('3');
  await target.fill('@zofie');
  const sent = await target.elementHandle();
  await meddle(page, 7);
  letCome();
  await expect.poll(() => wordsOf(page, '.understood')).toMatch(/: @zofie$/);
  expect(await target.inputValue()).toBe('@zofie');
  expect(await page.locator('[name="quantity"]').inputValue()).toBe('3');
  expect(await target.evaluate((field) => field === document.activeElement)).toBe(true);
  // Of what was seen nothing is left when the island wakes; else React draws it anew.
  expect(await target.evaluate((field, before) => field === before, sent)).toBe(!isAtOnce);
});

it('every island says on a translated page what it says on another', async () => {
  const unmet = new Set(globSync('**/*.island.tsx', { cwd: 'src/web' }));
  for (const locale of locales) {
    const [plain, translated] = [await here.visit({ locale }), await here.visit({ locale })];
    await translate(translated);
    for (const [file, path] of await pagesOfIslands(locale)) {
      await compareIsland([plain, translated], `[data-island="./${file}"]`, path);
      unmet.delete(file);
    }
  }
  // What is found on no page whose address says all has to be opened here.
  expect([...unmet]).toEqual([]);
});

/** A page for each island, as somebody finds it who may see all of them. */
async function pagesOfIslands(locale: Locale): Promise<Map<string, string>> {
  const { visitor } = await signIn(here.shop);
  const found = new Map<string, string>();
  const rows: Address[] = Object.values(addresses);
  for (const { kind, path } of rows) {
    if (kind === 'machine' || /[:*]/.test(path[locale])) continue;
    const { html } = await visitor.get(new URL(path[locale], originOf(locale)).href);
    for (const [, file = ''] of html.matchAll(/data-island="\.\/([^"]*)"/g)) {
      if (!found.has(file)) found.set(file, path[locale]);
    }
  }
  return found;
}

/** Opens it beside the same page translated, presses its first button, and compares the words. */
async function compareIsland(pages: [Page, Page], island: string, path: string): Promise<void> {
  const [plain, translated] = pages;
  for (const page of pages) {
    await page.context().grantPermissions(['clipboard-write']);
    await page.goto(path);
    await page.locator(island).scrollIntoViewIfNeeded();
    await page.waitForFunction(isAwake, island);
    await page.evaluate(keepWhatPasses);
  }
  const before = await wordsOf(plain, island);
  expect(await wordsOf(translated, island)).toBe(before);
  for (const page of pages) {
    await page.locator(island).locator('button:visible:not([aria-hidden])').first().click();
    await expect.poll(() => wordsOf(page, island)).not.toBe(before);
  }
  expect(await wordsOf(translated, island)).toBe(await wordsOf(plain, island));
}

/** Runs in the page: React leaves its mark on what it has taken over. */
function isAwake(island: string): boolean {
  const inner = document.querySelector(`${island} *`);
  return inner !== null && Object.keys(inner).some((key) => key.startsWith('__reactProps'));
}

/** Runs in the page: what goes by itself after some seconds stays. */
function keepWhatPasses(): void {
  const later = globalThis.setTimeout.bind(globalThis);
  const sooner = (act: () => void, ms = 0) => (ms < 1000 ? later(act, ms) : 0);
  Object.assign(globalThis, { setTimeout: sooner });
}

function originOf(locale: Locale): string {
  return here.shop.services.shop.origins[locale];
}
