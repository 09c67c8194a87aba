/** How far the work on an ordered line is (rules 50). */
export const lineWorks = ['waiting', 'delivering', 'completed'] as const;
export type LineWork = (typeof lineWorks)[number];
