import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { type Locale, locales } from '#domain/locale.ts';
import setUp from '#tests/stage/setup.ts';
import { browserOptions } from '#tests/stage/browser/browser-options.ts';
import { openShop } from '#tests/stage/open-shop.ts';
import { openScreen, screens } from '#tests/stage/browser/screens.ts';
import { setStage } from '#tests/stage/browser/stage.ts';

/** Run by hand: every screen (or those whose names hold the given word) as a picture in screenshots/. */
const [wanted = ''] = process.argv.slice(2);

interface Look {
  locale: Locale;
  colorScheme: 'light' | 'dark';
  width: number;
}

let postgresUrl = '';
const tearDown = await setUp({ provide: (_name, value) => void (postgresUrl = value) });
const browser = await chromium.launch(browserOptions());
try {
  for (const locale of locales) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [390, 768, 1440])
        await takePictures(browser, { locale, colorScheme, width });
    }
  }
} finally {
  await browser.close();
  await tearDown();
}

async function takePictures(browser: Browser, look: Look): Promise<void> {
  const { locale, colorScheme, width } = look;
  const folder = join('screenshots', `${locale}-${colorScheme}-${width}`);
  await mkdir(folder, { recursive: true });
  const shop = await openShop({ postgresUrl });
  const stage = await setStage(shop, locale);
  const context = await browser.newContext({
    baseURL: shop.services.shop.origins[locale],
    viewport: { width, height: width === 390 ? 844 : 900 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const [name, open] of Object.entries(screens)) {
    if (!name.includes(wanted)) continue;
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
