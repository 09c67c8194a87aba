/** How the figures of the shop, a mark of a source and a source are written in an article, for the hints of its editor. */
export const SAMPLE_CODE = '[[price:ig-followers-1000]]';
export const SAMPLE_MARK = '[^1]';
export const SAMPLE_DAY = '2026-11-24';
