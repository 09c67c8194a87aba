import type { PerLocale } from './locale.ts';

/** Marks that the block of the press shows at most (rules 19). */
export const MOST_MARKS = 5;

/** Where the press has written about the shop. */
export interface PressMark {
  /** Of a demo mark the name of its drawing. */
  id: string;
  /** The paper's name, which is its mark where nothing is drawn. */
  name: string;
  title: PerLocale<string>;
  sentence: PerLocale<string>;
  /** Where it can be read; a demo mark was never printed. */
  url?: string;
}

/** What the block of the press shows. */
export interface PressMarks {
  marks: readonly PressMark[];
  /** The marks are made up, and the block says so. */
  isSample: boolean;
}

/**
 * The operator's own marks as soon as there is one; until then a local shop shows made-up ones and a public
 * one none (rules 19).
 */
export function marksToShow(
  own: readonly PressMark[],
  demo: readonly PressMark[],
  isLocal: boolean,
): PressMarks {
  if (own.length > 0) return { marks: own, isSample: false };
  return { marks: isLocal ? demo : [], isSample: isLocal };
}
