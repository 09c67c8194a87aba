import type { EnquiryKind } from '#domain/customer/enquiry-kind.ts';
import { keysOf } from '#domain/records.ts';

/**
 * How a message from a customer stands (rules 70): somebody of the shop is to do something, the customer is to
 * answer, or nobody is.
 */
export const messageStates = ['open', 'waiting', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];

const kinds: Record<EnquiryKind, true> = {
  contact: true,
  bulk: true,
  'payment-help': true,
  email: true,
  withdrawal: true,
};
/** What messages are, in the sequence of the filter. */
export const messageKinds = /* @__PURE__ */ keysOf(kinds);

/** What stands in the thread of a message below what was written first. */
export type EntryKind =
  /** What the shop answered. */
  | 'reply'
  /** An e-mail that came to the thread, or as which the message itself came. */
  | 'incoming'
  | 'first'
  /** For the shop's own eyes. */
  | 'note'
  /** It was opened, set to wait or closed; given to somebody. */
  | 'state'
  | 'assigned'
  /** A reply was taken back before it left; the mail server of the customer refused one for good. */
  | 'undone'
  | 'refused';

/** How far a reply has come; without a mail server it is kept and never leaves (rules 77). */
export const replyOutcomes = ['waiting', 'undone', 'leaving', 'sent', 'kept', 'refused'] as const;
export type ReplyOutcome = (typeof replyOutcomes)[number];

/** What a message takes that comes later than the reply which set its state. */
interface LaterEntry {
  kind: EntryKind;
  isAutomatic: boolean;
}

/**
 * Whether a reply that is taken back also takes back the state that it set: not where somebody has set another
 * one since, or the customer has written.
 */
export function givesStateBack(later: readonly LaterEntry[]): boolean {
  return !later.some(
    ({ kind, isAutomatic }) =>
      kind === 'state' || kind === 'reply' || (kind === 'incoming' && !isAutomatic),
  );
}

/** Most characters of a reply, of a note, and of an e-mail that is stored in a thread. */
export const MAX_REPLY_LENGTH = 10_000;
export const MAX_MESSAGE_NOTE_LENGTH = 4000;
export const MAX_INCOMING_LENGTH = 20_000;

/** The number of a message in an address; undefined where it is none. */
export function readMessageNumber(typed: string): number | undefined {
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  return number > 0 ? number : undefined;
}

/** Why the mailbox of the shop cannot be read: it does not answer, or does not let us in. */
export type MailboxFailure = 'away' | 'denied';
