/** Seconds after which to try again when the database or the provider is away. */
export const LATER_SECONDS = 10;
