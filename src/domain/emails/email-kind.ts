import { MAX_EMAIL_LENGTH, readEmail } from '#domain/customer/email-address.ts';
import { dayFilter, oneOf, oneOfKnown, readText } from '#domain/list/filter-fields.ts';
import { type FilterValues, defineFilter } from '#domain/list/filter.ts';
import { readOrderNumber } from '#domain/order/order.ts';

/** About a message to the shop: to the shop, a copy to who has written it, and what the shop answers. */
export type MessageEmailKind = 'message-shop' | 'message-sender' | 'message-reply';

/** Of a declaration of withdrawal: its acknowledgement, and word of it to the shop. */
export type WithdrawalEmailKind = 'withdrawal-customer' | 'withdrawal-shop';

/** Of these several may be owed for one order, each once. */
export type OrderEmailKind =
  | 'order-paid-customer'
  | 'order-paid-shop'
  /** The profiles that were missing when it was paid are there. */
  | 'order-target-shop'
  /** It waits to be paid; sent once, and never where that is over. */
  | 'order-unpaid-customer'
  /** The consumer has asked for an early start after the payment. */
  | 'order-express-customer'
  | 'order-express-shop'
  /** The private link, which somebody has asked for; it may be owed again once it was sent. */
  | 'order-link-customer'
  /** Everything is delivered, as section 5 of the terms promises to tell; also once the rest of a short end is. */
  | 'order-completed-customer'
  /** It ended with less than was ordered (rules 89). */
  | 'order-short-customer'
  /** The invitation to a review, once (rules 17); and the review, which waits to be published. */
  | 'order-review-customer'
  | 'order-review-shop'
  /** The review is not published, or no longer, with the reason. */
  | 'order-review-rejected-customer'
  | 'order-canceled-customer'
  | 'order-canceled-shop'
  | 'order-refunded-customer'
  | 'order-refunded-shop'
  /** A withdrawal is resolved with no money due, and what its lines ended with; or so that delivery goes on. */
  | 'order-withdrawn-customer'
  | 'order-released-customer'
  | AfterSalesEmailKind;

/** Each of these is owed once for what it tells of: a hold, a missed promise, a complaint, a refill. */
export type AfterSalesEmailKind =
  /** Lines are held, and the customer can mend what keeps the shop from delivering. */
  | 'order-held-customer'
  /** The customer has named another target for a line that was held. */
  | 'order-corrected-shop'
  /** A promised time was missed: wait, or the undelivered part back. */
  | 'order-late-customer'
  /** A complaint was received (§ 19 of the Consumer Protection Act); and it is resolved. */
  | 'order-complaint-customer'
  | 'order-complaint-shop'
  | 'order-settled-customer'
  /** A refill was asked for; and it was begun, done or refused. */
  | 'order-refill-shop'
  | 'order-refill-customer';

/** Why e-mails go out after some of their kind about the same: once more, or to tell what came next. */
export type EmailRepeat = 'copy' | 'next';

/** What somebody of the shop is told of by e-mail, because it may have been done by another. */
export type AccountEmailKind =
  | 'operator-password'
  | 'operator-authenticator'
  | 'operator-passkey-added'
  | 'operator-passkey-removed'
  | 'operator-recovery-codes'
  /** A session was begun with one of the recovery codes. */
  | 'operator-recovery-code'
  /** To the owners: somebody has used an invitation. */
  | 'operator-joined';

/** What e-mails are about, in the sequence in which a list of their kinds shows it. */
export const emailGroups = ['order', 'money', 'afterSales', 'reviews', 'messages', 'shop'] as const;
export type EmailGroup = (typeof emailGroups)[number];

/** What has become of an e-mail that the shop owes (rules 77). */
export const emailStates = [
  /** It is still to be sent. */
  'waits',
  /** The receiving server will never take it. */
  'refused',
  /** What it tells of is no longer stored. */
  'unwritable',
  /** A mail server has taken it. */
  'sent',
  /** No mail server was set: it lies in the outbox. */
  'kept',
  /** A person no longer wants it sent. */
  'given-up',
  /** Nobody needs it any more, so the program did not send it. */
  'taken-back',
] as const;
export type EmailState = (typeof emailStates)[number];

/** The number of an order, a mailbox in small letters, or words that are neither and find nothing. */
export type EmailSearch = { number: number } | { mailbox: string } | { words: string };
/** Stands in place of the words of a server where an e-mail cannot be written any more. */
export const UNWRITABLE = '#gone';

export const emailFilter = /* @__PURE__ */ defineFilter({
  state: oneOf(emailStates),
  kind: oneOfKnown((kind) => (/^[a-z-]{1,40}$/.test(kind) ? kind : undefined)),
  /** On which it was owed. */
  day: dayFilter(),
  search: readText(readSearch, 'long', { max: MAX_EMAIL_LENGTH }, writeSearch),
});
export type EmailFilter = FilterValues<typeof emailFilter.fields>;

function readSearch(input: string): EmailSearch {
  const mailbox = readEmail(input)?.toLowerCase();
  if (mailbox !== undefined) return { mailbox };
  const number = readOrderNumber(input);
  return number === undefined ? { words: input.slice(0, MAX_EMAIL_LENGTH) } : { number };
}

function writeSearch(search: EmailSearch): string {
  return 'number' in search
    ? String(search.number)
    : 'mailbox' in search
      ? search.mailbox
      : search.words;
}

/** What has become of an e-mail, by the marks of its row. */
export function emailStateOf(email: {
  sentAt: Date | null;
  isKept: boolean;
  refusal: string | null;
  setAsideAt: Date | null;
  copy: number;
}): EmailState {
  if (email.sentAt) return email.isKept ? 'kept' : 'sent';
  if (email.setAsideAt) return email.copy < 0 ? 'taken-back' : 'given-up';
  if (email.refusal === UNWRITABLE) return 'unwritable';
  return email.refusal === null ? 'waits' : 'refused';
}

/** Whether an e-mail is sent again by its row alone: one about a message or a withdrawal that has gone out. */
export function mayBeSentAgain(email: {
  sentAt: Date | null;
  messageId: string | null;
  withdrawalId: string | null;
}): boolean {
  return email.sentAt !== null && (email.messageId ?? email.withdrawalId) !== null;
}
