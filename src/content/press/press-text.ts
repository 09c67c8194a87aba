/** The marks that are drawn (web/ui/press-drawings.tsx): five papers that do not exist (rules 19). */
export const demoMarks = {
  tangenta: 'Tangenta',
  kolofon: 'Kolofon',
  epsilon: 'Epsilon Post',
  norda: 'Norda',
  retort: 'Retort',
} as const;
export type DemoMark = keyof typeof demoMarks;

/** What each of them is said to have written, in one edition. */
export type PressText = Record<DemoMark, { title: string; sentence: string }>;
