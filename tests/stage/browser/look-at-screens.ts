import type { Page } from 'playwright-core';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { bringAxe, findBars, findDrawnBars } from './bars.ts';
import { foreignWordsIn } from './foreign-words.ts';
import { watchHtml } from './html-of-page.ts';
import type { Looks } from './looks.ts';
import { findOverflow } from './overflow.ts';
import { lookThrough, priceListScreens, screens, wizardScreens } from './screens.ts';
import { setStage } from './stage.ts';
import type { ShopInUse } from './use-shop.ts';

/** Brings a screen into a page, whatever the page showed before. */
type Open<Stage> = (page: Page, stage: Stage) => Promise<unknown>;

interface Asked<Stage> {
  locale: Locale;
  stage: Stage;
  screens: Record<string, Open<Stage>>;
  looks: Looks;
}

/** What is pressed before an order. */
const toOrder: ReadonlySet<string> = new Set(
  Object.keys({ ...priceListScreens, ...wizardScreens }),
);

/** For all screens of an edition, on a machine that is busy. */
export const LOOK = { timeout: 1_200_000 };

/** Looks at every screen of an edition of the shop. @returns what is wrong, by screen */
export async function faultsOfScreens(
  here: ShopInUse,
  locale: Locale,
  looks: PerLocale<Looks>,
): Promise<Record<string, string[]>> {
  const stage = await setStage(here.shop, locale);
  return faultsOf(here, { locale, stage, screens, looks: looks[locale] });
}

/**
 * Opens every screen once, and looks at it there in as many ways as are wanted: whether its HTML has a fault, whether
 * something bars the way to anyone, whether it fits every window, whether it speaks one language.
 * @returns what is wrong, by screen; empty where nothing is
 */
export async function faultsOf<Stage>(
  here: ShopInUse,
  { locale, stage, screens, looks }: Asked<Stage>,
): Promise<Record<string, string[]>> {
  const { scheme, isWhole, isRough } = looks;
  let [first = 390, ...further] = looks.widths;
  const page = await here.visit({
    locale,
    viewport: windowOf(first),
    colorScheme: scheme,
  });
  if (isWhole) await bringAxe(page);
  const faultsOfSent = isWhole ? watchHtml(page) : async () => [];
  const isNewInDark = watchParts(looks);
  return lookThrough(page, stage, screens, async (name) => {
    const found = await faultsOfSent();
    const look = async (where: string, find: (page: Page) => Promise<string[]>) =>
      void found.push(...(await find(page)).map((fault) => `${where}: ${fault}`));
    const isInEveryRoute = looks.isOrderWhole && toOrder.has(name);
    await look(`${first} px`, findOverflow);
    if (locale === 'en') await look('words', (open) => foreignWordsIn(open, locale));
    if (isWhole) await look(`${first} px, ${scheme}`, findBars);
    if (isInEveryRoute || (isRough && (await isNewInDark(page)))) {
      await look(`${first} px, dark`, findInDark);
    }
    for (const width of further) {
      await page.setViewportSize(isRough ? { width, height: LOW } : windowOf(width));
      // Where a window of another width would be scrolled to is nobody's place.
      await page.evaluate(() => scrollTo(0, 0));
      await look(`${width} px`, findOverflow);
    }
    const last = further.at(-1) ?? first;
    if (isInEveryRoute) await look(`${last} px, light`, findBars);
    if (!isRough && (await isNewInDark(page))) await look(`${last} px, dark`, findInDark);
    if (isRough) await page.setViewportSize(windowOf(first));
    else [first = last, ...further] = [first, ...further].toReversed();
    return found;
  });
}

/** Whether a screen fits a width shows in a low window too, which takes less to draw. */
const LOW = 300;

function windowOf(width: number) {
  return { width, height: width === 390 ? 844 : 900 };
}

/** Whether an open screen is to be looked at in the dark, too: a part is known by the names of its styles. */
function watchParts({ inDark }: Looks): (page: Page) => Promise<boolean> {
  const seen = new Set<string>();
  return async (page) => {
    if (inDark !== 'new parts') return inDark === 'everywhere';
    const parts = await page.evaluate(() =>
      [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    );
    const isNew = parts.some((part) => !seen.has(part));
    for (const part of parts) seen.add(part);
    return isNew;
  };
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
