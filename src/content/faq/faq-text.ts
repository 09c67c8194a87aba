import type { PlainPage } from '#domain/addresses.ts';
import type { PlatformId, UpcomingPlatformId } from '#domain/catalogue/price-list.ts';
import type { FaqSection } from '#domain/content/faq/faq.ts';

/**
 * The questions of the FAQ page, section by section. A question's id is its anchor, the same in both editions,
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
  service: ['what-you-buy', 'real-people', 'platform-rules', 'fair-use', 'password'],
  delivery: [
    'when-delivery-starts',
    'how-long-delivery-takes',
    'gradual-delivery',
    'guarantee',
    'complaint',
    'during-delivery',
    'wrong-link',
    'other-peoples-profiles',
  ],
  order: ['order-states', 'order-link', 'cancel', 'withdrawal', 'refunds'],
  money: [
    'payment',
    'paypal',
    'unpaid',
    'currency',
    'discount',
    'discount-code',
    'company',
    'invoice',
  ],
  offer: ['sizes', 'bulk', 'speed-and-region'],
  shop: ['answer-time', 'languages', 'personal-data', 'anonymous'],
} as const satisfies Record<FaqSection, readonly string[]>;

export type FaqQuestionId = (typeof faqQuestionIds)[FaqSection][number];

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
export type FaqDestination = PlainPage | '#kontakt' | { tab: PlatformId | UpcomingPlatformId };

export interface FaqLink {
  text: string;
  to: FaqDestination;
}

export interface FaqText {
  question: string;
  /** Of a few sentences, in Markdown and with named values in braces (rules 87). */
  answer: readonly (string | FaqLink)[];
}

/** The texts of some sections in one language: a question without its text does not compile. */
export type FaqTexts<Section extends FaqSection> = Record<
  (typeof faqQuestionIds)[Section][number],
  FaqText
>;

export function link(text: string, to: FaqDestination): FaqLink {
  return { text, to };
}
