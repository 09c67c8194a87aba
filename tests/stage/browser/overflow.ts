import type { Page } from 'playwright-core';

/** What makes a page wider than its window, after time to settle at its width; empty where nothing does. */
export async function findOverflow(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(describeOverflow, page.viewportSize()?.width ?? 0);
  return overflow ? [overflow] : [];
}

/** Runs in the page. A page that fits at once is not drawn for it: to ask for its width lays it out. */
async function describeOverflow(width: number): Promise<string> {
  const root = document.documentElement;
  const isSettled = () => innerWidth === width && root.scrollWidth <= root.clientWidth;
  for (let frame = 0; frame < 60 && !isSettled(); frame += 1) {
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
