import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { browserOptions } from '#tests/browser/browser-options.ts';

/** Bytes of a page's HTML as they go over the wire, with brotli as well as it can. */
export async function htmlBytes(address: string): Promise<number> {
  const html = await (await fetch(address)).text();
  return brotliCompressSync(html).length;
}

/** Bytes of every script that a page loads in a real browser, as they go over the wire. */
export async function scriptBytes(address: string): Promise<number> {
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
