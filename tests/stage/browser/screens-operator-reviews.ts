import { adminHref } from '#domain/addresses.ts';
import { fileOf, importedReviews, rowOf, sendFile } from '#tests/stage/importing.ts';
import { storeReview } from '#tests/stage/reviewing.ts';
import { type OpenSection, openInside, plain } from './section-stage.ts';

const reviews: OpenSection = async (page, stage) => {
  const name = `Bohuslava${'Nejdelší'.repeat(6)}`;
  const there = await importedReviews(stage.shop);
  if (there.length === 0) {
    await storeReview(stage.shop, { name, origin: 'imported', state: 'pending' });
    await storeReview(stage.shop, { name: 'Model', origin: 'generated' });
  }
  await plain('operatorReviews')(page, stage);
};

/** What the operator does with reviews. */
export const operatorReviewScreens: Record<string, OpenSection> = {
  reviews,
  review: async (page, stage) => {
    const [{ id = '' } = {}] = await importedReviews(stage.shop);
    await openInside(page, stage, adminHref('operatorReview', { id }));
  },
  'review without a reason': async (page, stage) => {
    const [{ id = '' } = {}] = await importedReviews(stage.shop);
    await openInside(page, stage, adminHref('operatorReview', { id }));
    await page.locator('.review-admin .button--danger').click();
    await page.locator('.field__error').waitFor();
  },
  'import refused': async (page, stage) => {
    await plain('operatorReviewImport')(page, stage);
    await page.locator('form[enctype] .button--primary').click();
    await page.locator('.error-summary').waitFor();
  },
  'import previewed': async (page, stage) => {
    const rows = [rowOf(1), rowOf(2), rowOf(2), 'Petr;6;Dobré;2025-01-01;TikTok;cs'];
    const { id } = await sendFile(stage.shop, stage.me, fileOf(rows));
    await openInside(page, stage, adminHref('operatorReviewImported', { id }));
  },
  'import to be assigned': async (page, stage) => {
    const file = 'a,b,datum,známka\nDobré a včas.,Jana,3/4/2026,4.5\nJde to.,Petr,5/6/2026,8\n';
    const { id } = await sendFile(stage.shop, stage.me, file);
    await openInside(page, stage, adminHref('operatorReviewImported', { id }));
  },
};
