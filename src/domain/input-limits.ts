/** Kilobytes (of 1024 bytes) of a form or a call at most. */
export const FORM_KILOBYTES = 64;

/** Length in characters of the key that identifies the order of a call (decisions/0012). */
export const KEY_CHARACTERS = { from: 16, to: 64 } as const;
