/** Milliseconds after which a page that was opened at one of its parts goes there (rules 49). */
export const HASH_SCROLL_MS = 100;
