/** Kilobytes (of 1024 bytes) of a form or a call at most. */
export const FORM_KILOBYTES = 64;
/** The same of a form with the text of an article: each of its 200,000 bytes may take three in a form. */
export const ARTICLE_FORM_KILOBYTES = 700;
/** The same of a call with it: JSON writes some characters as two, and there are other fields. */
export const ARTICLE_CALL_KILOBYTES = 460;

/** Length in characters of the key that identifies the order of a call (decisions/0012). */
export const KEY_CHARACTERS = { from: 16, to: 64 } as const;
