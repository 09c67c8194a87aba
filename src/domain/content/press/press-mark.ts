import { withCheck, required } from '#domain/forms/field.ts';
import { count, day, text } from '#domain/forms/fields.ts';
import {
  type InputOf,
  type ProblemIn,
  type ProblemsOf,
  type ValuesOf,
  defineForm,
} from '#domain/forms/form.ts';
import type { PerLocale } from '#domain/locale.ts';

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

/** Marks that are kept at most; the first five of them are shown. */
export const MOST_KEPT_MARKS = 20;

function line(most: number) {
  return text({ most, long: 'too-long', missing: 'missing' });
}

/** The form of a mark of the press (rules 19). */
export const pressForm = defineForm({
  fields: {
    name: line(40),
    titleCs: line(100),
    titleEn: line(100),
    sentenceCs: line(240),
    sentenceEn: line(240),
    url: withCheck(line(500), ['address-wrong'], (url) =>
      isWebAddress(url) ? undefined : 'address-wrong',
    ),
    publishedOn: required('missing', day('day-wrong')),
    /** Its place among the marks, the first at 1. */
    position: required('missing', count({ most: MOST_KEPT_MARKS, wrong: 'position-wrong' })),
  },
  problems: ['too-many', 'day-wrong'],
  // What is printed later cannot be read yet.
  check: ({ publishedOn = '' }, { today }: { today: string }) => ({
    publishedOn: publishedOn > today ? 'day-wrong' : undefined,
  }),
});
export type PressInput = InputOf<typeof pressForm>;
export type PressValues = ValuesOf<typeof pressForm>;
export type PressProblem = ProblemIn<typeof pressForm>;
export type PressProblems = ProblemsOf<typeof pressForm>;

/** An encrypted address of another host, without a name and a password in it. */
function isWebAddress(text: string): boolean {
  if (!/^https:\/\/[^\s/@?#]{1,253}\.[^\s@]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
