import { describe, expect, it } from 'vitest';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop({ isShared: true });
const phone = { width: 390, height: 844 };
const PACKAGE = '/instagram/sledujici/10000';

describe('the chat button', () => {
  it('never lies over what can be pressed', async () => {
    const page = await here.visit({ viewport: phone });
    for (const path of ['/', '/cenik', PACKAGE]) {
      await page.goto(path);
      const height = await page.evaluate(() => document.body.scrollHeight);
      for (let top = 0; top < height; top += 170) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await expect
          .poll(() => page.evaluate(findCovered), { message: `${path} at ${top}` })
          .toBe('');
      }
    }
  });

  it('never lies over a drawing that says something, nor over a large figure', async () => {
    for (const width of [320, 390]) {
      const page = await here.visit({ viewport: { width, height: 844 } });
      for (const path of ['/', '/jak-to-funguje']) {
        await page.goto(path);
        const drawn = page.locator('main [role="img"], main .figure');
        for (const drawing of await drawn.all()) {
          await drawing.evaluate((element) => {
            const { bottom } = element.getBoundingClientRect();
            scrollBy(0, bottom - innerHeight + 24);
          });
          const isCovered = () => drawing.evaluate(isUnderChat);
          await expect.poll(isCovered, { message: `${path} at ${width} px` }).toBe(false);
        }
      }
      await page.context().close();
    }
  });

  it('is a line of words in the order, which covers nothing', async () => {
    const page = await here.visit({ viewport: phone });
    await page.goto('/objednavka');
    expect(await page.locator('.chat-button').count()).toBe(0);
    const link = page.locator('.chat-line').getByRole('link', { name: 'Napište nám' });
    expect(await link.getAttribute('href')).toContain('wa.me');
  });
});

/** Runs in the page. */
function isUnderChat(drawing: Element): boolean {
  const chat = document.querySelector('.chat-button');
  if (!chat || getComputedStyle(chat).opacity === '0') return false;
  const box = chat.getBoundingClientRect();
  const { left, right, top, bottom } = drawing.getBoundingClientRect();
  return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
}

/** Runs in the page: what can be pressed and lies under the chat button while that is seen. */
function findCovered(): string {
  const chat = document.querySelector('.chat-button');
  if (!chat || getComputedStyle(chat).opacity === '0') return '';
  const box = chat.getBoundingClientRect();
  const covered = [...document.querySelectorAll('main a, main button, footer a')].find((other) => {
    // What a closed answer holds has a place, and is not there to be pressed.
    if (!other.checkVisibility()) return false;
    const { left, right, top, bottom } = other.getBoundingClientRect();
    return (
      left < box.right - 6 && right > box.left + 6 && top < box.bottom - 6 && bottom > box.top + 6
    );
  });
  return covered?.textContent ?? '';
}
