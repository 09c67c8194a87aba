import { type Browser, type Locator, type Page, devices } from 'playwright-core';

/** A phone in a visitor's hand, four times slower than this machine. */
export interface Phone {
  page: Page;
  /** Taps, and says how many milliseconds later the screen showed what came of it. */
  timeTap(what: Locator): Promise<number>;
  close(): Promise<void>;
}

/** Lighthouse's "slow 4G": 150 ms, 1.6 Mbit/s down and 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;

/** Opens a phone that has never been here. */
export async function openPhone(
  browser: Browser,
  { isOnSlowNetwork }: { isOnSlowNetwork: boolean },
): Promise<Phone> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'cs-CZ',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (isOnSlowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.addInitScript(collectTimings);
  return { page, timeTap: (what) => timeTap(page, what), close: () => context.close() };
}

async function timeTap(page: Page, what: Locator): Promise<number> {
  await what.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => performance.now());
  await what.tap();
  const longest = await page.waitForFunction((since) => {
    return timings().find(({ name, startTime }) => name === 'click' && startTime > since)?.duration;

    function timings(): PerformanceEntry[] {
      const kept: unknown = Reflect.get(window, 'tapTimings');
      return Array.isArray(kept) ? kept : [];
    }
  }, before);
  return Number(await longest.jsonValue());
}

/** Runs in the page: keeps the timing of each event, as the browser measures it up to the next paint. */
function collectTimings(): void {
  const kept: PerformanceEntry[] = [];
  Reflect.set(window, 'tapTimings', kept);
  const observer = new PerformanceObserver((list) => void kept.push(...list.getEntries()));
  // Sixteen milliseconds, one frame, is the least that browsers tell of.
  const every = { type: 'event', buffered: true, durationThreshold: 16 };
  observer.observe(every);
}
