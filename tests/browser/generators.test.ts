import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { adminHref, href } from '#domain/addresses.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { generators as cs } from '#messages/cs/admin/generators.ts';
import { generators as en } from '#messages/en/admin/generators.ts';
import { query } from '#tests/stage/books.ts';
import {
  type Labels,
  composed,
  generated,
  lookAtArticle,
  widthOf,
} from '#tests/stage/browser/labelled.ts';
import { enterSection } from '#tests/stage/browser/section.ts';
import { type ShopInUse, useShop } from '#tests/stage/browser/use-shop.ts';
import { answersFor } from '#tests/stage/composed.ts';
import { startImageModel } from '#tests/stage/image-model.ts';
import { startModelServer } from '#tests/stage/model-server.ts';
import { hurryGenerators } from '#tests/stage/pace.ts';
import type { TestShop } from '#tests/stage/shop.ts';

const words = { cs, en };
const SERVICE = 'tiktok-followers';
/** Of two topics, so that one article repeats nothing of the other. */
const keywords = {
  cs: ['sledující na Instagramu', 'bezpečný nákup lajků'],
  en: ['Instagram followers', 'is buying likes safe'],
};

const sheet = { width: 300, height: 200, channels: 3, background: '#2a6' } as const;
const servers = {
  'openai-compatible': await startModelServer('openai-compatible'),
  anthropic: await startModelServer('anthropic'),
};
const images = await startImageModel(await sharp({ create: sheet }).png().toBuffer());
afterAll(() => Promise.all([...Object.values(servers), images].map((server) => server.close())));

/** What a page of a generator says once its batch has ended. */
async function done(page: Page, seen: Locale, good: number): Promise<void> {
  await page.getByText(words[seen].batch.done(good, 0)).waitFor();
}

/** Two articles in a language, by their keywords. @returns their ids */
async function writeArticles(
  page: Page,
  shop: TestShop,
  { seen, language }: { seen: Locale; language: Locale },
): Promise<string[]> {
  const m = words[seen].articles;
  await page.goto(adminHref('operatorArticleGenerator'));
  await page.getByLabel(m.keywords).fill(keywords[language].join('\n'));
  await page.getByLabel(m.language).selectOption(language);
  await page.getByRole('button', { name: m.begin }).click();
  await done(page, seen, 2);
  const rows = await query<{ id: string }>(
    shop,
    `select id from articles where origin = 'generated' and state = 'published' and language = $1`,
    [language],
  );
  return rows.map(({ id }) => id);
}

async function drawPictures(page: Page, seen: Locale, ids: readonly string[]): Promise<void> {
  await page.goto(adminHref('operatorImageGenerator'));
  for (const id of ids) await page.locator(`[name="article"][value="${id}"]`).check();
  await page.getByRole('button', { name: words[seen].pictures.chosen }).click();
  await done(page, seen, ids.length);
  for (const id of ids) {
    const address = adminHref('operatorStoredPicture', { id });
    const picture = page.locator(`#batch img[src="${address}"]`);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => widthOf(picture)).toBe(1200);
  }
}

async function writeReviews(page: Page, seen: Locale): Promise<void> {
  const m = words[seen].reviews;
  await page.goto(adminHref('operatorReviewGenerator'));
  await page.getByLabel(m.service).selectOption(SERVICE);
  await page.getByLabel(m.count, { exact: true }).fill('1');
  await page.getByRole('button', { name: m.begin }).click();
  await done(page, seen, 2);
}

/** Makes everything that the generators make, and looks at it as a visitor of the site does. */
async function makeAndLook(
  here: ShopInUse,
  languages: readonly [Locale, ...Locale[]],
  labels: Labels,
): Promise<void> {
  const { shop } = here;
  const [seen] = languages;
  await hurryGenerators(shop);
  const admin = await here.visit();
  await enterSection(admin, shop, { role: 'editor', language: seen });
  const made = [];
  for (const language of languages) {
    const ids = await writeArticles(admin, shop, { seen, language });
    expect(ids).toHaveLength(2);
    made.push({ language, ids });
  }
  await drawPictures(
    admin,
    seen,
    made.flatMap(({ ids }) => ids),
  );
  await writeReviews(admin, seen);

  const site = await here.visit();
  const at = (language: Locale, path: string) => shop.services.shop.origins[language] + path;
  for (const { language, ids } of made) {
    await site.goto(at(language, href('blog', language)));
    for (const id of ids) {
      expect(await site.locator(`a[href="/${id}"]`).count()).toBeGreaterThan(0);
    }
    for (const id of ids) {
      await site.goto(at(language, `/${id}`));
      await lookAtArticle(site, { id, language, labels, brand: shop.services.shop.brand });
    }
  }
  for (const language of locales) {
    await site.goto(at(language, href('references', language)));
    const review = site.locator('.review', { hasText: labels.label[language] });
    expect(await review.count()).toBe(1);
    expect(await review.textContent()).not.toMatch(/Ověřený nákup|Verified purchase/);
  }
}

describe('with what the shop comes with', () => {
  const here = useShop();
  it('articles of both languages, pictures and reviews are made and labelled', async () => {
    await makeAndLook(here, ['cs', 'en'], composed);
  });
});

describe.each([
  ['openai-compatible', 'en'],
  ['anthropic', 'cs'],
] as const)('with a model that speaks as %s does', (kind, language) => {
  const here = useShop({
    env: {
      WRITER_KIND: kind,
      WRITER_URL: servers[kind].url,
      WRITER_KEY: 'a-key',
      WRITER_MODEL: 'writer-1',
      IMAGES_URL: images.url,
      IMAGES_MODEL: 'painter-1',
    },
  });
  beforeEach(async () => {
    servers[kind].answers = await answersFor(here.shop, keywords[language], {
      language,
      service: SERVICE,
    });
  });

  it(`articles, pictures and reviews are made and labelled: ${language}`, async () => {
    await makeAndLook(here, [language], generated);
    expect(servers[kind].asked.length).toBe(4);
    const rows = await query(here.shop, 'select distinct model, writer from written_texts');
    expect(rows).toEqual([{ model: 'writer-1', writer: 'model' }]);
  });
});

describe('a batch', () => {
  const here = useShop();
  it('that was closed in the middle is found by another, stopped, and taken up', async () => {
    const { reviews: m, batch } = cs;
    const first = await here.visit();
    await enterSection(first, here.shop, { role: 'editor' });
    await first.goto(adminHref('operatorReviewGenerator'));
    await first.getByLabel(m.service).selectOption(SERVICE);
    await first.getByLabel(m.count, { exact: true }).fill('2');
    await first.getByRole('button', { name: m.begin }).click();
    await first.getByText(batch.running(1, 4)).waitFor();
    await first.context().close();

    const second = await here.visit();
    await enterSection(second, here.shop, { name: 'Petra Nováková', language: 'en' });
    await second.goto(adminHref('operatorReviewGenerator'));
    const service = second.getByLabel(en.reviews.service);
    expect(await service.isDisabled()).toBe(true);
    expect(await second.locator('#batch').textContent()).toContain('Jana Malá');
    await second.getByRole('button', { name: en.batch.stop }).click();
    await second.getByRole('button', { name: en.batch.resume }).waitFor();
    expect(await service.isDisabled()).toBe(false);

    await second.goto(adminHref('operatorReviewGenerator'));
    const former = second.locator('section[aria-labelledby="former"] tbody tr');
    expect(await former.textContent()).toMatch(/Jana Malá.*stopped.*waiting/s);
    await former.getByRole('link').click();
    await hurryGenerators(here.shop);
    await second.getByRole('button', { name: en.batch.resume }).click();
    await done(second, 'en', 4);
    expect(await second.locator('.made__item--success').count()).toBe(4);
    const made = await query(
      here.shop,
      `select language, count(*)::integer from reviews where origin = 'generated'
        group by language order by language`,
    );
    expect(made).toEqual(locales.map((language) => ({ language, count: 2 })));
  });
});
