import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { href, withQuery } from '#domain/addresses.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { oneWish } from '#tests/stage/ordering.ts';
import { putIntoCart, setStage } from '#tests/stage/browser/stage.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { awake } from '#tests/stage/browser/wizard.ts';

const here = useShop({ isShared: true });
const phone = { width: 390, height: 844 };
const PACKAGE = '/instagram/sledujici/10000';

/** Nothing that can be pressed or filled in lies under it, wherever the page is scrolled to. */
async function expectClear(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 170) {
    await page.evaluate((y) => scrollTo(0, y), top);
    const covered = () => page.evaluate(findCovered);
    await expect.poll(covered, { message: `${page.url()} at ${top}` }).toBe('');
  }
}

describe('the chat button', () => {
  it('never lies over what can be pressed', async () => {
    const page = await here.visit({ viewport: phone });
    for (const path of ['/', '/cenik', PACKAGE]) {
      await page.goto(path);
      await expectClear(page);
    }
  });

  it('never lies over a drawing that says something, nor over a large figure', async () => {
    for (const width of [320, 390]) {
      const page = await here.visit({ viewport: { width, height: 844 } });
      for (const path of ['/', '/jak-to-funguje', '/objednavka']) {
        await page.goto(path);
        const drawn = page.locator('main [role="img"], main :is(.figure, .tiers)');
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
});

describe('the chat button in the order', () => {
  const steps = (locale: Locale) =>
    [href('wizard', locale), withQuery(href('wizard', locale), { step: 'details' })] as const;

  it('stands on every page of it, in both editions', async () => {
    for (const locale of locales) {
      const { paid, pending } = await setStage(here.shop, locale);
      const page = await here.visit({ locale });
      await putIntoCart(page, { shop: here.shop, locale }, oneWish);
      for (const path of [
        ...steps(locale),
        withQuery(href('paymentSuccess', locale), { order: paid }),
        withQuery(href('paymentCanceled', locale), { order: pending }),
        href('order', locale, { token: paid }),
        href('withdrawal', locale),
        href('orderLink', locale),
      ]) {
        await page.goto(path);
        const chat = page.locator('.chat-button');
        expect(await chat.getAttribute('href'), path).toContain('wa.me');
        await expect.poll(() => chat.isVisible(), { message: path }).toBe(true);
      }
      await page.context().close();
    }
  });

  it.each([
    [390, 844],
    [320, 640],
    [1280, 900],
  ])('covers nothing in a window of %i × %i, and stands above its bar', async (width, height) => {
    const page = await here.visit({ viewport: { width, height } });
    await putIntoCart(page, { shop: here.shop, locale: 'cs' }, oneWish);
    for (const path of steps('cs')) {
      await page.goto(path);
      await awake(page);
      expect(await page.evaluate(isOnBar), path).toBe(false);
      await expectClear(page);
    }
  });

  it('is not there where it would take a window enlarged four times', async () => {
    const page = await here.visit({ viewport: { width: 320, height: 256 } });
    await page.goto('/objednavka');
    expect(await page.locator('.chat-button').isVisible()).toBe(false);
  });

  it('hides while somebody types, and is back after it', async () => {
    // Beside the page, where it covers nothing and does not step aside.
    const page = await here.visit({ viewport: { width: 1440, height: 900 } });
    await putIntoCart(page, { shop: here.shop, locale: 'cs' }, oneWish);
    await page.goto('/objednavka?step=details');
    const name = page.locator('[name="name"]');
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    const isSeen = () =>
      page.locator('.chat-button').evaluate((button) => getComputedStyle(button).opacity === '1');
    await expect.poll(isSeen).toBe(true);
    await name.press('Z');
    await expect.poll(isSeen).toBe(false);
    await name.blur();
    await expect.poll(isSeen).toBe(true);
    await page.locator('[name="email"]').focus();
    await expect.poll(isSeen).toBe(false);
    await page.locator('[name="companyInvoice"]').focus();
    await expect.poll(isSeen).toBe(true);
  });

  it('stands at the end of the page where no script lets it step aside', async () => {
    const page = await here.visit({ viewport: phone, javaScriptEnabled: false });
    await page.goto('/objednavka');
    const chat = await page.locator('.chat-button').boundingBox();
    const footer = await page.locator('footer').boundingBox();
    expect(chat?.y ?? 0).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0));
  });
});

/** Runs in the page. */
function isOnBar(): boolean {
  const [chat, bar] = ['.chat-button', '.order-bar'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  );
  return Boolean(chat && bar && bar.height > 0 && chat.bottom > bar.top);
}

/** Runs in the page. */
function isUnderChat(drawing: Element): boolean {
  const chat = document.querySelector('.chat-button');
  if (!chat || getComputedStyle(chat).opacity === '0') return false;
  const box = chat.getBoundingClientRect();
  const { left, right, top, bottom } = drawing.getBoundingClientRect();
  return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
}

/** Runs in the page: what can be pressed or filled in and lies under the chat button while that is seen. */
function findCovered(): string {
  const chat = document.querySelector('.chat-button');
  if (!chat || getComputedStyle(chat).opacity === '0') return '';
  const box = chat.getBoundingClientRect();
  const pressed = 'main :is(a, button, input, select, textarea, label, summary), footer a';
  const covered = [...document.querySelectorAll(pressed)].find((other) => {
    // What a closed answer holds has a place, and is not there to be pressed.
    if (!other.checkVisibility()) return false;
    const { left, right, top, bottom } = other.getBoundingClientRect();
    return (
      left < box.right - 6 && right > box.left + 6 && top < box.bottom - 6 && bottom > box.top + 6
    );
  });
  return covered?.outerHTML.slice(0, 200) ?? '';
}
