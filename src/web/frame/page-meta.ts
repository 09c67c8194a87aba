import type { MetaDescriptor } from 'react-router';
import { type Locale, type PerLocale, locales, otherLocale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop/shop.ts';

/** A page that is meant to be found says what it is, and where it lies in both editions. */
interface FoundPage {
  title: string;
  description: string;
  /** The edition of the page, and its address with origin in each edition that has it. */
  editions: { own: Locale; addresses: EditionAddresses };
  /** What is said besides of a text that somebody wrote on a day. */
  article?: WrittenText | undefined;
}

/** Where a page lies; an edition without it has none. */
export type EditionAddresses = Partial<PerLocale<string>>;

/** Days are ISO 8601: 2026-11-23. */
interface WrittenText {
  published: string;
  modified: string;
  section?: string | undefined;
}

interface OtherPage {
  title: string;
  description?: string;
  editions?: never;
  article?: never;
}

export type PageMeta = FoundPage | OtherPage;

/** The edition for readers of any other language: the shop is a Czech one. */
export const DEFAULT_EDITION: Locale = 'cs';

/** Language and country as Open Graph names them; the English edition is written as in Britain. */
const territories: PerLocale<string> = { cs: 'cs_CZ', en: 'en_GB' };

/**
 * Title, description and search-engine marks of a page. What all pages have, such as their pictures, is in
 * sharing-marks.tsx.
 */
export function pageMeta({ title, description, editions, article }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { property: 'og:title', content: title },
    ...(description === undefined
      ? []
      : [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]),
    ...(editions ? editionMarks(editions) : []),
    ...(editions ? typeMarks(article) : []),
  ];
}

function typeMarks(article: WrittenText | undefined): MetaDescriptor[] {
  if (!article) return [{ property: 'og:type', content: 'website' }];
  const { published, modified, section } = article;
  return [
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: modified },
    ...(section === undefined ? [] : [{ property: 'article:section', content: section }]),
  ];
}

/** The addresses of a page in both editions, from its path in each. */
export function addressesOf(shop: Shop, path: (locale: Locale) => string): PerLocale<string> {
  const { origins } = shop;
  return { cs: origins.cs + path('cs'), en: origins.en + path('en') };
}

/**
 * Each edition names both, itself included; otherwise search engines ignore the links. What only one edition has
 * names none.
 */
function editionMarks({ own, addresses }: FoundPage['editions']): MetaDescriptor[] {
  const { cs, en } = addresses;
  return [
    { tagName: 'link', rel: 'canonical', href: addresses[own] },
    { property: 'og:url', content: addresses[own] },
    { property: 'og:locale', content: territories[own] },
    ...(cs === undefined || en === undefined ? [] : twinMarks(own, { cs, en })),
  ];
}

function twinMarks(own: Locale, addresses: PerLocale<string>): MetaDescriptor[] {
  const alternates = [
    ...locales.map((locale) => ({ hrefLang: locale, href: addresses[locale] })),
    { hrefLang: 'x-default', href: addresses[DEFAULT_EDITION] },
  ];
  return [
    { property: 'og:locale:alternate', content: territories[otherLocale(own)] },
    ...alternates.map((link) => ({ tagName: 'link' as const, rel: 'alternate', ...link })),
  ];
}
