import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { href } from '#domain/addresses.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop();
const phone = { width: 390, height: 844 };
const PACKAGE = '/instagram/sledujici/10000';

describe.each([
  ['with the note of the test mode', false],
  ['without a note', true],
])('the phone’s menu %s', (_, isNoteTaken) => {
  it('opens below the header, says what its button does, and is closed by it', async () => {
    const page = await here.visit({ viewport: phone, reducedMotion: 'reduce' });
    await page.goto('/');
    if (isNoteTaken) await page.locator('.page__note').evaluate((note) => note.remove());
    await page.getByRole('button', { name: 'Otevřít menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Hlavní navigace' });
    await menu.getByRole('link', { name: 'Ceník' }).waitFor();
    const header = await page.locator('.site-header').boundingBox();
    const sheet = await menu.boundingBox();
    expect(sheet?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 2);
    await page.getByRole('button', { name: 'Zavřít menu' }).click();
    await page.getByRole('button', { name: 'Otevřít menu' }).waitFor();
    await expect.poll(() => menu.isVisible()).toBe(false);
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
      .locator('.tabs--pills .tab')
      .evaluateAll((pills) => pills.map((pill) => getComputedStyle(pill).borderTopWidth));
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

describe('the chat button', () => {
  it('never lies over what can be pressed', async () => {
    const page = await here.visit({ viewport: phone, reducedMotion: 'reduce' });
    for (const path of ['/', '/cenik', PACKAGE]) {
      await page.goto(path);
      const height = await page.evaluate(() => document.body.scrollHeight);
      for (let top = 0; top < height; top += 170) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await expect
          .poll(() => page.evaluate(findCovered), { message: `${path} at ${top}` })
          .toBe('');
      }
    }
  });

  it('is a line of words in the order, which covers nothing', async () => {
    const page = await here.visit({ viewport: phone });
    await page.goto('/objednavka');
    expect(await page.locator('.chat-button').count()).toBe(0);
    const link = page.locator('.chat-line').getByRole('link', { name: 'Napište nám' });
    expect(await link.getAttribute('href')).toContain('wa.me');
  });
});

describe('the signal colour', () => {
  it.each(['/', '/cenik', PACKAGE, '/obchodni-podminky', '/objednavka'])(
    'is on one button of the first view: %s',
    async (path) => {
      const page = await here.visit();
      await page.goto(path);
      const lime = await page
        .locator('.button--primary')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.getBoundingClientRect().top < innerHeight)
            .map(({ textContent }) => textContent),
        );
      expect(lime.length).toBeLessThanOrEqual(1);
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
    await page.goto('/404');
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

/** Runs in the page: what can be pressed and lies under the chat button while that is seen. */
function findCovered(): string {
  const chat = document.querySelector('.chat-button');
  if (!chat || getComputedStyle(chat).opacity === '0') return '';
  const box = chat.getBoundingClientRect();
  const covered = [...document.querySelectorAll('main a, main button, footer a')].find((other) => {
    // What a closed answer holds has a place, and is not there to be pressed.
    if (!other.checkVisibility()) return false;
    const { left, right, top, bottom } = other.getBoundingClientRect();
    return (
      left < box.right - 6 && right > box.left + 6 && top < box.bottom - 6 && bottom > box.top + 6
    );
  });
  return covered?.textContent ?? '';
}
