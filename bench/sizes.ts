import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { browserOptions } from '#tests/stage/browser/browser-options.ts';
import { report } from './report.ts';
import { startShop } from './running.ts';

/** Most bytes that a page's HTML, and the scripts of the wizard and of a still page may have. */
const HTML_BYTES = 15_000;
const WIZARD_BYTES = 130_000;
const STILL_BYTES = 5000;

/** What goes over the wire for a page and its scripts. */
export async function measureSizes(): Promise<void> {
  const shop = await startShop();
  try {
    for (const path of ['/cenik', '/instagram/sledujici/10000']) {
      compare(`HTML of ${path}`, await htmlBytes(shop.origin + path), HTML_BYTES);
    }
    const wizard = await scriptBytes(`${shop.origin}/objednavka`);
    compare('JavaScript of the order wizard', wizard, WIZARD_BYTES);
    const still = await scriptBytes(`${shop.origin}/cenik`);
    compare('JavaScript of the price list, no framework', still, STILL_BYTES);
  } finally {
    await shop.stop();
  }
}

function compare(name: string, bytes: number, most: number): void {
  report(
    `${name}, at most ${most / 1000} kB brotli`,
    `${(bytes / 1000).toFixed(1)} kB`,
    bytes <= most,
  );
}

/** Bytes of a page's HTML as they go over the wire, with brotli as well as it can. */
async function htmlBytes(address: string): Promise<number> {
  const html = await (await fetch(address)).text();
  return brotliCompressSync(html).length;
}

/** Bytes of every script that a page loads in a real browser, as they go over the wire. */
async function scriptBytes(address: string): Promise<number> {
  const browser = await chromium.launch(browserOptions());
  try {
    const page = await browser.newPage();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      sizes.push(request.sizes().then((size) => size.responseBodySize));
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const all = await Promise.all(sizes);
    return all.reduce((sum, size) => sum + size, 0);
  } finally {
    await browser.close();
  }
}
