import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Most stops from one place to the next; more would be a page that nobody walks through by keyboard. */
const MOST_STOPS = 80;

/** Walks on with Tab until something of this name has the focus, and looks at every stop on the way. */
export async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const focused = await nameOfFocused(page);
    if (focused === undefined) continue;
    await expectFocusToBeSeen(page, focused);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    passed.push(focused);
  }
  throw new Error(`"${name}" has no place in the order of focus:\n${passed.join('\n')}`);
}

/** Walks there and presses Enter. */
export async function enter(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Walks to a field and types. */
export async function type(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** The accessible name of what has the focus; undefined where nothing has. */
async function nameOfFocused(page: Page): Promise<string | undefined> {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return undefined;
  const [head = ''] = (await focused.ariaSnapshot()).split('\n');
  return /"((?:[^"\\]|\\.)*)"/.exec(head)?.[1]?.replaceAll(/\s+/g, ' ') ?? head;
}

/** A ring is drawn around it, and neither header, order bar nor chat button lies over it. */
async function expectFocusToBeSeen(page: Page, name: string): Promise<void> {
  const look = () => page.locator(':focus').evaluate(describeFocus);
  await expect
    .poll(look, { message: `The focus on "${name}" is seen` })
    .toEqual({ isRinged: true, coveredBy: '' });
}

/** Runs in the page. */
function describeFocus(element: Element): { isRinged: boolean; coveredBy: string } {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const isRinged =
    (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  const [box] = element.getClientRects();
  if (!box) return { isRinged, coveredBy: 'nothing is drawn' };
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const isSeen = hit && (element.contains(hit) || hit.contains(element));
  return { isRinged, coveredBy: isSeen ? '' : (hit?.outerHTML.slice(0, 200) ?? 'the window') };
}
