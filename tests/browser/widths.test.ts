import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { lookThrough, screens } from '#tests/stage/browser/screens.ts';
import { setStage } from '#tests/stage/browser/stage.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop();

it.each<Locale>(['cs', 'en'])('every screen fits every window: %s', async (locale) => {
  const page = await here.visit({ locale, reducedMotion: 'reduce' });
  const stage = await setStage(here.shop, locale);
  expect(await lookThrough(page, stage, screens, findOverflow)).toEqual({});
});

async function findOverflow(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(describeOverflow);
    if (overflow) found.push(`at ${width} px: ${overflow}`);
  }
  return found;
}

/** Runs in the page: what makes it wider than its window, after time to settle at its new width. */
async function describeOverflow(): Promise<string> {
  const root = document.documentElement;
  for (
    let frame = 0;
    frame < 60 && (frame < 2 || root.scrollWidth > root.clientWidth);
    frame += 1
  ) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
  const { scrollWidth, clientWidth } = root;
  if (scrollWidth <= clientWidth) return '';
  const outside = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  const names = outside.map(({ tagName, className }) => `${tagName}.${String(className)}`);
  return `${scrollWidth} px wide, by ${names.join(', ')}`;
}
