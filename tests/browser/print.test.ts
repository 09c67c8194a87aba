import { describe, expect, it } from 'vitest';
import { href } from '#domain/addresses.ts';
import { anArticle } from '#tests/stage/blog-articles.ts';
import { setStage } from '#tests/stage/browser/stage.ts';
import { articleAddress } from '#web/blog/addresses.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop({ isShared: true });
const PACKAGE = '/instagram/sledujici/10000';

describe('the print of a page', () => {
  it.each(['/cenik', PACKAGE, '/obchodni-podminky'])(
    'leaves out what is pressed: %s',
    async (path) => {
      const page = await here.visit();
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      for (const pressed of ['.skip-link', '.button', '.tabs', '.chat-button']) {
        expect(await page.locator(pressed).filter({ visible: true }).count(), pressed).toBe(0);
      }
    },
  );

  it.each(['/', '/obchodni-podminky', '/404'])(
    'is dark on white from a dark screen too, and says who runs the shop: %s',
    async (path) => {
      const page = await here.visit({ colorScheme: 'dark', javaScriptEnabled: false });
      // The not-found page leads home by itself.
      await page.route(/:\d+\/$/, (route) =>
        path === '/404' ? route.fulfill({ status: 204 }) : route.continue(),
      );
      await page.goto(path);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await page.evaluate(listPale), path).toEqual([]);
      expect(await page.locator('.site-footer__address').isVisible()).toBe(true);
      for (const left of ['.site-nav', 'footer nav', '.page__note']) {
        expect(await page.locator(left).filter({ visible: true }).count(), left).toBe(0);
      }
    },
  );

  it('has the head of a package in black on white', async () => {
    const page = await here.visit();
    await page.goto(PACKAGE);
    await page.emulateMedia({ media: 'print' });
    const head = await page.locator('.package-head').evaluate((element) => {
      const { color, backgroundImage } = getComputedStyle(element);
      return { color, backgroundImage };
    });
    expect(head).toEqual({ color: 'rgb(0, 0, 0)', backgroundImage: 'none' });
  });

  it('has of an article its text and its sources, with the addresses of links', async () => {
    const page = await here.visit({ javaScriptEnabled: false, colorScheme: 'dark' });
    await page.goto(articleAddress(anArticle('cs')));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.locator('.text').isVisible()).toBe(true);
    for (const left of [
      '.contents',
      '.our-services',
      '.article__related',
      '.neighbours',
      '.button',
    ]) {
      expect(await page.locator(left).filter({ visible: true }).count(), left).toBe(0);
    }
    const address = page.locator('.article__address');
    expect(await address.isVisible()).toBe(true);
    expect(await address.textContent()).toBe(page.url());
    const printed = await page
      .locator('.sources li > a[href^="http"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(printed).toContain('http');
    expect(await page.evaluate(listPale)).toEqual([]);
  });

  it('has of an order what was ordered and paid, and no forms', async () => {
    const page = await here.visit();
    const { paid } = await setStage(here.shop, 'cs');
    await page.goto(href('order', 'cs', { token: paid }));
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('form').filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('.summary__rows > *').first().isVisible()).toBe(true);
    expect(await page.locator('.time-line').isVisible()).toBe(true);
    expect(await page.evaluate(listPale)).toEqual([]);
  });
});

/** Runs in the page: words too pale for white paper, which is all that a printer has for a ground. */
function listPale(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return ['no canvas'];
  const lightness = (color: string): number => {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  };
  return [...document.querySelectorAll('main *, footer *')]
    .filter((element) => element.checkVisibility() && element.children.length === 0)
    .filter((element) => element.textContent?.trim() && !element.closest('svg'))
    .filter((element) => lightness(getComputedStyle(element).color) > 140)
    .map(({ textContent }) => textContent ?? '');
}
