import { MAX_EMAIL_LENGTH, readEmail } from '#domain/customer/email-address.ts';
import { day, oneOf, oneOfKnown, readText } from '#domain/list/filter-fields.ts';
import { type FilterValues, defineFilter } from '#domain/list/filter.ts';
import { readOrderNumber } from '#domain/order/order.ts';

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

/** Which e-mails are asked for. */
export const emailFilter = /* @__PURE__ */ defineFilter({
  state: oneOf(emailStates),
  kind: oneOfKnown((kind) => (/^[a-z-]{1,40}$/.test(kind) ? kind : undefined)),
  /** On which it was owed. */
  day: day(),
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
  enquiryId: string | null;
  withdrawalId: string | null;
}): boolean {
  return email.sentAt !== null && (email.enquiryId ?? email.withdrawalId) !== null;
}
