import type { ReactNode } from 'react';
import type { LetterOrder, LetterRefund } from '#domain/order/letter.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import type { Offering } from '#domain/offering.ts';
import type { Shop } from '#domain/shop.ts';
import { type LetterWords, letters as cs } from '#messages/cs/letters.ts';
import { letters as en } from '#messages/en/letters.ts';

/** What a letter is made from. */
export interface LetterFacts {
  shop: Shop;
  offering: Offering;
  order: LetterOrder;
}

/** A letter before it is laid out and turned into HTML and text. */
export interface LetterDraft {
  to: { name?: string; address: string };
  locale: Locale;
  subject: string;
  preview: string;
  content: ReactNode;
  /** Who answers go to, where that is not the shop. */
  replyTo?: string;
}

/** Letters go out from jobs that serve both editions, so both languages are at hand here. */
export const letterWords: PerLocale<LetterWords> = { cs, en };

/** What goes back: all of it at once where nothing else is said. */
export function refundIn({ refund, total }: LetterOrder): LetterRefund {
  return refund ?? { amount: total, share: 'whole', reason: '' };
}

/** The customer of an order as a recipient. */
export function customerOf({ order }: LetterFacts): LetterDraft['to'] {
  return { name: order.customer.name, address: order.customer.email };
}

/** The shop's own mailbox as a recipient. */
export function mailboxOf({ shop }: LetterFacts): LetterDraft['to'] {
  return { name: shop.brand, address: shop.orderMail };
}
