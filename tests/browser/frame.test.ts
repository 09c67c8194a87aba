import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { href } from '#domain/addresses.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop({ isShared: true });
const phone = { width: 390, height: 844 };
const PACKAGE = '/instagram/sledujici/10000';

describe.each([
  ['with the note of the test mode', false],
  ['without a note', true],
])('the phone’s menu %s', (_, isNoteTaken) => {
  it('opens below the header, says what its button does, and is closed by it', async () => {
    const page = await here.visit({ viewport: phone });
    await page.goto('/');
    if (isNoteTaken) await page.locator('.page__note').evaluate((note) => note.remove());
    await page.getByRole('button', { name: 'Otevřít menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Hlavní navigace' });
    await menu.getByRole('link', { name: 'Ceník' }).waitFor();
    // Both in one look: the page may still come to rest.
    const overlap = () =>
      page.evaluate(() => {
        const [header, sheet] = ['.site-header', '.site-nav'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        );
        return header && sheet ? header.bottom - sheet.top : Infinity;
      });
    await expect.poll(overlap).toBeLessThanOrEqual(2);
    await page.getByRole('button', { name: 'Zavřít menu' }).click();
    await page.getByRole('button', { name: 'Otevřít menu' }).waitFor();
    await expect.poll(() => menu.isVisible()).toBe(false);
  });
});

describe('a menu that is open when a tablet is turned', () => {
  it('lies over nothing of the header, and a tap on the page closes it', async () => {
    const page = await here.visit({ viewport: { width: 820, height: 1180 }, hasTouch: true });
    await page.goto('/cenik');
    await page.getByRole('button', { name: 'Otevřít menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Hlavní navigace' });
    await menu.getByRole('link', { name: 'Blog' }).waitFor();
    await page.setViewportSize({ width: 1180, height: 820 });
    const header = await page.locator('.site-header').boundingBox();
    const isBelow = async () => ((await menu.boundingBox())?.y ?? 0) >= (header?.height ?? 0) - 2;
    await expect.poll(isBelow).toBe(true);
    await page.touchscreen.tap(590, 600);
    await expect.poll(isBelow).toBe(false);
  });
});

describe('a low window', () => {
  it('has nothing that stays over the page', async () => {
    const page = await here.visit({ viewport: { width: 320, height: 256 } });
    for (const path of ['/', '/cenik', PACKAGE, '/objednavka?platform=tiktok']) {
      await page.goto(path);
      expect(await page.evaluate(listFixed), path).toEqual([]);
    }
  });

  it('still has its menu', async () => {
    const page = await here.visit({ viewport: { width: 844, height: 390 } });
    await page.goto('/cenik');
    await page.getByRole('button', { name: 'Otevřít menu' }).click();
    await page.getByRole('link', { name: 'Objednávka', exact: true }).click();
    await page.waitForURL(/\/objednavka$/);
  });
});

describe('with forced colours', () => {
  it('the present tab and the present service look different from the others', async () => {
    const page = await here.visit({ forcedColors: 'active' });
    await page.goto('/cenik/tiktok/lajky');
    const [present = '', other = ''] = await Promise.all(
      ['#tiktok', '#instagram'].map((tab) =>
        page
          .locator(tab)
          .evaluate((element) => getComputedStyle(element, '::after').backgroundColor),
      ),
    );
    expect(present).not.toBe(other);
    const widths = await page
      .locator('.tabs--round .tab')
      .evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge).borderTopWidth));
    expect(widths).toEqual(['1px', '3px', '1px']);
  });

  it('the chat button has an edge', async () => {
    const page = await here.visit({ forcedColors: 'active' });
    await page.goto('/');
    const edge = await page
      .locator('.chat-button')
      .evaluate((button) => getComputedStyle(button).borderTopWidth);
    expect(edge).toBe('2px');
  });
});

describe('the price list on a phone', () => {
  it.each(locales)('has all tabs in sight and rows of at most 75 px: %s', async (locale) => {
    for (const width of [320, 390]) {
      const page = await here.visit({ locale, viewport: { width, height: 844 } });
      await page.goto(href('priceList', locale));
      expect(await page.evaluate(listCutTabs), `${width} px`).toEqual([]);
      for (const platform of ['instagram', 'tiktok', 'youtube', 'facebook']) {
        await page.goto(href('priceListTab', locale, { platform }));
        const rows = await page.locator('.offer').evaluateAll(describeRows);
        expect(rows.filter(({ height, isCut }) => height > 75 || isCut)).toEqual([]);
        expect(rows.reduce((sum, { height }) => sum + height, 0)).toBeLessThanOrEqual(450);
      }
      await page.context().close();
    }
  });

  it('leads to a package by its amount and to the order by its button', async () => {
    const page = await here.visit({ viewport: phone, hasTouch: true });
    await page.goto('/cenik');
    await page.getByRole('link', { name: /^10\.000 sledujících/ }).tap();
    await page.waitForURL(PACKAGE);
    await page.goto('/cenik');
    await page.getByRole('link', { name: /^Objednat 10\.000/ }).tap();
    await page.waitForURL(/\/objednavka/);
  });
});

describe('a link that stands alone', () => {
  it.each(['/', '/404'])('is as high as a finger: %s', async (path) => {
    const page = await here.visit({ viewport: phone, hasTouch: true });
    // The not-found page leaves by itself.
    await page.clock.install();
    await page.goto(path);
    const heights = await page
      .locator('main :is(p, header, div) > a:only-child')
      .evaluateAll((links) =>
        links
          .filter(({ textContent, parentElement }) => textContent === parentElement?.textContent)
          .map((link) => link.getBoundingClientRect().height),
      );
    expect(heights.length).toBeGreaterThan(0);
    expect(heights.filter((height) => height < 44)).toEqual([]);
  });
});

describe('the signal colour', () => {
  it.each(['/', '/cenik', PACKAGE, '/faq', '/jak-to-funguje', '/obchodni-podminky', '/objednavka'])(
    'is on one button at a time, however far one has scrolled: %s',
    async (path) => {
      const page = await here.visit();
      await page.goto(path);
      expect(await page.evaluate(listSeveralLime)).toEqual([]);
    },
  );
});

describe('the way home from the not-found page', () => {
  it('is taken by itself', async () => {
    const page = await here.visit();
    await page.goto('/404');
    await page.waitForURL((url) => url.pathname === '/');
  });

  it.each<[string, (page: Page) => Promise<void>]>([
    ['a key', (page) => page.keyboard.press('Shift')],
    ['a touch', (page) => page.touchscreen.tap(200, 400)],
    ['a scroll', (page) => page.mouse.wheel(0, 200)],
  ])('is stopped by %s, and a line says so', async (_, sign) => {
    const page = await here.visit({ hasTouch: true, viewport: { width: 390, height: 500 } });
    await page.clock.install();
    // The script that hears the sign is this page's alone and comes after it.
    await page.goto('/404', { waitUntil: 'networkidle' });
    await sign(page);
    await page.getByText('Zůstáváte na této stránce.').waitFor();
    await page.clock.runFor(10_000);
    expect(new URL(page.url()).pathname).toBe('/404');
  });
});

/** Runs in the page: what stays in its place while the page is scrolled. */
function listFixed(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
    .filter((element) => !element.matches('.skip-link, .toasts, .toasts *'))
    .map(({ className }) => String(className));
}

/** Runs in the page: buttons in the signal colour that are in one view with another. */
function listSeveralLime(): string[] {
  const lime = [...document.querySelectorAll('.button--primary')].filter((button) =>
    button.checkVisibility(),
  );
  for (let top = 0; top < document.documentElement.scrollHeight; top += 200) {
    scrollTo(0, top);
    const shown = lime.filter((button) => {
      const box = button.getBoundingClientRect();
      return box.bottom > 0 && box.top < innerHeight;
    });
    if (shown.length > 1) return shown.map(({ textContent }) => `${textContent} at ${top} px`);
  }
  return [];
}

/** Runs in the page: tabs that are not whole within the window. */
function listCutTabs(): string[] {
  return [...document.querySelectorAll('.tabs .tab')]
    .filter((tab) => {
      const { left, right } = tab.getBoundingClientRect();
      return left < 0 || right > innerWidth || tab.scrollWidth > tab.clientWidth;
    })
    .map(({ textContent }) => textContent ?? '');
}

/** Runs in the page. */
function describeRows(rows: Element[]): { name: string; height: number; isCut: boolean }[] {
  return rows.map((row) => {
    const parts = [...row.querySelectorAll('.offer__what, .offer__prices, .offer__actions')];
    const { top, bottom, height } = row.getBoundingClientRect();
    const isCut = parts.some((part, index) => {
      const box = part.getBoundingClientRect();
      const next = parts[index + 1]?.getBoundingClientRect();
      const isBeside = next === undefined || Math.round(box.left + part.scrollWidth) <= next.left;
      return !isBeside || box.top < top || box.bottom > bottom;
    });
    return { name: row.textContent ?? '', height, isCut };
  });
}
