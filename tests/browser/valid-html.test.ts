import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { lookThrough, screens } from '#tests/stage/browser/screens.ts';
import { setStage } from '#tests/stage/browser/stage.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';

const here = useShop();

/** Keeps the HTML of every page that the shop sends, before any script has changed it. */
function keepSent(page: Page): Promise<string>[] {
  const sent: Promise<string>[] = [];
  page.on('response', (response) => {
    const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
    const isOpened =
      response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    // What the browser has left already cannot be read any more; it is sent again with another screen.
    if (isPage && isOpened) sent.push(response.text().catch(() => ''));
  });
  return sent;
}

describe('the HTML of every screen', () => {
  it.each(locales)(
    'has no fault, neither as it is sent nor once scripts have run: %s',
    async (locale) => {
      const viewport = { width: 390, height: 844 };
      const page = await here.visit({ locale, viewport, reducedMotion: 'reduce' });
      const sent = keepSent(page);
      const found = await lookThrough(
        page,
        await setStage(here.shop, locale),
        screens,
        async () => {
          const pages = [await page.content(), ...(await Promise.all(sent.splice(0)))];
          const faults: string[] = [];
          for (const html of new Set(pages.filter(Boolean)))
            faults.push(...(await faultsOfHtml(html)));
          return [...new Set(faults)];
        },
      );
      expect(found).toEqual({});
    },
  );
});
