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

/** How the screens of an edition are looked at. */
export interface Looks {
  /**
   * Of windows, from the one in which a screen is opened to the last. The next screen is opened where the last one
   * ended, so that nothing is drawn only to be left.
   */
  widths: readonly number[];
  /** In which it is opened. */
  scheme: 'light' | 'dark';
  /** Whether its HTML and all that axe knows is asked of it; else what is drawn alone. */
  isWhole: boolean;
  /** Whether it is looked at in the dark as well, in the last window. */
  isInDark: boolean;
}

/** Over both editions every two of edition, scheme and outer width meet. */
const everyLook: PerLocale<Looks> = {
  cs: { widths: [390, 320, 768, 2560, 1440], scheme: 'light', isWhole: true, isInDark: true },
  en: { widths: [1440, 2560, 768, 320, 390], scheme: 'light', isWhole: true, isInDark: true },
};

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
  });
}

/**
 * Opens every screen once, and looks at it in every way there: whether its HTML has a fault, whether something
 * bars the way to anyone, whether it fits every window.
 * @returns what is wrong, by screen; empty where nothing is
 */
export async function faultsOf<Stage>(
  here: ShopInUse,
  {
    locale,
    stage,
    screens,
    looks = everyLook[locale],
  }: {
    locale: Locale;
    stage: Stage;
    screens: Record<string, Open<Stage>>;
    looks?: Looks;
  },
): Promise<Record<string, string[]>> {
  const { scheme, isWhole, isInDark } = looks;
  let [first = 390, ...further] = looks.widths;
  const page = await here.visit({
    locale,
    viewport: windowOf(first),
    reducedMotion: 'reduce',
    colorScheme: scheme,
  });
  await bringAxe(page);
  const faultsOfSent = watchHtml(page);
  return lookThrough(page, stage, screens, async (name) => {
    const found = isWhole ? await faultsOfSent() : [];
    const look = async (where: string, find: (page: Page) => Promise<string[]>) =>
      void found.push(...(await find(page)).map((fault) => `${where}: ${fault}`));
    const isToOrder = toOrder.has(name);
    await look(`${first} px`, findOverflow);
    await look(`${first} px, ${scheme}`, isWhole ? findBars : findDrawnBars);
    if (isToOrder) await look(`${first} px, dark`, findInDark);
    for (const width of further) {
      await page.setViewportSize(windowOf(width));
      // Where a window of another width would be scrolled to is nobody's place.
      await page.evaluate(() => scrollTo(0, 0));
      await look(`${width} px`, findOverflow);
    }
    const last = further.at(-1) ?? first;
    if (isToOrder) await look(`${last} px, light`, findBars);
    if (isInDark) await look(`${last} px, dark`, findInDark);
    [first = last, ...further] = [first, ...further].toReversed();
    return found;
  });
}

function windowOf(width: number) {
  return { width, height: width === 390 ? 844 : 900 };
}

async function findInDark(page: Page): Promise<string[]> {
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
