import { cleanText } from '#domain/clean-text.ts';
import type { EnquiryKind } from '#domain/customer/enquiry-kind.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { isUuid } from '#domain/uuid.ts';
import { readChoice } from './filter-values.ts';
import { type MessageState, messageKinds, messageStates } from './message.ts';

/** Which messages the list shows; what is undefined leaves nothing out. */
export interface MessageFilter {
  /** What is looked for: a number, or words in name, address and text; empty for everything. */
  q: string;
  state: MessageState | undefined;
  kind: EnquiryKind | undefined;
  /** The id of a person, `me` or `nobody`. */
  to: string | undefined;
  language: Locale | undefined;
}

/** What stands in place of a person for messages that nobody has taken, and for the own ones. */
export const NOBODY = 'nobody';
export const ME = 'me';

/** Most characters that are looked for. */
const MOST_SEARCHED = 200;
/** Most words of them: each is looked for by itself. */
const MOST_WORDS = 8;

/** Reads a filter out of an address; what makes no sense there does not matter. */
export function readMessageFilter(query: URLSearchParams): MessageFilter {
  const read = (name: string) => cleanText(query.get(name) ?? '');
  const to = read('to');
  return {
    q: read('q').slice(0, MOST_SEARCHED).toWellFormed(),
    state: readChoice(messageStates)(read('state')),
    kind: readChoice(messageKinds)(read('kind')),
    to: to === NOBODY || to === ME || isUuid(to) ? to : undefined,
    language: readChoice(locales)(read('language')),
  };
}

/** The query of the list's address for a filter. */
export function writeMessageFilter(filter: MessageFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]): [string, string][] =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );
}

/** Whether a filter leaves anything out. */
export function isFiltered(filter: MessageFilter): boolean {
  return Object.keys(writeMessageFilter(filter)).length > 0;
}

/** What a search looks for: the number of a message, or words that all have to be there. */
export function wordsOf(q: string): string[] {
  return q.split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);
}

/** Whether an index finds words: it knows groups of three letters or digits. */
export function isIndexed(words: readonly string[]): boolean {
  return words.some((word) => /[\p{L}\p{M}\p{N}]{3}/u.test(word));
}
