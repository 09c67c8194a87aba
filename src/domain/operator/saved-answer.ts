import { cleanLines, cleanText } from '#domain/clean-text.ts';
import { fillPlaces, placesIn } from '#domain/places.ts';

/** The places of a saved answer that are filled in for the one who is answered (rules 70). */
export const answerPlaces = ['name', 'order', 'number', 'shop', 'me'] as const;
export type AnswerPlace = (typeof answerPlaces)[number];

/** What a place is filled with; undefined where there is nothing, as of somebody who never ordered. */
export type PlaceValues = Record<AnswerPlace, string | undefined>;

/** Most characters of a saved answer and of its name, and most answers of one language. */
export const answerLimits = { title: 80, text: 4000 } as const;
export const MOST_ANSWERS = 100;

export type AnswerProblem =
  | { field: 'title'; problem: 'title-missing' | 'title-long' | 'title-taken' }
  | { field: 'text'; problem: 'text-missing' | 'text-long' }
  | { field: 'text'; problem: 'place-unknown'; places: string[] };

function isPlace(name: string): name is AnswerPlace {
  return answerPlaces.some((place) => place === name);
}

/** Reads a saved answer as it was typed, or says what is wrong at which field; an unknown place is named. */
export function readAnswer(typed: {
  title: string;
  text: string;
}): { ok: true; title: string; text: string } | ({ ok: false } & AnswerProblem) {
  const title = cleanText(typed.title);
  const text = cleanLines(typed.text);
  if (title === '') return { ok: false, field: 'title', problem: 'title-missing' };
  if (title.length > answerLimits.title)
    return { ok: false, field: 'title', problem: 'title-long' };
  if (text === '') return { ok: false, field: 'text', problem: 'text-missing' };
  if (text.length > answerLimits.text) return { ok: false, field: 'text', problem: 'text-long' };
  const places = placesIn(text).filter((name) => !isPlace(name));
  if (places.length > 0) return { ok: false, field: 'text', problem: 'place-unknown', places };
  return { ok: true, title, text };
}

/** A saved answer with its places filled in; one for which there is no value stays as it is written. */
export function fillAnswer(text: string, values: PlaceValues): string {
  return fillPlaces(text, (name) => (isPlace(name) ? values[name] : undefined));
}
