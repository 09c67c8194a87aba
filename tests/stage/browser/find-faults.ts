import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Locale } from '#domain/locale.ts';
import { lookThrough, type screens } from './screens.ts';
import { setStage } from './stage.ts';
import type { useShop } from './use-shop.ts';

export interface Look {
  locale: Locale;
  width: 390 | 1440;
  colorScheme: 'light' | 'dark';
}

const locales: Locale[] = ['cs', 'en'];
const all = locales.flatMap((locale) =>
  ([390, 1440] as const).flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme): Look => ({ locale, width, colorScheme })),
  ),
);
/** Half of all looks, so chosen that every two values meet. */
const isChosen = ({ locale, width, colorScheme }: Look) =>
  (locale === 'cs') === ((width === 390) === (colorScheme === 'light'));

export const chosenLooks = all.filter(isChosen);
export const otherLooks = all.filter((look) => !isChosen(look));

/** What bars the way to anyone on each of the screens that are shown, as axe finds it; empty where nothing does. */
export async function findFaults(
  here: ReturnType<typeof useShop>,
  shown: typeof screens,
  { locale, width, colorScheme }: Look,
): Promise<Record<string, string[]>> {
  const viewport = { width, height: width === 390 ? 844 : 900 };
  const page = await here.visit({ locale, colorScheme, viewport, reducedMotion: 'reduce' });
  // Sent once, and not for each page again.
  await page.context().addInitScript({ content: axe });
  return lookThrough(page, await setStage(here.shop, locale), shown, axeFaults);
}

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const asked: RunOptions = {
  // What is not asked for takes most of the time.
  resultTypes: ['violations'],
  preload: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: {
    'landmark-one-main': { enabled: true },
    region: { enabled: true },
    'heading-order': { enabled: true },
  },
};

/** Looks at a page with the frames in it, into all of which axe has been put. */
async function axeFaults(page: Page): Promise<string[]> {
  const run = `axe.run(document, ${JSON.stringify(asked)})`;
  const { violations } = await page.evaluate<AxeResults>(run);
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`,
      ),
    ),
    ...(await page.evaluate(findRepeatedIds)),
  ];
}

/** Runs in the page: of two elements with one id no label, hint or link finds the second. */
function findRepeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return repeated.map((id) => `repeated id: ${id}`);
}
