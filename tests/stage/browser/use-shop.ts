import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import type { TestShop, TestShopOptions } from '#tests/stage/shop.ts';
import { openShop } from '#tests/stage/open-shop.ts';
import { browserOfWorker, closeProfiles } from './browser-of-worker.ts';
import { watch } from './watch.ts';

/** A page comes in its own time: a busy machine is no fault of anybody's. */
const PATIENCE_MS = 60_000;

export interface VisitOptions extends Omit<BrowserContextOptions, 'locale'> {
  locale?: Locale;
  /** What the browser asks for, where it is not the language of the edition. */
  language?: string;
  /** The line is cut, or somebody else answers: what does not come is no fault. */
  isCut?: boolean;
}

export interface ShopInUse {
  readonly shop: TestShop;
  /**
   * Somebody with a browser profile of his own, in one edition; nothing is open yet. Unless told he wants no motion,
   * which tests of everything else would only wait for.
   */
  visit(options?: VisitOptions): Promise<Page>;
}

interface UseOptions extends TestShopOptions {
  /** One shop for all tests of the file, which look at pages and store nothing: theirs is drawn once. */
  isShared?: boolean;
}

/**
 * A shop for each test, and a browser whose profiles end with it. Every test fails at whatever a visitor's console has
 * to complain about.
 */
export function useShop({ isShared = false, ...options }: UseOptions = {}): ShopInUse {
  let browser: Browser | undefined;
  let shop: TestShop | undefined;
  const faults: string[] = [];

  beforeEach(async () => {
    faults.length = 0;
    browser ??= await browserOfWorker();
    shop ??= await openShop(options);
  });
  afterEach(async () => {
    await closeProfiles();
    if (!isShared) await closeShop();
    expect(faults).toEqual([]);
  });
  afterAll(closeShop);

  async function closeShop(): Promise<void> {
    const open = shop;
    shop = undefined;
    await open?.close();
  }

  return {
    get shop() {
      if (!shop) throw new Error('No test is running.');
      return shop;
    },
    async visit({ locale = 'cs', language, isCut = false, ...contextOptions } = {}) {
      if (!browser || !shop) throw new Error('No test is running.');
      const context = await browser.newContext({
        baseURL: shop.services.shop.origins[locale],
        locale: language ?? (locale === 'cs' ? 'cs-CZ' : 'en-GB'),
        reducedMotion: 'reduce',
        ...contextOptions,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      watch(context, isCut ? [] : faults);
      return context.newPage();
    },
  };
}
