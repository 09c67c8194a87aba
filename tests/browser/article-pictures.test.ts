import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtInArticles } from '#content/built-in-articles.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const inUse = useShop({ isShared: true });

const [article] = builtInArticles;
if (!article) throw new Error('There is no article.');

const FIRST = '/storage/blog/first.png';
const SECOND = '/storage/blog/second.png';

/** A page that shows an article whose pictures answer as told; what it asked for is noted. */
async function show(
  page: Page,
  { pictures, lost }: { pictures: string[]; lost: string[] },
): Promise<string[]> {
  const asked: string[] = [];
  const good = await (await inUse.shop.get(`/covers/${article?.id ?? ''}.png`)).arrayBuffer();
  await page.route('**/storage/blog/*', async (route) => {
    const path = new URL(route.request().url()).pathname;
    asked.push(path);
    if (lost.includes(path)) {
      // A picture that is none: the browser's console does not complain of it.
      await route.fulfill({ status: 200, contentType: 'image/png', body: 'none' });
    } else {
      await route.fulfill({ status: 200, contentType: 'image/png', body: Buffer.from(good) });
    }
  });
  await page.route('**/faq', async (route) => {
    const answer = await route.fetch();
    const [first, ...others] = pictures;
    const stored = `<img src="${first}" width="1200" height="630" alt="" data-next="${others.join(' ')}"/>`;
    const drawn =
      '<svg class="cover cover--growth" viewBox="0 0 400 210" aria-hidden="true"></svg>';
    const markup = `<span class="article-picture">${drawn}${first ? stored : ''}</span>`;
    const body = (await answer.text()).replace(/<main[^>]*>/, `$&<div id="shown">${markup}</div>`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/faq');
  return asked;
}

const image = (page: Page) => page.locator('#shown img');
const drawing = (page: Page) => page.locator('#shown svg.cover');

describe('the picture of an article', () => {
  it('is a drawing without any request where nothing is stored', async () => {
    const page = await inUse.visit();
    const asked = await show(page, { pictures: [], lost: [] });
    await expect.poll(() => drawing(page).count()).toBe(1);
    expect(await image(page).count()).toBe(0);
    expect(asked).toEqual([]);
  });

  it('is the stored one', async () => {
    const page = await inUse.visit();
    const asked = await show(page, { pictures: [FIRST, SECOND], lost: [] });
    const width = () => image(page).evaluate((one: HTMLImageElement) => one.naturalWidth);
    await expect.poll(width).toBe(1200);
    expect(asked).toEqual([FIRST]);
  });

  it('is the next one where the first is lost', async () => {
    const page = await inUse.visit();
    const asked = await show(page, { pictures: [FIRST, SECOND], lost: [FIRST] });
    const shown = () =>
      image(page).evaluate((one: HTMLImageElement) => [one.getAttribute('src'), one.naturalWidth]);
    await expect.poll(shown).toEqual([SECOND, 1200]);
    expect(asked).toEqual([FIRST, SECOND]);
  });

  it('is the drawing where all are lost', async () => {
    const page = await inUse.visit();
    const asked = await show(page, { pictures: [FIRST, SECOND], lost: [FIRST, SECOND] });
    await expect.poll(() => image(page).count()).toBe(0);
    expect(await drawing(page).count()).toBe(1);
    expect(asked).toEqual([FIRST, SECOND]);
  });

  it('is the drawing without a script as well', async () => {
    const page = await inUse.visit({ javaScriptEnabled: false });
    await show(page, { pictures: [FIRST], lost: [FIRST] });
    expect(await drawing(page).count()).toBe(1);
  });
});
