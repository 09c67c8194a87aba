/** Kilobytes (of 1024 bytes) of a form or a call at most. */
export const FORM_KILOBYTES = 64;
/** The same of a form with the text of an article: each of its 200,000 bytes may take three in a form. */
export const ARTICLE_FORM_KILOBYTES = 700;
/** The same of a call with it: JSON writes some characters as two, and there are other fields. */
export const ARTICLE_CALL_KILOBYTES = 460;
/** The same of a notification of the payment provider, which has to be signed. */
export const NOTIFICATION_KILOBYTES = 512;

/** Fields of a form at most, parts of one with a file included: the largest form of the shop has some hundred. */
export const MOST_FIELDS = 1000;
/** Bytes of the head of one such part at most: what a browser writes there is the name of a field and of a file. */
export const MOST_PART_HEAD = 1024;
/** Bodies of files that one process holds in memory at once. */
export const MOST_HELD_FILES = 2;

/** Levels of nesting in a call's JSON: more than any needs, far fewer than a recursive reader can take. */
export const MOST_JSON_DEPTH = 8;
/** Names, values and lists in it, counted by their signs: the largest order has some two hundred. */
export const MOST_JSON_SIGNS = 10_000;

/** Characters of an address without its query at most: the longest that is linked anywhere has some two hundred. */
export const MOST_PATH = 1000;
/** The same with its query: what may be looked for in a list takes nine thousand, written in percent signs. */
export const MOST_ADDRESS = 10_240;
/** Parts of an address between slashes; the longest of the shop has eight. */
export const MOST_SEGMENTS = 32;
/** Parameters of a query: two hundred orders that were chosen one by one, and what their list is filtered by. */
export const MOST_PARAMETERS = 250;

/** Characters of an address that somebody is led back to, from a door or after an undo; a longer one is left out. */
export const MOST_RETURN_TO = 500;
/** Bytes of the address that an answer leads to. */
export const MOST_LOCATION = 1024;
/** Bytes of the head of an answer, without its cookies: proxies read as much unless they are told otherwise. */
export const MOST_ANSWER_HEAD = 4096;

/** Length in characters of the key that identifies the order of a call (decisions/0012). */
export const KEY_CHARACTERS = { from: 16, to: 64 } as const;

/** How much deeper each sign leads that holds a text together. */
const deeper: Record<string, number> = { '[': 1, '{': 1, ']': -1, '}': -1, ',': 0, ':': 0 };

/**
 * Whether a JSON text goes deeper, or has more names, values and lists, than anything that is sent here. It counts
 * signs outside strings, once, before anything is built from them.
 */
export function isJsonTooLarge(text: string): boolean {
  let depth = 0;
  let signs = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isInString && sign === '\\') at += 1;
    else if (sign === '"') isInString = !isInString;
    else if (!isInString && sign !== undefined) {
      depth += deeper[sign] ?? 0;
      signs += sign in deeper ? 1 : 0;
      if (depth > MOST_JSON_DEPTH || signs > MOST_JSON_SIGNS) return true;
    }
  }
  return false;
}
