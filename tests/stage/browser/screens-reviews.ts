import type { Page } from 'playwright-core';
import { href } from '#domain/addresses.ts';
import { query } from '#tests/stage/books.ts';
import { storeReview } from '#tests/stage/reviewing.ts';
import type { Stage } from './stage.ts';

type Open = (page: Page, stage: Stage) => Promise<unknown>;

/** Invites the customer of an order. @returns the token of the invitation */
async function invited(
  { shop }: Stage,
  order: string,
  { isUsed = false, isDeclined = false } = {},
): Promise<string> {
  const token = order.split('').toReversed().join('');
  await query(
    shop,
    `insert into review_invitations (order_id, token, invited_at, used_at, declined_at)
     select id, $2, now(), case when $3 then now() end, case when $4 then now() end
     from orders where token = $1
     on conflict (order_id) do update set used_at = excluded.used_at, declined_at = excluded.declined_at`,
    [order, token, isUsed, isDeclined],
  );
  return token;
}

const reviewOf =
  (which: 'completed' | 'completedOne', isUsed = false): Open =>
  async (page, stage) => {
    const token = await invited(stage, stage[which], { isUsed });
    await page.goto(href('review', stage.locale, { token }));
  };

const stopping =
  (isDeclined: boolean): Open =>
  async (page, stage) => {
    const token = await invited(stage, stage.completed, { isDeclined });
    await page.goto(href('noInvitations', stage.locale, { token }));
  };

/** Pages of reviews, and where a customer writes one. */
export const reviewScreens: Record<string, Open> = {
  references: async (page, { shop, locale }) => {
    const there = await query(shop, 'select from reviews');
    const of = { language: locale, service: 'Facebook' } as const;
    if (there.length === 0) {
      await storeReview(shop, { ...of, name: 'Převzatá', origin: 'imported' });
      await storeReview(shop, { ...of, name: 'Model', origin: 'generated' });
      await storeReview(shop, { ...of, name: 'Skladba', origin: 'generated', writer: 'composer' });
    }
    await page.goto(href('references', locale));
  },
  'references of a network': (page, { locale }) =>
    page.goto(href('referencesNetwork', locale, { network: 'facebook' })),
  'references further down': (page, { locale }) =>
    page.goto(href('referencesPage', locale, { number: '2' })),
  'how reviews are gathered': (page, { locale }) => page.goto(href('howReviews', locale)),
  'review of several': reviewOf('completed'),
  'review of one': reviewOf('completedOne'),
  'review errors': async (page, stage) => {
    await reviewOf('completed')(page, stage);
    await page.locator('.review-form button').click();
    await page.locator('.error-summary').waitFor();
  },
  'review done': reviewOf('completedOne', true),
  'no invitations': stopping(false),
  'no invitations done': stopping(true),
};
