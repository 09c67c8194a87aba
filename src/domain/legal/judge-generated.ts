import type { Locale, PerLocale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop.ts';
import type { ShopSettings } from '#domain/shop-settings.ts';
import { type Finding, foundOf, unseen } from './duty.ts';
import type { VisitedPage } from './visited-page.ts';

/** The label of an article that no person wrote, as the whole of an element (rules 17 and 80). */
const label: PerLocale<RegExp> = {
  cs: />(?:Vytvořeno AI|Sestaveno automaticky)</,
  en: />(?:AI-generated|Composed automatically)</,
};
/** The same for machines: `digitalSourceType`, in the terms of the IPTC. */
const sourceType = 'AlgorithmicMediaDigitalSource';

/** A published article that a generator wrote, as a visitor gets it. */
export interface SeenArticle {
  address: string;
  language: Locale;
  page: VisitedPage;
}

export interface GeneratedFacts {
  shop: Pick<Shop, 'isLocal'>;
  settings: Pick<ShopSettings, 'publishUnread'>;
  /** The addresses of those on the site that nobody has read. */
  unread: readonly string[];
  /** The newest on the site. */
  seen: readonly SeenArticle[];
}

/**
 * Whether what a generator wrote is on the site unread, or could get there: then no editor answers for it; and whether
 * its page says what wrote it (rules 23 and 80).
 */
export function judgeGenerated(facts: GeneratedFacts): Finding<'generated-texts'> {
  const { shop, settings, unread, seen } = facts;
  const unlabelled = seen.filter((article) => !isLabelled(article));
  const faults = [
    ...(settings.publishUnread && !shop.isLocal ? ['publish-unread'] : []),
    ...(shop.isLocal ? [] : unread),
    ...unlabelled.map(({ address }) => address),
  ];
  const isMet = faults.length === 0;
  const found = isMet ? seen.map(({ address }) => address) : [...new Set(faults)];
  // A local shop publishes at once what its generator writes, by the owner's own setting.
  if (isMet && shop.isLocal) return unseen('generated-texts', 'local');
  return foundOf('generated-texts', isMet, found);
}

function isLabelled({ page: { status, html }, language }: SeenArticle): boolean {
  return status === 200 && label[language].test(html) && html.includes(sourceType);
}
