import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { browserOptions } from '#tests/stage/browser/browser-options.ts';
import { report } from './report.ts';
import { startShop } from './running.ts';

/** Most bytes that a page's HTML, that of the home page, and the scripts of the wizard and of a still page may have. */
const HTML_BYTES = 15_000;
const HOME_BYTES = 20_000;
const WIZARD_BYTES = 95_000;
const STILL_BYTES = 5000;

/** What goes over the wire for a page and its scripts. */
export async function measureSizes(): Promise<void> {
  const shop = await startShop();
  const browser = await chromium.launch(browserOptions());
  try {
    compare('HTML of /', await htmlBytes(shop.origin), HOME_BYTES);
    for (const path of ['/cenik', '/instagram/sledujici/10000']) {
      compare(`HTML of ${path}`, await htmlBytes(shop.origin + path), HTML_BYTES);
    }
    compareWizardBytes(await loadedScripts(browser, `${shop.origin}/objednavka`));
    const still = sum(await loadedScripts(browser, `${shop.origin}/cenik`));
    compare('JavaScript of the price list, no framework', still, STILL_BYTES);
  } finally {
    await browser.close();
    await shop.stop();
  }
}

/** Compares what the wizard has loaded with the most that it may have. */
export function compareWizardBytes(scripts: readonly LoadedScript[]): void {
  compare('JavaScript of the order wizard', sum(scripts), WIZARD_BYTES);
}

function sum(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
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

/** A script as it went over the wire, without its headers. */
export interface LoadedScript {
  path: string;
  name: string;
  bytes: number;
}

/** Every script that a page loads in a real browser, the largest first. */
export async function loadedScripts(browser: Browser, address: string): Promise<LoadedScript[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const scripts: Promise<LoadedScript>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      const { pathname: path } = new URL(request.url());
      const name = path.split('/').at(-1) ?? '';
      scripts.push(request.sizes().then(({ responseBodySize: bytes }) => ({ path, name, bytes })));
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    return (await Promise.all(scripts)).toSorted((a, b) => b.bytes - a.bytes);
  } finally {
    await context.close();
  }
}
