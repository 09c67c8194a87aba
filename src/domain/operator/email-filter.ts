import { chosen } from '#domain/nothing-chosen.ts';
import { readDay } from '#domain/calendar.ts';
import { readEmail } from '#domain/customer/email-address.ts';
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

/** Stands in place of the words of a server where an e-mail cannot be written any more. */
export const UNWRITABLE = '#gone';

/** Which e-mails are asked for; what is undefined does not matter. */
export interface EmailFilter {
  state: EmailState | undefined;
  kind: string | undefined;
  /** A day in Prague, as YYYY-MM-DD, on which it was owed. */
  day: string | undefined;
  /** The number of an order, or a mailbox in small letters; null for words that are neither. */
  search: { number: number } | { mailbox: string } | null | undefined;
}

/** Reads a filter out of an address; what makes no sense there does not matter, but for what is searched. */
export function readEmailFilter(read: (name: string) => string): EmailFilter {
  const [state, kind] = [read('state'), chosen(read('kind'))];
  return {
    state: emailStates.find((known) => known === state),
    kind: /^[a-z-]{1,40}$/.test(kind) ? kind : undefined,
    day: readDay(read('day')),
    search: readSearch(read('search').trim()),
  };
}

function readSearch(typed: string): EmailFilter['search'] {
  if (typed === '') return undefined;
  const mailbox = readEmail(typed)?.toLowerCase();
  if (mailbox !== undefined) return { mailbox };
  const number = readOrderNumber(typed);
  return number === undefined ? null : { number };
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
