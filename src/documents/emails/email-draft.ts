import type { ReactNode } from 'react';
import type { EmailOrder, EmailRefund } from '#domain/order/order-email.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import type { Offering } from '#domain/offering.ts';
import type { Shop } from '#domain/shop.ts';
import { type EmailWords, emails as cs } from '#messages/cs/emails/emails.ts';
import { emails as en } from '#messages/en/emails/emails.ts';

/** What an e-mail is made from. */
export interface EmailFacts {
  shop: Shop;
  offering: Offering;
  order: EmailOrder;
}

/** An e-mail before it is laid out and turned into HTML and text. */
export interface EmailDraft {
  to: { name?: string; address: string };
  locale: Locale;
  subject: string;
  preview: string;
  content: ReactNode;
  /** Who answers go to, where that is not the shop. */
  replyTo?: string;
  /** Written by a person for the one who gets it. */
  isPersonal?: boolean;
  /** One post there declines further ones of its kind; of no e-mail that a contract needs. */
  declineUrl?: string | undefined;
}

/** E-mails go out from jobs that serve both editions, so both languages are at hand here. */
export const emailWords: PerLocale<EmailWords> = { cs, en };

/** The refund that an e-mail tells of; by default everything at once. */
export function refundIn({ refund, total }: EmailOrder): EmailRefund {
  return refund ?? { amount: total, share: 'whole', reason: '' };
}

/** The customer of an order as a recipient. */
export function customerOf({ order }: EmailFacts): EmailDraft['to'] {
  return { name: order.customer.name, address: order.customer.email };
}

/** The shop's own mailbox as a recipient. */
export function shopMailbox({ shop }: EmailFacts): EmailDraft['to'] {
  return { name: shop.brand, address: shop.orderMail };
}
