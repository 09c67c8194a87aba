import type { Page } from 'playwright-core';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { bringAxe, findBars, findDrawnBars } from './bars.ts';
import { watchHtml } from './html-of-page.ts';
import { findOverflow } from './overflow.ts';
import { lookThrough, priceListScreens, screens, wizardScreens } from './screens.ts';
import { setStage } from './stage.ts';
import type { ShopInUse } from './use-shop.ts';

/** Brings a screen into a page, whatever the page showed before. */
type Open<Stage> = (page: Page, stage: Stage) => Promise<unknown>;

/**
 * The widths of windows in which a screen is looked at, from the one in which it is opened, light, to the
 * last, where it is dark. The next screen is opened where the last one ended, so that nothing is drawn only to be
 * left; the other edition begins at the other end.
 */
const widths: PerLocale<readonly number[]> = {
  cs: [390, 320, 768, 2560, 1440],
  en: [1440, 2560, 768, 320, 390],
};

/** The one scheme in which the screens of the section are looked at, in this edition. */
const onlyScheme: PerLocale<'light' | 'dark'> = { cs: 'light', en: 'dark' };

/** What is pressed before an order: every look, and not half of them. */
const toOrder: ReadonlySet<string> = new Set(
  Object.keys({ ...priceListScreens, ...wizardScreens }),
);

/** For all screens of an edition, on a machine that is busy. */
export const LOOK = { timeout: 1_200_000 };

/** Looks at every screen of an edition of the shop. @returns what is wrong, by screen */
export async function faultsOfScreens(
  here: ShopInUse,
  locale: Locale,
): Promise<Record<string, string[]>> {
  return faultsOf(here, {
    locale,
    stage: await setStage(here.shop, locale),
    screens,
    schemes: 'both',
  });
}

/**
 * Opens every screen once, and looks at it in every way there: whether its HTML has a fault, whether something
 * bars the way to anyone, whether it fits every window.
 * @param given.schemes both, or the one of the edition
 * @returns what is wrong, by screen; empty where nothing is
 */
export async function faultsOf<Stage>(
  here: ShopInUse,
  {
    locale,
    stage,
    screens,
    schemes,
  }: {
    locale: Locale;
    stage: Stage;
    screens: Record<string, Open<Stage>>;
    schemes: 'both' | 'one';
  },
): Promise<Record<string, string[]>> {
  let [first = 390, ...further] = widths[locale];
  const opened = schemes === 'both' ? 'light' : onlyScheme[locale];
  const look = { locale, viewport: windowOf(first), reducedMotion: 'reduce' } as const;
  const page = await here.visit({ ...look, colorScheme: opened });
  await bringAxe(page);
  const faultsOfSent = watchHtml(page);
  return lookThrough(page, stage, screens, async (name) => {
    const found = await faultsOfSent();
    const look = async (where: string, find: (page: Page) => Promise<string[]>) =>
      void found.push(...(await find(page)).map((fault) => `${where}: ${fault}`));
    const isToOrder = toOrder.has(name);
    await look(`${first} px`, findOverflow);
    await look(`${first} px, ${opened}`, findBars);
    if (isToOrder) await look(`${first} px, dark`, inDark);
    for (const width of further) {
      await page.setViewportSize(windowOf(width));
      // Where a window of another width would be scrolled to is nobody's place.
      await page.evaluate(() => scrollTo(0, 0));
      await look(`${width} px`, findOverflow);
    }
    const last = further.at(-1) ?? first;
    if (isToOrder) await look(`${last} px, light`, findBars);
    if (schemes === 'both') await look(`${last} px, dark`, inDark);
    [first = last, ...further] = [first, ...further].toReversed();
    return found;
  });
}

function windowOf(width: number) {
  return { width, height: width === 390 ? 844 : 900 };
}

async function inDark(page: Page): Promise<string[]> {
  await show(page, 'dark');
  const found = await findDrawnBars(page);
  await show(page, 'light');
  return found;
}

async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const isDrawn = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await isDrawn();
    // Colours change by a transition, which has time outside of the window.
    for (const change of document.getAnimations()) {
      if (change instanceof CSSTransition) change.finish();
    }
    await isDrawn();
  });
}
