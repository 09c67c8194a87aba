import type { PlainPage } from '#domain/addresses.ts';
import { listPackages, lowestOf } from '#domain/catalogue/catalogue.ts';
import type { PlatformId, ServiceId, UpcomingPlatformId } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import type { Offering } from '#domain/offering.ts';
import type { Shop } from '#domain/shop.ts';

/**
 * The questions of the FAQ page, group by group. A question's id is its anchor, the same in both editions,
 * so that whoever changes the language stays at the question.
 */
export const faqQuestionIds = {
  instagram: [
    'instagram-packages',
    'instagram-link',
    'instagram-private',
    'instagram-several-posts',
    'instagram-stories',
    'instagram-drops',
    'instagram-reach',
  ],
  tiktok: [
    'tiktok-packages',
    'tiktok-link',
    'tiktok-name',
    'tiktok-live',
    'tiktok-for-you',
    'tiktok-private',
  ],
  youtube: [
    'youtube-packages',
    'youtube-partner-program',
    'youtube-link',
    'youtube-hidden-count',
    'youtube-counter',
    'youtube-ads',
    'youtube-subscribers-slowly',
  ],
  threads: ['threads-prices', 'threads-instagram'],
  twitter: ['x-prices', 'x-enquiry'],
  facebook: [
    'facebook-packages',
    'facebook-page-or-profile',
    'facebook-link',
    'facebook-groups',
    'facebook-reactions',
  ],
  linkedin: ['linkedin-prices', 'linkedin-company'],
  spotify: ['spotify-prices', 'spotify-royalties'],
  general: [
    'what-you-buy',
    'real-people',
    'platform-rules',
    'fair-use',
    'password',
    'when-delivery-starts',
    'how-long-delivery-takes',
    'gradual-delivery',
    'guarantee',
    'complaint',
    'during-delivery',
    'wrong-link',
    'other-peoples-profiles',
    'order-states',
    'order-link',
    'cancel',
    'withdrawal',
    'refunds',
    'payment',
    'paypal',
    'unpaid',
    'currency',
    'discount',
    'discount-code',
    'company',
    'invoice',
    'sizes',
    'bulk',
    'speed-and-region',
    'answer-time',
    'languages',
    'personal-data',
    'anonymous',
  ],
} as const;

/** The general questions by what they are about, in the sequence of the list above. */
export const generalParts = {
  service: 'what-you-buy',
  delivery: 'when-delivery-starts',
  order: 'order-states',
  money: 'payment',
  offer: 'sizes',
  shop: 'answer-time',
} as const satisfies Record<string, (typeof faqQuestionIds)['general'][number]>;

export type GeneralPart = keyof typeof generalParts;

export type FaqGroupId = keyof typeof faqQuestionIds;
export type FaqQuestionId = (typeof faqQuestionIds)[FaqGroupId][number];

/** The questions that the home page has as well: what everybody asks before a first order. */
export const homeQuestionIds = [
  'password',
  'real-people',
  'when-delivery-starts',
  'how-long-delivery-takes',
  'guarantee',
  'platform-rules',
  'payment',
  'cancel',
] as const satisfies readonly FaqQuestionId[];

/** Where words of an answer lead to: a page, a tab of the price list, or the contact on the home page. */
export type FaqPlace = PlainPage | '#kontakt' | { tab: PlatformId | UpcomingPlatformId };

export interface FaqLink {
  text: string;
  to: FaqPlace;
}

export interface FaqText {
  question: string;
  /** Of a few sentences; what is no link is plain text. */
  answer: readonly (string | FaqLink)[];
}

/** What answers take their figures from, apart from the rules. */
export interface FaqFacts {
  shop: Shop;
  offering: Offering;
}

/** The texts of some groups in one language: a question without its text does not compile. */
export type FaqTexts<Group extends FaqGroupId> = Record<
  (typeof faqQuestionIds)[Group][number],
  FaqText
>;

export function link(text: string, to: FaqPlace): FaqLink {
  return { text, to };
}

/** The packages of a service as a sentence is made of them. */
export interface SoldSizes {
  smallest: string;
  largest: string;
  /** Of the cheapest package. */
  price: string;
}

/**
 * A sentence about the packages of a service, or of everything where none is named; nothing where none is
 * sold, so that an answer never tells of what has left the price list.
 */
export function ofSold(
  locale: Locale,
  { catalogue }: Offering,
  sold: readonly [] | readonly [PlatformId, ServiceId],
  say: (sizes: SoldSizes) => string,
): string {
  const [platform, service] = sold;
  const packages = listPackages(catalogue).filter(
    (one) => platform === undefined || (one.platform === platform && one.service === service),
  );
  if (packages.length === 0) return '';
  const amounts = packages.map(({ amount }) => amount);
  return say({
    smallest: formatCount(locale, Math.min(...amounts)),
    largest: formatCount(locale, Math.max(...amounts)),
    price: formatMoney(locale, lowestOf(packages)),
  });
}
