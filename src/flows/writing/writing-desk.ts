import { setImmediate as othersFirst } from 'node:timers/promises';
import { wordsOf } from '#domain/writing/article-text.ts';
import { builtInArticles } from '#content/built-in-articles.ts';
import { defaultClaims } from '#content/claims/default-claims.ts';
import { keywordStems } from '#content/writing/keyword-stems.ts';
import { passages } from '#content/writing/passages.ts';
import { writingRules } from '#content/writing/rules.ts';
import { listPublishedBeginnings } from '#database/blog-posts.ts';
import { listWrittenTexts } from '#database/written-texts.ts';
import { resolveCode } from '#documents/article/short-codes.ts';
import { articleTopics } from '#domain/article/article.ts';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import { corrected } from '#domain/claims/correction.ts';
import { showClaims } from '#domain/claims/show-claims.ts';
import type { Locale } from '#domain/locale.ts';
import type { Published } from '#domain/writing/check-article.ts';
import type { CheckFacts } from '#domain/writing/check-text.ts';
import { shinglesOf } from '#domain/writing/similarity.ts';
import { type Subject, readKeyword, subjectOf } from '#domain/writing/subject.ts';
import type { Services } from '#flows/services.ts';
import { factSheetOf, namesOf } from './fact-sheet-of.ts';
import { slotsOf } from './slots-of.ts';

/** The newest texts that a new one is compared with, of each kind. */
const MOST_COMPARED = 100;
/** Characters of each that are compared: twice what the longest generated article has. */
const MOST_CHARACTERS = 20_000;

/** Everything that one text is written from and held against. */
export interface Desk {
  subject: Subject;
  slots: Readonly<Record<string, string>>;
  facts: CheckFacts;
}

type DeskServices = Pick<Services, 'offering' | 'claims' | 'shop'> & {
  articles: Pick<Services['articles'], 'list'>;
};

/** What is known of the subject at this moment; no action of its own. */
export async function layDesk(
  services: DeskServices,
  { keyword, language }: { keyword: string; language: Locale },
): Promise<Desk> {
  const { shop } = services;
  const offering = services.offering();
  const read = readKeyword(keyword);
  const names = [...writingRules[language].names, ...namesOf(shop)];
  // A keyword that says nothing of a topic still has always the same one.
  const sum = [...read].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  const fallback = articleTopics[sum % articleTopics.length] ?? 'numbers';
  const packages = listPackages(offering.catalogue);
  const amounts = packages.map(({ amount }) => amount);
  const known = { language, names, amounts, fallback };
  const subject = subjectOf(read, keywordStems[language], known);
  const register = defaultClaims({ ...offering, answers: shop.answers });
  const claims = showClaims(corrected(register, await services.claims()), language, false);
  const articles = await services.articles.list({ language, page: 1, size: MOST_LINKED });
  const code = { locale: language, offering, claims };
  return {
    subject,
    slots: slotsOf(offering, language, subject, passages[language]),
    facts: {
      sheet: factSheetOf({ language, offering, shop, subject, articles: articles.heads }),
      rules: writingRules[language],
      sayCode: (kind, name) => resolveCode(kind, name, code)?.text,
    },
  };
}

/** Articles that a text may lead to. */
const MOST_LINKED = 40;

/** What a new article must not repeat: the articles that the shop comes with, the newest published, the newest written. */
export async function readPublished(
  { db }: Pick<Services, 'db'>,
  language: Locale,
): Promise<Published[]> {
  const [rows, written] = await Promise.all([
    listPublishedBeginnings(db, { language, limit: MOST_COMPARED, characters: MOST_CHARACTERS }),
    listWrittenTexts(db, { kind: 'article', language, limit: MOST_COMPARED }),
  ]);
  const builtIn = builtInArticles.filter((article) => article.language === language);
  const texts = [
    ...[...builtIn, ...rows].map((article) => ({ title: article.title, text: wordsOf(article) })),
    ...written.map((text) => ({ title: firstLine(text), text })),
  ];
  const published: Published[] = [];
  for (const { title, text } of texts) {
    published.push({ title, shingles: shinglesOf(text.slice(0, MOST_CHARACTERS)) });
    // Two hundred articles together would keep everybody else waiting.
    await othersFirst();
  }
  return published;
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}
