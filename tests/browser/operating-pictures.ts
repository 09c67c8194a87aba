import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type Page, chromium } from 'playwright-core';
import setUp from '#tests/stage/setup.ts';
import { browserOptions } from '#tests/stage/browser/browser-options.ts';
import { fillBusyShop } from '#tests/stage/busy-shop.ts';
import { openShop } from '#tests/stage/open-shop.ts';
import { createClock } from '#tests/stage/time.ts';
import { paletted } from '#tests/stage/write-png.ts';
import { type Picture, dressUp, firstPicture, operatingPictures } from './operating-scenes.ts';

/** Run by hand: what docs/operating.md shows, or those pictures whose names hold the given word. */
const [wanted = ''] = process.argv.slice(2);
const FOLDER = join('docs', 'pictures');
/** Around the part of a page that is shown. */
const MARGIN = 20;

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
  const baseURL = shop.services.shop.origins.cs;
  const take = async <Here>(name: string, picture: Picture<Here>, here: Here): Promise<void> => {
    if (!name.includes(wanted)) return;
    const context = await browser.newContext({
      baseURL,
      viewport: { width: picture.width ?? 1280, height: 800 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await picture.show(page, here);
    await keep(page, picture, join(FOLDER, `${name}.png`));
    await context.close();
  };
  await take('first-link', firstPicture, { shop });
  const busy = await fillBusyShop(shop, time);
  await dressUp(shop);
  for (const [name, picture] of Object.entries(operatingPictures)) {
    await take(name, picture, { ...busy, shop });
  }
  await shop.close();
}

/** As small as it can be seen well: 256 colours are enough for a page without photographs. */
async function keep(page: Page, picture: Picture<never>, path: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // A picture of the whole page shows also what waits above it for who comes by keyboard.
  await page.evaluate(() => document.querySelector('.skip-link')?.remove());
  const clip = await cut(page, picture);
  const small = paletted(await page.screenshot({ clip, fullPage: picture.isWithBar !== true }));
  await writeFile(path, small);
  process.stdout.write(`${path}: ${Math.round(small.length / 1000)} kB\n`);
}

/** From the head of the page down to an element that is shown wholly, or around one element alone. */
async function cut(page: Page, { part, from, to, margin = MARGIN, isWithBar }: Picture<never>) {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox();
    if (!found) throw new Error(`Nothing is seen of ${selector}.`);
    const scrolled = await page.evaluate(() => window.scrollY);
    return { ...found, y: found.y + scrolled };
  };
  if (part !== undefined) {
    const { x, y, width, height } = await box(part);
    const left = Math.max(0, x - margin);
    const right = Math.min(size.width, x + width + margin);
    return { x: left, y: y - margin, width: right - left, height: height + 2 * margin };
  }
  const last = await box(to ?? 'main');
  const y = from === undefined ? 0 : (await box(from)).y - margin;
  const height = Math.ceil(last.y + last.height + margin - y);
  if (!isWithBar) return { x: 0, y, width: size.width, height };
  const bar = await box('.undo');
  await page.setViewportSize({ ...size, height: Math.ceil(height + bar.height) });
  return { x: 0, y: 0, width: size.width, height: Math.ceil(height + bar.height) };
}
