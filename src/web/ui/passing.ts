/** Milliseconds for which a toast stays: time enough to read it twice. */
export const PASSING_MS = 7000;
