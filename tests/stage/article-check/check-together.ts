import { articleTopics } from '#domain/content/articles/article.ts';
import { locales } from '#domain/locale.ts';
import { type CheckedArticle, type Finding, findingsAt, wordsOf } from './checked-article.ts';

const SUBJECTS = 20;
const SHINGLE_WORDS = 5;
/** Of the shorter article's runs of five words, how many another may share: in all, and as a part. */
const MOST_SHARED = 11;
const MOST_SHARED_PART = 0.015;
/** Words at the beginning that no two articles share. */
const OPENING_WORDS = 3;

/** Twenty subjects in each language, each paired with one of the other, all topics among them. */
export function checkPairs(all: readonly CheckedArticle[]): Finding[] {
  const byId = new Map(all.map((checked) => [checked.article.id, checked]));
  const counts = locales.flatMap((locale) => {
    const own = all.filter(({ article }) => article.language === locale);
    const missing = articleTopics.filter(
      (topic) => !own.some((one) => one.article.topic === topic),
    );
    return [
      ...(own.length === SUBJECTS ? [] : [`${own.length} articles, and it should be ${SUBJECTS}`]),
      ...missing.map((topic) => `no article on ${topic}`),
    ].flatMap((text) => ({ path: `${locale}/`, line: 1, text }));
  });
  const pairs = all.flatMap((checked) => {
    const { article } = checked;
    const twin = article.translation === undefined ? undefined : byId.get(article.translation);
    if (!twin) return findingsAt(checked, 1, ['no translation']);
    return findingsAt(checked, 1, [
      ...(twin.article.language === article.language ? ['a translation of the same language'] : []),
      ...(twin.article.translation === article.id ? [] : ['its translation names another']),
      ...(twin.article.topic === article.topic ? [] : ['its translation has another topic']),
      ...(twin.article.cover.family === article.cover.family
        ? []
        : ['its translation has another cover']),
    ]);
  });
  return [...counts, ...pairs];
}

/** No two articles of a language share more than a few runs of words, an opening, a title or a cover. */
export function checkLikeness(all: readonly CheckedArticle[]): Finding[] {
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => findingsAt(one, 1, likeness(one, other))),
  );
}

function likeness(one: CheckedArticle, other: CheckedArticle): string[] {
  const sameCover =
    one.article.cover.values.join() === other.article.cover.values.join()
      ? [`the cover of ${other.path}`]
      : [];
  if (one.article.language !== other.article.language) return sameCover;
  const shared = sharedShingles(textOf(one), textOf(other));
  const part = shared.found.length / Math.max(1, shared.of);
  return [
    ...sameCover,
    ...(shared.found.length > MOST_SHARED || part > MOST_SHARED_PART
      ? [
          `${shared.found.length} runs of words in ${other.path}, such as: ${shared.found.slice(0, 3).join(' | ')}`,
        ]
      : []),
    ...(openingOf(one) === openingOf(other) ? [`the opening of ${other.path}`] : []),
    ...(one.article.title === other.article.title ? [`the title of ${other.path}`] : []),
  ];
}

function textOf({ blocks }: CheckedArticle): string {
  return blocks.map(({ text }) => text).join('\n');
}

function openingOf({ blocks }: CheckedArticle): string {
  const first = blocks.find(({ text }) => !text.startsWith('#'));
  return wordsOf(first?.text ?? '')
    .slice(0, OPENING_WORDS)
    .join(' ');
}

/** The runs of five words that two texts share, and of how many of the shorter one. */
export function sharedShingles(one: string, other: string): { found: string[]; of: number } {
  const [fewer, more] = [shingles(one), shingles(other)].toSorted((a, b) => a.size - b.size);
  if (!fewer || !more) return { found: [], of: 0 };
  return { found: [...fewer.intersection(more)], of: fewer.size };
}

function shingles(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(
    words.slice(SHINGLE_WORDS - 1).map((_, at) => words.slice(at, at + SHINGLE_WORDS).join(' ')),
  );
}
