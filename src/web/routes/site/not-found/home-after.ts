/** Seconds after which the not-found page leads home (rules 7). */
export const HOME_AFTER_SECONDS = 2;
