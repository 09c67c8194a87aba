import { expect, it } from 'vitest';
import { sampleReviews } from '#content/reviews/samples.ts';
import { href } from '#domain/addresses.ts';
import { review } from '#messages/cs/order/review.ts';
import { query } from '#tests/stage/books.ts';
import { enter, tabTo, type } from '#tests/stage/browser/keyboard.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';
import { completeAnOrder, written } from '#tests/stage/reviewing.ts';

const here = useShop();

it('the list of reviews loads on below what is there, and the keyboard goes on with it', async () => {
  const page = await here.visit({ locale: 'cs' });
  await page.goto(href('references', 'cs'));
  const entries = page.locator('#reviews > li');
  await expect.poll(() => entries.count()).toBe(10);
  await page.locator('[data-load-on]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => entries.count()).toBe(20);
  expect(await entries.nth(10).evaluate((item) => item === document.activeElement)).toBe(true);
  await page.locator('[data-load-on]').click();
  await expect.poll(() => entries.count()).toBe(sampleReviews.cs.length);
  expect(await page.locator('[data-load-on]').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/reference');
});

it('without scripts the same link leads to the next page', async () => {
  const page = await here.visit({ locale: 'cs', javaScriptEnabled: false });
  await page.goto(href('references', 'cs'));
  await page.locator('[data-load-on]').click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/reference/page/2');
});

it('a review is written by keyboard alone, without scripts', async () => {
  const id = await completeAnOrder(here.shop);
  const token = 'r'.repeat(32);
  await query(
    here.shop,
    'insert into review_invitations (order_id, token, invited_at) values ($1, $2, now())',
    [id, token],
  );
  const page = await here.visit({ locale: 'cs', javaScriptEnabled: false });
  await page.goto(href('review', 'cs', { token }));
  await page.locator('[name="rating"]').first().focus();
  await page.keyboard.press('ArrowDown');
  await type(page, review.text, written.text);
  await tabTo(page, review.consent);
  await page.keyboard.press('Space');
  await enter(page, review.send);
  await page.getByRole('heading', { name: 'Děkujeme za recenzi' }).waitFor();
  expect(await query(here.shop, 'select rating, text from reviews')).toEqual([
    { rating: 4, text: written.text },
  ]);
});
