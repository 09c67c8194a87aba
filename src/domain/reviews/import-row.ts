import { readDay } from '#domain/calendar.ts';
import { cleanLines, cleanText } from '#domain/clean-text.ts';
import type { Locale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { type ImportFault, type ImportSource, SERVICE_MOST } from './import.ts';
import type { ColumnPlaces, ImportColumn } from './import-columns.ts';
import { namedPlatforms } from './platform.ts';
import { type Rating, readRating } from './review.ts';
import { REVIEW_NAME_MOST, REVIEW_TEXT } from './review-form.ts';

/** A row of a file that can become a review. */
export interface ImportedRow {
  name: string;
  text: string;
  rating: Rating;
  service: string;
  language: Locale;
  /** The day on which it was written, YYYY-MM-DD: its own, not that of the import. */
  writtenOn: string;
}

interface Reading {
  places: ColumnPlaces;
  source: Pick<ImportSource, 'language' | 'platform'>;
  /** The day in Prague, YYYY-MM-DD. */
  today: string;
}

type Read = { ok: true; row: ImportedRow } | { ok: false; fault: ImportFault };

/** Reads a row of a file by its columns, or says what is wrong with it; formulas stay plain text (rules 71). */
export function readImportRow(cells: readonly string[], reading: Reading): Read {
  const { places, source, today } = reading;
  const cell = (column: ImportColumn) => cells[places[column] ?? -1] ?? '';
  const name = cleanText(cell('name'));
  if (name === '') return fault('name-missing');
  if (name.length > REVIEW_NAME_MOST) return fault('name-long');
  const rating = readStars(cell('rating'));
  if (!rating) return fault('rating-wrong');
  const text = cleanLines(cell('text')).replaceAll(/\n{3,}/g, '\n\n');
  if (text === '') return fault('text-missing');
  if (text.length > REVIEW_TEXT.most) return fault('text-long');
  const writtenOn = readWrittenOn(cell('date'));
  if (writtenOn === undefined) return fault('date-wrong');
  if (writtenOn > today) return fault('date-future');
  const language = readLanguage(cell('language'), source.language);
  if (!language) return fault('language-unknown');
  const service = readService(cell('service'), source.platform);
  if (service === undefined) return fault('service-unknown');
  if (service.length > SERVICE_MOST) return fault('service-long');
  return { ok: true, row: { name, text, rating, service, language, writtenOn } };
}

function fault(why: ImportFault): Read {
  return { ok: false, fault: why };
}

/** Whole stars from one to five: 5, 5/5, 5,0, ★★★★★. A half of one is not rounded. */
function readStars(typed: string): Rating | undefined {
  const bare = typed.trim();
  if (/^★{1,5}☆{0,4}$/u.test(bare))
    return readRating([...bare].filter((one) => one === '★').length);
  const digit = /^([1-5])(?:[.,]0{1,2})?(?:\s?\/\s?5)?$/.exec(bare)?.[1];
  return digit === undefined ? undefined : readRating(Number(digit));
}

/** The day of a moment as machines write it, 2026-11-01 10:00, or as Czechs do, 1. 11. 2026. */
function readWrittenOn(typed: string): string | undefined {
  const bare = typed.trim();
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ].{0,40})?$/.exec(bare)?.[1];
  if (iso !== undefined) return readDay(iso);
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:\s.{0,20})?$/u.exec(bare) ?? [];
  return readDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

const languages: Readonly<Record<string, Locale>> = {
  cs: 'cs',
  cz: 'cs',
  'cs-cz': 'cs',
  čeština: 'cs',
  česky: 'cs',
  czech: 'cs',
  en: 'en',
  'en-us': 'en',
  'en-gb': 'en',
  angličtina: 'en',
  anglicky: 'en',
  english: 'en',
};

function readLanguage(typed: string, otherwise: Locale): Locale | undefined {
  const bare = cleanText(typed).toLowerCase().replace('_', '-');
  if (bare === '') return otherwise;
  return Object.hasOwn(languages, bare) ? languages[bare] : undefined;
}

/** The service with a platform in its name; what names none is of the one that was chosen for all (rules 20). */
function readService(typed: string, chosen: ImportSource['platform']): string | undefined {
  const service = cleanText(typed);
  const lower = service.toLowerCase();
  if (keysOf(namedPlatforms).some((id) => lower.includes(id))) return service;
  const platform = keysOf(namedPlatforms).find((id) => id === chosen);
  if (platform === undefined) return undefined;
  const name = namedPlatforms[platform];
  return service === '' ? name : `${name}: ${service}`;
}
