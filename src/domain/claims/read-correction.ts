import { readDay } from '#domain/calendar.ts';
import { cleanText } from '#domain/clean-text.ts';
import { type PerLocale, locales } from '#domain/locale.ts';
import type { Claim } from './claim.ts';
import type { ClaimCorrection } from './correction.ts';
import { FIGURE } from './show-claims.ts';

/** What the operator has typed; an empty field leaves what is written. */
export interface CorrectionForm {
  text: PerLocale<string>;
  figure: PerLocale<string>;
  source: string;
  /** ISO 8601: 2026-11-22. */
  sourceDate: string;
  showing: string;
}

export type CorrectionProblem =
  | 'too-long'
  /** One edition would keep its old words, or its old figure. */
  | 'text-in-one-language'
  | 'figure-in-one-language'
  /** One text has a place for the figure and the other has none, or there is no figure to put there. */
  | 'figure-without-place'
  | 'source-without-date'
  | 'date-without-source'
  /** No day of the calendar, or one that is still to come. */
  | 'date-impossible'
  | 'showing-unknown';

/** Characters of a correction at most. */
const MOST = { text: 160, figure: 24, source: 200 };

const showings = new Map<string, ClaimCorrection['showing']>([
  ['', undefined],
  ['shown', 'shown'],
  ['hidden', 'hidden'],
]);

/**
 * Reads a correction of a claim (rules 18). What is typed as it was written counts as not changed.
 * @param claim as it was written
 * @param today in Prague, ISO 8601
 */
export function readCorrection(
  form: CorrectionForm,
  claim: Claim,
  today: string,
): { ok: true; correction: ClaimCorrection } | { ok: false; problem: CorrectionProblem } {
  const typed: CorrectionForm = {
    text: cleaned(form.text),
    figure: cleaned(form.figure),
    source: cleanText(form.source),
    sourceDate: form.sourceDate.trim(),
    showing: form.showing,
  };
  const problem = problemOf(typed, claim, today);
  if (problem) return { ok: false, problem };
  const { source, sourceDate } = typed;
  const correction = {
    text: changed(typed.text, claim.text),
    figure: changed(typed.figure, claim.figure),
    source: source === '' ? undefined : { name: source, date: sourceDate },
    showing: showings.get(typed.showing),
  };
  return { ok: true, correction };
}

function problemOf(
  typed: CorrectionForm,
  claim: Claim,
  today: string,
): CorrectionProblem | undefined {
  const { text, figure, source, sourceDate, showing } = typed;
  if (isLonger(text, MOST.text) || isLonger(figure, MOST.figure)) return 'too-long';
  if (source.length > MOST.source) return 'too-long';
  if (isOneSided(text)) return 'text-in-one-language';
  if (isOneSided(figure)) return 'figure-in-one-language';
  if (source !== '' && sourceDate === '') return 'source-without-date';
  if (source === '' && sourceDate !== '') return 'date-without-source';
  if (sourceDate !== '' && !isPastDay(sourceDate, today)) return 'date-impossible';
  if (!showings.has(showing)) return 'showing-unknown';
  const words = changed(text, claim.text) ?? claim.text;
  const number = changed(figure, claim.figure) ?? claim.figure;
  return hasPlace(words, number) ? undefined : 'figure-without-place';
}

function cleaned({ cs, en }: PerLocale<string>): PerLocale<string> {
  return { cs: cleanText(cs), en: cleanText(en) };
}

function isLonger(typed: PerLocale<string>, most: number): boolean {
  return locales.some((locale) => typed[locale].length > most);
}

function isOneSided({ cs, en }: PerLocale<string>): boolean {
  return (cs === '') !== (en === '');
}

function changed(
  typed: PerLocale<string>,
  written: PerLocale<string> | undefined,
): PerLocale<string> | undefined {
  const isSame = locales.every((locale) => ['', written?.[locale]].includes(typed[locale]));
  return isSame ? undefined : typed;
}

/** A sentence with a place for its figure has it in both languages, and there is a figure. */
function hasPlace(text: PerLocale<string>, figure: PerLocale<string> | undefined): boolean {
  const places = locales.filter((locale) => text[locale].includes(FIGURE));
  return places.length === 0 || (places.length === locales.length && figure !== undefined);
}

function isPastDay(day: string, today: string): boolean {
  return readDay(day) !== undefined && day <= today;
}
