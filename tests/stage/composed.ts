import { passages } from '#content/writing/passages.ts';
import { type Locale, locales } from '#domain/locale.ts';
import type { ComposedArticle, ReviewText } from '#domain/writing/article-text.ts';
import { type ReviewedService, reviewedServices } from '#domain/generators/batch.ts';
import { writeArticle, writeReview } from '#flows/writing/write-texts.ts';
import { createEmbeddedWriter } from '#ports/text-generator/embedded.ts';
import type { Writer } from '#ports/text-generator/port.ts';
import type { ModelServer } from './model-server.ts';
import type { TestShop } from './shop.ts';

const embedded = createEmbeddedWriter({ libraries: passages });

/** An article that nothing is wrong with, as a model would answer it: the embedded writer's, by one seed. */
export async function composeArticle(
  shop: TestShop,
  { keyword, language, seed = 7 }: { keyword: string; language: Locale; seed?: number },
): Promise<ComposedArticle> {
  let text: ComposedArticle | undefined;
  const writer: Writer = {
    ...embedded,
    async writeArticle(wanted) {
      const written = await embedded.writeArticle({ ...wanted, brief: { ...wanted.brief, seed } });
      ({ text } = written);
      return written;
    },
  };
  await writeArticle({ ...shop.services, writer }, { keyword, language });
  if (!text) throw new Error('Nothing was composed.');
  return text;
}

/** A review in the same way. */
async function composeReview(
  shop: TestShop,
  { service, language, seed = 7 }: { service: string; language: Locale; seed?: number },
): Promise<ReviewText> {
  let text: ReviewText | undefined;
  const writer: Writer = {
    ...embedded,
    async writeReview(wanted) {
      const written = await embedded.writeReview({ ...wanted, brief: { ...wanted.brief, seed } });
      ({ text } = written);
      return written;
    },
  };
  await writeReview({ ...shop.services, writer }, { service, language });
  if (!text) throw new Error('Nothing was composed.');
  return text;
}

/** Answers of a model to questions for articles about keywords, and for reviews of a service, each without a fault. */
export async function answersFor(
  shop: TestShop,
  keywords: readonly string[],
  { language, service }: { language: Locale; service: ReviewedService },
): Promise<ModelServer['answers']> {
  const articles = keywords.map(async (keyword) => ({
    about: keyword,
    value: await composeArticle(shop, { keyword, language }),
  }));
  const reviews = locales.map(async (each) => {
    const about = reviewedServices[service][each];
    return { about, value: await composeReview(shop, { service: about, language: each }) };
  });
  const known = await Promise.all<{ about: string; value: unknown }>([...articles, ...reviews]);
  return (body) =>
    known.find(({ about }) => body.includes(`instruction): \\"${about}`)) ??
    ((answer) => answer.writeHead(500).end());
}
