import { type Browser, chromium } from 'playwright-core';
import { browserOptions } from '#tests/stage/browser/browser-options.ts';
import { awake } from '#tests/stage/browser/wizard.ts';
import { quantile } from './pace.ts';
import { note, report } from './report.ts';
import { startShop } from './running.ts';
import { compareWizardBytes, loadedScripts } from './sizes.ts';
import { openPhone } from './slow-phone.ts';
import { WIZARD, type Taps, tapThrough } from './wizard-taps.ts';

const ROUNDS = 5;
/** From the request until the wizard answers to taps, on slow 4G with a slow processor. */
const WAKE_MS = 1600;
/** From a tap until the screen shows what came of it, with a slow processor. */
const TAP_MS = 200;

/**
 * How soon the order wizard serves a phone, and how fast it answers to taps. Each figure is the median of
 * five; on a machine that has other things to do they are printed and not judged.
 */
export async function measureWizard(isAnySpeed: boolean): Promise<void> {
  const shop = await startShop();
  const browser = await chromium.launch(browserOptions());
  try {
    await measureWeight(browser, shop.origin);
    const woken = await rounds(() => timeToWake(browser, shop.origin));
    judge(isAnySpeed, 'wizard answers to taps, slow 4G and 4 × CPU', woken, WAKE_MS);
    const taps: Record<keyof Taps, number>[] = await rounds(() => timeTaps(browser, shop.origin));
    for (const name of ['add', 'continue', 'submit'] as const) {
      const times = taps.map((times) => times[name]);
      judge(isAnySpeed, `${name}, 4 × CPU`, times, TAP_MS);
    }
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function rounds<Result>(once: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await once());
  return results;
}

function judge(isAnySpeed: boolean, name: string, times: readonly number[], most: number): void {
  const median = quantile(times, 0.5);
  const each = times.map((time) => Math.round(time)).join(', ');
  const text = `${Math.round(median)} ms (${each})`;
  if (isAnySpeed) note(`${name}, at most ${most} ms`, text);
  else report(`${name}, at most ${most} ms`, text, median <= most);
}

/** What the wizard's JavaScript weighs and consists of, the largest first. */
async function measureWeight(browser: Browser, origin: string): Promise<void> {
  const scripts = await loadedScripts(browser, origin + WIZARD);
  compareWizardBytes(scripts);
  for (const { name, bytes } of scripts) note(`  ${name}`, `${(bytes / 1000).toFixed(1)} kB`);
}

/** Milliseconds from the request until React serves the wizard; nothing is cached. */
async function timeToWake(browser: Browser, origin: string): Promise<number> {
  const { page, close } = await openPhone(browser, { isOnSlowNetwork: true });
  try {
    await page.addInitScript(noteWaking);
    await page.goto(origin + WIZARD);
    await awake(page);
    const at = await page.waitForFunction(
      () => performance.getEntriesByName('awake')[0]?.startTime,
    );
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
