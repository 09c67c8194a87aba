/** Kilobytes (of 1024 bytes) of a form or a call at most. */
export const FORM_KILOBYTES = 64;

/** Characters of the key by which a call means an order (decisions/0012). */
export const KEY_CHARACTERS = { from: 16, to: 64 } as const;
