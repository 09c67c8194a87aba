import { setImmediate as othersFirst } from 'node:timers/promises';
import { builtInArticles } from '#content/built-in-articles.ts';
import { packageName } from '#content/catalogue/package-name.ts';
import { defaultClaims } from '#content/claims/default-claims.ts';
import { factsOf } from '#content/writing/facts.ts';
import { keywordStems } from '#content/writing/keyword-stems.ts';
import { pageWords } from '#content/writing/page-words.ts';
import { passages } from '#content/writing/passages.ts';
import { writingRules } from '#content/writing/rules.ts';
import { listPublishedBeginnings } from '#database/articles/published-articles.ts';
import { listWrittenTexts } from '#database/generators/written-texts.ts';
import { resolveCode } from '#documents/article/short-codes.ts';
import { href } from '#domain/addresses.ts';
import { type ArticleHead, articleTopics } from '#domain/content/articles/article.ts';
import { findFavourite, findPlatform, listPackages } from '#domain/catalogue/catalogue.ts';
import { type Package, type Service, serviceKey } from '#domain/catalogue/price-list.ts';
import { listDiscountTiers } from '#domain/catalogue/pricing.ts';
import { applyCorrections } from '#domain/content/claims/correction.ts';
import { showClaims } from '#domain/content/claims/show-claims.ts';
import type { Locale } from '#domain/locale.ts';
import type { Offering } from '#domain/shop/offering.ts';
import { keysOf } from '#domain/records.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { joinStoredArticle } from '#domain/writing/article-text.ts';
import type { Published } from '#domain/writing/check-article.ts';
import type { CheckFacts } from '#domain/writing/check-text.ts';
import { type FactSheet, figuresIn } from '#domain/writing/fact-sheet.ts';
import { shinglesOf } from '#domain/writing/similarity.ts';
import {
  type PassageLibrary,
  type Subject,
  readKeyword,
  subjectOf,
} from '#domain/writing/subject.ts';
import type { Services } from '#flows/services.ts';

/** What the places of a passage stand for in an article on this subject. */
function slotsOf(
  offering: Offering,
  language: Locale,
  subject: Subject,
  { networks, counted }: Pick<PassageLibrary, 'networks' | 'counted'>,
): Record<string, string> {
  const example = exampleOf(offering, subject);
  const network = networks[subject.platform ?? 'any'];
  const pages = keysOf(pageWords[language].pages).map(
    (page) => [page, href(page, language)] as const,
  );
  return {
    ...Object.fromEntries(pages),
    network: network.name,
    on: network.on,
    counted: counted[example?.service ?? subject.service ?? 'followers'],
    tab: example
      ? href('priceListTab', language, { platform: example.platform })
      : href('priceList', language),
    packageId: example?.id ?? '',
    price: example ? `[[price:${example.id}]]` : '',
    perUnit: example ? `[[per-piece:${example.id}]]` : '',
    from: example ? `[[from:${serviceKey(example.id)}]]` : '',
  };
}

/** A package to show prices by: of what the text is about, else of the first network. */
function exampleOf({ catalogue }: Offering, { platform, service }: Subject): Package | undefined {
  const named = platform === undefined ? undefined : findPlatform(catalogue, platform);
  const services: readonly Service[] = (named ?? catalogue.platforms[0])?.services ?? [];
  const sold = services.filter(({ packages }) => packages.length > 0);
  const fitting = sold.find(({ id }) => id === service) ?? sold[0];
  return fitting && findFavourite(fitting);
}

/** Figures of the shop's own promises that a text may need, as short codes. */
const figures = [
  'withdrawalDays',
  'refundDays',
  'complaintDays',
  'recountDays',
  'latestStartHours',
];

interface SheetFacts {
  language: Locale;
  offering: Offering;
  shop: Pick<Shop, 'brand' | 'operator' | 'answers'>;
  subject: Subject;
  articles: readonly ArticleHead[];
}

/** What a text on this subject may use (rules 80). */
function factSheetOf({ language, offering, shop, subject, articles }: SheetFacts): FactSheet {
  const words = pageWords[language];
  return {
    language,
    facts: [...factsOf(language, offering, shop), ...amountFacts(offering, subject, language)],
    codes: [
      ...fittingPackages(offering, subject).flatMap(({ id }) => [
        { code: `[[package:${id}]]`, meaning: packageName(id, language) },
        { code: `[[price:${id}]]`, meaning: words.price(packageName(id, language)) },
        { code: `[[per-piece:${id}]]`, meaning: words.perUnit(packageName(id, language)) },
      ]),
      ...[...new Set(listPackages(offering.catalogue).map(({ id }) => serviceKey(id)))].map(
        (key) => ({
          code: `[[from:${key}]]`,
          meaning: words.from(key),
        }),
      ),
      ...listDiscountTiers(offering.volumeDiscounts).map(({ items }) => ({
        code: `[[discount:${items}]]`,
        meaning: words.discount(items),
      })),
      ...figures.map((name) => ({ code: `[[figure:${name}]]`, meaning: name })),
    ],
    links: [
      ...keysOf(words.pages).map((page) => ({
        href: href(page, language),
        about: words.pages[page],
      })),
      ...offering.catalogue.platforms.map(({ id }) => ({
        href: href('priceListTab', language, { platform: id }),
        about: words.tab(id),
      })),
      ...articles.map(({ id, title }) => ({
        href: href('article', language, { slug: id }),
        about: title,
      })),
    ],
    names: namesOf(shop),
  };
}

/** The brand, and who runs it. */
function namesOf({ brand, operator }: Pick<Shop, 'brand' | 'operator'>): string[] {
  return [brand, operator.name];
}

/** The packages of as many units as the keyword names, so that a text may say the figure. */
function amountFacts({ catalogue }: Offering, { keyword, spoken }: Subject, language: Locale) {
  const figures = spoken === undefined ? [] : figuresIn(keyword);
  return listPackages(catalogue)
    .filter(({ amount }) => figures.includes(String(amount)))
    .map(({ id }) => ({ name: id, text: packageName(id, language) }));
}

/** The packages that the text is about; where it is about none, what is bought first of each service. */
function fittingPackages({ catalogue }: Offering, { platform, service }: Subject): Package[] {
  const all = listPackages(catalogue);
  const fitting = all.filter(
    (sold) => sold.platform === platform && (service === undefined || sold.service === service),
  );
  return fitting.length > 0 ? fitting : all.filter(({ popular }) => popular);
}

/** The newest texts that a new one is compared with, of each kind. */
const MOST_COMPARED = 100;
/** Characters of each that are compared: twice what the longest generated article has. */
const MOST_CHARACTERS = 20_000;

/** Everything that one text is written from and held against. */
export interface WritingContext {
  subject: Subject;
  slots: Readonly<Record<string, string>>;
  facts: CheckFacts;
}

type WritingContextServices = Pick<Services, 'offering' | 'claims' | 'shop'> & {
  articles: Pick<Services['articles'], 'list'>;
};

/** What is known of the subject at this moment; no action of its own. */
export async function loadWritingContext(
  services: WritingContextServices,
  { keyword, language }: { keyword: string; language: Locale },
): Promise<WritingContext> {
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
  const claims = showClaims(applyCorrections(register, await services.claims()), language, false);
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
    ...[...builtIn, ...rows].map((article) => ({
      title: article.title,
      text: joinStoredArticle(article),
    })),
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
