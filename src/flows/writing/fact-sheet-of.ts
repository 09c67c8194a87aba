import { packageName } from '#content/catalogue/package-name.ts';
import { factsOf } from '#content/writing/facts.ts';
import { pageWords } from '#content/writing/page-words.ts';
import { href } from '#domain/addresses.ts';
import type { ArticleHead } from '#domain/article/article.ts';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import { type Package, serviceKey } from '#domain/catalogue/price-list.ts';
import { discountRungs } from '#domain/catalogue/pricing.ts';
import type { Locale } from '#domain/locale.ts';
import type { Offering } from '#domain/offering.ts';
import { keysOf } from '#domain/records.ts';
import type { Shop } from '#domain/shop.ts';
import { type FactSheet, figuresIn } from '#domain/writing/fact-sheet.ts';
import type { Subject } from '#domain/writing/subject.ts';

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
export function factSheetOf({
  language,
  offering,
  shop,
  subject,
  articles,
}: SheetFacts): FactSheet {
  const words = pageWords[language];
  return {
    language,
    facts: [...factsOf(language, offering, shop), ...amountFacts(offering, subject, language)],
    codes: [
      ...fittingPackages(offering, subject).flatMap(({ id }) => [
        { code: `[[package:${id}]]`, meaning: packageName(id, language) },
        { code: `[[price:${id}]]`, meaning: words.price(packageName(id, language)) },
        { code: `[[per-piece:${id}]]`, meaning: words.perPiece(packageName(id, language)) },
      ]),
      ...[...new Set(listPackages(offering.catalogue).map(({ id }) => serviceKey(id)))].map(
        (key) => ({
          code: `[[from:${key}]]`,
          meaning: words.from(key),
        }),
      ),
      ...discountRungs(offering.ladder).map(({ items }) => ({
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
export function namesOf({ brand, operator }: Pick<Shop, 'brand' | 'operator'>): string[] {
  return [brand, operator.name];
}

/** The packages of as many pieces as the keyword names, so that a text may say the figure. */
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
