import { type Browser, chromium } from 'playwright-core';
import { browserOptions } from '#tests/stage/browser/browser-options.ts';
import { awake } from '#tests/stage/browser/wizard.ts';
import { quantile } from './pace.ts';
import { note, report } from './report.ts';
import { startPlainPage } from './plain-page.ts';
import { startShop } from './running.ts';
import { compareWizardBytes, loadedScripts } from './sizes.ts';
import { openPhone } from './slow-phone.ts';
import { WIZARD, type Taps, tapThrough } from './wizard-taps.ts';

const ROUNDS = 5;
/**
 * How many times as long as a plain page needs for the same bytes of script the wizard may take to answer to taps,
 * both on slow 4G with a slow processor.
 */
const MOST_TIMES = 2;

/** How soon the order wizard serves a phone, and how fast it answers to taps. Each figure is the median of five. */
export async function measureWizard(): Promise<void> {
  const shop = await startShop();
  const browser = await chromium.launch(browserOptions());
  const address = shop.origin + WIZARD;
  const scripts = await loadedScripts(browser, address);
  const plain = await startPlainPage(shop.origin, scripts);
  try {
    compareWizardBytes(scripts);
    // What it consists of, the largest first.
    for (const { name, bytes } of scripts) note(`  ${name}`, `${(bytes / 1000).toFixed(1)} kB`);
    const woken: number[] = [];
    const loaded: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      woken.push(await timeToWake(browser, address));
      loaded.push(await timeToLoad(browser, plain.origin));
    }
    compare(woken, loaded);
    const taps: Record<keyof Taps, number>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) taps.push(await timeTaps(browser, shop.origin));
    for (const name of ['add', 'continue', 'submit'] as const) {
      note(`${name} shows, 4 × CPU`, describe(taps.map((times) => times[name])));
    }
  } finally {
    await browser.close();
    await plain.stop();
    await shop.stop();
  }
}

/** In turn, so that a machine that slows down slows both. */
function compare(woken: readonly number[], loaded: readonly number[]): void {
  const times = quantile(
    woken.map((ours, round) => ours / (loaded[round] ?? 0)),
    0.5,
  );
  note('wizard answers to taps, slow 4G and 4 × CPU', describe(woken));
  note('a plain page has the same scripts', describe(loaded));
  report(
    `wizard answers to taps, at most ${MOST_TIMES} times as late as a plain page has its scripts`,
    times.toFixed(2),
    times <= MOST_TIMES,
  );
}

function describe(times: readonly number[]): string {
  const each = times.map((time) => Math.round(time)).join(', ');
  return `${Math.round(quantile(times, 0.5))} ms (${each})`;
}

/** Milliseconds from the request until React serves the wizard; nothing is cached. */
async function timeToWake(browser: Browser, address: string): Promise<number> {
  const { page, close } = await openPhone(browser, { isOnSlowNetwork: true });
  try {
    await page.addInitScript(noteWaking);
    await page.goto(address);
    await awake(page);
    const at = await page.waitForFunction(
      () => performance.getEntriesByName('awake')[0]?.startTime,
    );
    return Number(await at.jsonValue());
  } finally {
    await close();
  }
}

/** Milliseconds from the request until a page has every script that it asks for; nothing is cached. */
async function timeToLoad(browser: Browser, address: string): Promise<number> {
  const { page, close } = await openPhone(browser, { isOnSlowNetwork: true });
  try {
    await page.goto(address);
    const at = await page.waitForFunction(() => {
      const ends = performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
        .map(({ startTime, duration }) => startTime + duration);
      return ends.length === document.querySelectorAll('link').length && Math.max(...ends);
    });
    return Number(await at.jsonValue());
  } finally {
    await close();
  }
}

/** Runs in the page: marks the moment when React has taken the wizard over. */
function noteWaking(): void {
  const looking = setInterval(() => {
    const form = document.querySelector('[data-island*="order-wizard"] form');
    if (!form || !Object.keys(form).some((key) => key.startsWith('__reactProps'))) return;
    performance.mark('awake');
    clearInterval(looking);
  }, 5);
}

/** How long each of the wizard's heaviest taps takes to show on the screen. */
async function timeTaps(browser: Browser, origin: string): Promise<Record<keyof Taps, number>> {
  const { page, close, timeTap } = await openPhone(browser, { isOnSlowNetwork: false });
  try {
    const taps = tapThrough(page, origin);
    const add = await timeTap(await taps.add());
    const onwards = await timeTap(await taps.continue());
    const submit = await timeTap(await taps.submit());
    return { add, continue: onwards, submit };
  } finally {
    await close();
  }
}
