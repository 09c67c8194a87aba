import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { href } from '#domain/addresses.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop({ isShared: true });

const opened = (page: Page) =>
  page.locator('.question[open]').evaluateAll((all) => all.map(({ id }) => id));

describe('the questions', () => {
  it.each([true, false])('open one at a time and close again, scripts: %s', async (scripts) => {
    const page = await here.visit({ javaScriptEnabled: scripts });
    await page.goto(href('faq', 'cs'));
    const summary = (id: string) => page.locator(`#${id} > summary`);
    await summary('password').click();
    expect(await opened(page)).toEqual(['password']);
    // In another group.
    await summary('tiktok-link').click();
    expect(await opened(page)).toEqual(['tiktok-link']);
    await summary('tiktok-link').click();
    expect(await opened(page)).toEqual([]);
  });

  it('open by the keyboard', async () => {
    const page = await here.visit();
    await page.goto(href('faq', 'cs'));
    await page.locator('#password > summary').focus();
    await page.keyboard.press('Enter');
    expect(await opened(page)).toEqual(['password']);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(
      /^https:\/\/wa\.me\//,
    );
  });

  it('open by their address, on arrival and by a link on the page', async () => {
    const page = await here.visit();
    await page.goto(`${href('faq', 'cs')}#paypal`);
    await expect.poll(() => opened(page)).toEqual(['paypal']);
    await expect.poll(() => isInView(page, '#paypal')).toBe(true);
    await page.evaluate(() => (location.hash = '#guarantee'));
    await expect.poll(() => opened(page)).toEqual(['guarantee']);
  });

  it('come into view by their address without scripts', async () => {
    const page = await here.visit({ javaScriptEnabled: false });
    await page.goto(`${href('faq', 'cs')}#paypal`);
    expect(await opened(page)).toEqual([]);
    await expect.poll(() => isInView(page, '#paypal > summary')).toBe(true);
  });

  it('stay where the reader is when the language changes', async () => {
    const page = await here.visit();
    await page.goto(`${href('faq', 'cs')}#invoice`);
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(/\/faq#invoice$/);
    await expect.poll(() => opened(page)).toEqual(['invoice']);
  });

  it('can each be asked of us by e-mail', async () => {
    const page = await here.visit();
    await page.goto(href('faq', 'cs'));
    const mails = page.locator('.question a[href^="mailto:"]');
    expect(await mails.count()).toBe(await page.locator('.question').count());
    expect(await mails.first().getAttribute('href')).toMatch(/^mailto:[^@?]+@[^@?]+$/);
  });

  it('are asked on the home page too, one open at a time', async () => {
    const page = await here.visit();
    await page.goto(`${href('home', 'cs')}#faq`);
    const questions = page.locator('#faq .question');
    expect(await questions.count()).toBe(8);
    await questions.nth(0).locator('summary').click();
    await questions.nth(7).locator('summary').click();
    expect(await page.locator('.question[open]').count()).toBe(1);
  });
});

/** Runs where there are no scripts of the page, too. */
async function isInView(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y < height / 2;
}
