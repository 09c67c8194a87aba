/** Lines of a file at most: held by oxlint for TypeScript, by lint-styles.mjs for styles. */
export const MOST_LINES = 250;
