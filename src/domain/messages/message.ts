import { cleanLines, cleanText } from '#domain/text/clean-text.ts';
import type { MessageKind } from '#domain/messages/message-kind.ts';
import { oneOf, oneOfKnown, searchText } from '#domain/list/filter-fields.ts';
import { type FilterValues, defineFilter } from '#domain/list/filter.ts';
import { locales } from '#domain/locale.ts';
import { fillPlaceholders, findPlaceholders } from '#domain/text/placeholders.ts';
import { keysOf } from '#domain/records.ts';
import { isUuid } from '#domain/uuid.ts';

/**
 * How a message from a customer stands (rules 70): somebody of the shop is to do something, the customer is to
 * answer, or nobody is.
 */
export const messageStates = ['open', 'waiting', 'closed'] as const;
export type MessageState = (typeof messageStates)[number];

const kinds: Record<MessageKind, true> = {
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
export function readMessageNumber(input: string): number | undefined {
  const number = /^\d{1,9}$/.test(input) ? Number(input) : 0;
  return number > 0 ? number : undefined;
}

/** Why the mailbox of the shop cannot be read: it does not answer, or does not let us in. */
export type MailboxFailure = 'away' | 'denied';

/** What stands in place of a person for messages that nobody has taken, and for the own ones. */
export const NOBODY = 'nobody';
export const ME = 'me';

/** Which messages the list shows. */
export const messageFilter = /* @__PURE__ */ defineFilter({
  /** A number, or words in name, address and text. */
  q: searchText({ max: 200 }),
  state: oneOf(messageStates),
  kind: oneOf(messageKinds),
  to: oneOfKnown((to) => (to === NOBODY || to === ME || isUuid(to) ? to : undefined)),
  language: oneOf(locales),
});
export type MessageFilter = FilterValues<typeof messageFilter.fields>;

/** What every thread is addressed by: nobody can guess it. */
const TOKEN = /^[\da-f]{32}$/;
const ADDRESSED = /\+([\da-f]{32})@/i;

/**
 * The address by which answers find their thread: the shop's mailbox with the token of the thread behind a plus
 * (sub-addressing, RFC 5233).
 * @throws RangeError where the token is none
 */
export function threadAddress(mailbox: string, token: string): string {
  if (!TOKEN.test(token)) throw new RangeError('The token of a thread has 32 hexadecimal digits.');
  const at = mailbox.lastIndexOf('@');
  return `${mailbox.slice(0, at)}+${token}${mailbox.slice(at)}`;
}

/**
 * The tokens of threads that an e-mail is addressed to. The domain does not matter: mail that is passed on may
 * come to another one, and the token alone says enough.
 */
export function tokensIn(recipients: readonly string[]): string[] {
  const found = recipients.flatMap((address) => ADDRESSED.exec(address)?.[1]?.toLowerCase() ?? []);
  return [...new Set(found)];
}

/** The places of a saved answer that are filled in for the one who is answered (rules 70). */
export const answerPlaceholders = ['name', 'order', 'number', 'shop', 'me'] as const;
export type AnswerPlaceholder = (typeof answerPlaceholders)[number];

/** What a place is filled with; undefined where there is nothing, as of somebody who never ordered. */
export type PlaceholderValues = Record<AnswerPlaceholder, string | undefined>;

/** Most characters of a saved answer and of its name, and most answers of one language. */
export const answerLimits = { title: 80, text: 4000 } as const;
export const MOST_ANSWERS = 100;

export type AnswerProblem =
  | { field: 'title'; problem: 'title-missing' | 'title-long' | 'title-taken' }
  | { field: 'text'; problem: 'text-missing' | 'text-long' }
  | { field: 'text'; problem: 'place-unknown'; placeholders: string[] };

function isPlaceholder(name: string): name is AnswerPlaceholder {
  return answerPlaceholders.some((placeholder) => placeholder === name);
}

/** Reads a saved answer as it was typed, or says what is wrong at which field; an unknown place is named. */
export function readAnswer(input: {
  title: string;
  text: string;
}): { ok: true; title: string; text: string } | ({ ok: false } & AnswerProblem) {
  const title = cleanText(input.title);
  const text = cleanLines(input.text);
  if (title === '') return { ok: false, field: 'title', problem: 'title-missing' };
  if (title.length > answerLimits.title)
    return { ok: false, field: 'title', problem: 'title-long' };
  if (text === '') return { ok: false, field: 'text', problem: 'text-missing' };
  if (text.length > answerLimits.text) return { ok: false, field: 'text', problem: 'text-long' };
  const placeholders = findPlaceholders(text).filter((name) => !isPlaceholder(name));
  if (placeholders.length > 0)
    return { ok: false, field: 'text', problem: 'place-unknown', placeholders };
  return { ok: true, title, text };
}

/** A saved answer with its places filled in; one for which there is no value stays as it is written. */
export function fillAnswer(text: string, values: PlaceholderValues): string {
  return fillPlaceholders(text, (name) => (isPlaceholder(name) ? values[name] : undefined));
}
