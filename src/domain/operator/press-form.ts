import { readDay } from '#domain/calendar.ts';
import { cleanText } from '#domain/clean-text.ts';

/** What is typed of a mark of the press (rules 19). */
export const pressFields = [
  'name',
  'titleCs',
  'titleEn',
  'sentenceCs',
  'sentenceEn',
  'url',
  'publishedOn',
  'position',
] as const;
export type PressField = (typeof pressFields)[number];

/** A mark as it is kept. */
export interface KeptMark extends Record<Exclude<PressField, 'position'>, string> {
  /** Its place among the marks, the first at 1. */
  position: number;
}

export type PressTypo =
  | 'missing'
  | 'too-long'
  | 'address-wrong'
  | 'day-wrong'
  | 'position-wrong'
  | 'too-many';
export type PressTypos = Partial<Record<PressField, PressTypo>>;

/** Marks that are kept at most; the first five of them are shown. */
export const MOST_KEPT_MARKS = 20;

/** Characters at most. */
export const mostOfMark = {
  name: 40,
  titleCs: 100,
  titleEn: 100,
  sentenceCs: 240,
  sentenceEn: 240,
  url: 500,
  publishedOn: 10,
  position: 2,
} as const satisfies Record<PressField, number>;

/**
 * Reads the form of a mark of the press.
 * @param today in Prague, ISO 8601: what is printed later cannot be read yet
 */
export function readPressMark(
  typed: (field: PressField) => string,
  today: string,
): { ok: true; mark: KeptMark } | { ok: false; problems: PressTypos } {
  const text = (field: PressField) => cleanText(typed(field));
  const problems: PressTypos = {};
  for (const field of pressFields) {
    const problem = problemOf(field, text(field), today);
    if (problem) problems[field] = problem;
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const mark = {
    name: text('name'),
    titleCs: text('titleCs'),
    titleEn: text('titleEn'),
    sentenceCs: text('sentenceCs'),
    sentenceEn: text('sentenceEn'),
    url: text('url'),
    publishedOn: text('publishedOn'),
    position: Number(text('position')),
  };
  return { ok: true, mark };
}

function problemOf(field: PressField, text: string, today: string): PressTypo | undefined {
  if (text === '') return 'missing';
  if (text.length > mostOfMark[field]) return 'too-long';
  switch (field) {
    case 'url':
      return isWebAddress(text) ? undefined : 'address-wrong';
    case 'publishedOn':
      return readDay(text) !== undefined && text <= today ? undefined : 'day-wrong';
    case 'position':
      return isPlace(text) ? undefined : 'position-wrong';
    default:
      return undefined;
  }
}

/** An encrypted address of another host, without a name and a password in it. */
function isWebAddress(text: string): boolean {
  if (!/^https:\/\/[^\s/@?#]{1,253}\.[^\s@]+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

function isPlace(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_KEPT_MARKS;
}
