import type { MetaDescriptor } from 'react-router';
import { formatVersion } from '#content/legal/format-version.ts';
import type { LegalText } from '#content/legal/legal-text.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { wordsOf } from '#messages/words.ts';

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
