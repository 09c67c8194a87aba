import type { Page } from 'playwright-core';

/** What makes a page wider than its window, after time to settle at its width; empty where nothing does. */
export async function findOverflow(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(describeOverflow);
  return overflow ? [overflow] : [];
}

/** Runs in the page. */
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
