import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { type Locale, locales } from '#domain/locale.ts';
import setUp from '#tests/stage/setup.ts';
import { browserOptions } from '#tests/stage/browser/browser-options.ts';
import { openShop } from '#tests/stage/open-shop.ts';
import { openScreen, screens } from '#tests/stage/browser/screens.ts';
import { setStage } from '#tests/stage/browser/stage.ts';
import { goThroughProxy } from '#tests/stage/browser/through-proxy.ts';
import { publicShop } from '#tests/stage/wire/public-shop.ts';

/**
 * Run by hand: every screen (or those whose names hold the given word) as a picture in screenshots/, and those
 * that claim something also as a public shop shows them, without samples and unsourced figures (rules 29).
 */
const [wanted = ''] = process.argv.slice(2);

type Mode = 'local' | 'public';

/** What claims something (rules 18, 29); every other screen is the same on a public shop. */
const claiming = new Set(['home', 'how it works', 'price list', 'references', 'wizard with cart']);

interface Look {
  mode: Mode;
  locale: Locale;
  colorScheme: 'light' | 'dark';
  width: number;
}

let postgresUrl = '';
const tearDown = await setUp({ provide: (_name, value) => void (postgresUrl = value) });
const browser = await chromium.launch(browserOptions());
try {
  for (const mode of ['local', 'public'] as const) {
    for (const locale of locales) {
      for (const colorScheme of ['light', 'dark'] as const) {
        for (const width of [320, 390, 768, 1440, 2560])
          await takePictures(browser, { mode, locale, colorScheme, width });
      }
    }
  }
} finally {
  await browser.close();
  await tearDown();
}

async function takePictures(browser: Browser, look: Look): Promise<void> {
  const { mode, locale, colorScheme, width } = look;
  const folder = join('screenshots', `${mode}-${locale}-${colorScheme}-${width}`);
  await mkdir(folder, { recursive: true });
  const env = mode === 'public' ? { ...publicShop, TRUST_PROXY: 'true' } : {};
  const shop = await openShop({ postgresUrl, env });
  const stage = await setStage(shop, locale);
  const context = await browser.newContext({
    baseURL: shop.services.shop.origins[locale],
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  if (mode === 'public') await goThroughProxy(context, shop.port);
  const page = await context.newPage();
  for (const [name, open] of Object.entries(screens)) {
    if (!name.includes(wanted) || (mode === 'public' && !claiming.has(name))) continue;
    await openScreen(page, stage, open);
    await page.evaluate(async () => {
      scrollTo(0, 0);
      await document.fonts.ready;
    });
    const path = join(folder, `${name.replaceAll(' ', '-')}.png`);
    await page.screenshot({ path, fullPage: true });
  }
  await context.close();
  await shop.close();
}
