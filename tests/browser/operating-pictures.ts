import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type Page, chromium } from 'playwright-core';
import setUp from '#tests/stage/setup.ts';
import { browserOptions } from '#tests/stage/browser/browser-options.ts';
import { fillBusyShop } from '#tests/stage/busy-shop.ts';
import { openShop } from '#tests/stage/open-shop.ts';
import { createClock } from '#tests/stage/time.ts';
import { paletted } from '#tests/stage/write-png.ts';
import { operatingPictures } from './operating-scenes.ts';

/** Run by hand: what docs/operating.md shows, or those pictures whose names hold the given word. */
const [wanted = ''] = process.argv.slice(2);
const FOLDER = join('docs', 'pictures');

let postgresUrl = '';
const tearDown = await setUp({ provide: (_name, value) => void (postgresUrl = value) });
const browser = await chromium.launch(browserOptions());
try {
  await takePictures(browser);
} finally {
  await browser.close();
  await tearDown();
}

async function takePictures(browser: Browser): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const time = createClock();
  const { clock } = time;
  const shop = await openShop({ postgresUrl, clock, testCheckout: { clock } });
  const busy = await fillBusyShop(shop, time);
  for (const [name, { width = 1440, height, show }] of Object.entries(operatingPictures)) {
    if (!name.includes(wanted)) continue;
    const context = await browser.newContext({
      baseURL: shop.services.shop.origins.cs,
      viewport: { width, height },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await show(page, { ...busy, shop });
    await keep(page, join(FOLDER, `${name}.png`));
    await context.close();
  }
  await shop.close();
}

/** As small as it can be seen well: 256 colours are enough for a page without photographs. */
async function keep(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const small = paletted(await page.screenshot());
  await writeFile(path, small);
  process.stdout.write(`${path}: ${Math.round(small.length / 1000)} kB\n`);
}
