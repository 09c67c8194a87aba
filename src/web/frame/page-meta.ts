import type { MetaDescriptor } from 'react-router';
import { type Locale, type PerLocale, locales } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';

export interface PageMeta {
  title: string;
  description?: string;
  /** For a page that is meant to be found: its edition, and its address with origin in both. */
  editions?: { own: Locale; addresses: PerLocale<string> };
}

/** Title, description and search-engine marks of a page. */
export function pageMeta({ title, description, editions }: PageMeta): MetaDescriptor[] {
  return [
    { title },
    { property: 'og:title', content: title },
    ...(description === undefined
      ? []
      : [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]),
    ...(editions ? editionLinks(editions) : []),
  ];
}

/** The addresses of a page in both editions, from its path in each. */
export function addressesOf(shop: Shop, path: (locale: Locale) => string): PerLocale<string> {
  const { origins } = shop;
  return { cs: origins.cs + path('cs'), en: origins.en + path('en') };
}

/** Each edition names both, itself included; otherwise search engines ignore the links. */
function editionLinks({ own, addresses }: Required<PageMeta>['editions']): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href: addresses[own] },
    { property: 'og:url', content: addresses[own] },
    ...locales.map((locale) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: locale,
      href: addresses[locale],
    })),
  ];
}
