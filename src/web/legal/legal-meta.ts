import type { MetaDescriptor } from 'react-router';
import { type LegalText, formatVersion } from '#content/legal/legal-text.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { wordsOf } from '#messages/words.ts';
import { privacy, terms, versionsOf } from '#content/legal/wordings.ts';
import { href } from '#domain/addresses.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { LegalVersion } from './legal-page.tsx';

interface LegalFacts {
  locale: Locale;
  brand: string;
  /** Absolute, in both editions: of the wording in force that without a version. */
  addresses: PerLocale<string>;
}

/** Title, description and marks for search engines of a legal text in force. */
export function legalMeta(
  { locale, brand, addresses }: LegalFacts,
  { title, metaDescription }: Pick<LegalText, 'title' | 'metaDescription'>,
): MetaDescriptor[] {
  return pageMeta({
    title: `${title} | ${brand}`,
    description: metaDescription,
    editions: { own: locale, addresses },
  });
}

/** The same of a wording that holds no longer, to which nobody should be led by a search engine. */
export function formerMeta(
  facts: LegalFacts,
  { title, version }: Pick<LegalText, 'title' | 'version'>,
): MetaDescriptor[] {
  const { locale, brand } = facts;
  const words = wordsOf(locale).legal;
  const metaDescription = words.formerDescription(title, brand, formatVersion(locale, version));
  return [
    ...legalMeta(facts, { title: words.formerTitle(title, version), metaDescription }),
    { name: 'robots', content: 'noindex' },
  ];
}

/** Where each wording of the terms stands; the one in force first. */
export function termsHistory(locale: Locale, shop: Shop): LegalVersion[] {
  return versionsOf(terms, shop).map((version) => ({
    version,
    href: href('termsVersion', locale, { version }),
  }));
}

/** The same of the privacy policy. */
export function privacyHistory(locale: Locale, shop: Shop): LegalVersion[] {
  return versionsOf(privacy, shop).map((version) => ({
    version,
    href: href('privacyVersion', locale, { version }),
  }));
}
