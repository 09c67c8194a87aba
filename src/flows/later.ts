/** Seconds after which what is away for the moment, database or provider, is worth another try. */
export const LATER_SECONDS = 10;
