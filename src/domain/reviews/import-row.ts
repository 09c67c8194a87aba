import { cleanText } from '#domain/clean-text.ts';
import type { Locale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { type ImportFault, type ImportSource, SERVICE_MOST } from './import.ts';
import type { ColumnPlaces, ImportColumn } from './import-columns.ts';
import { type DateReading, readWrittenOn } from './import-dates.ts';
import { readLanguage } from './import-language.ts';
import { type RatingReading, readStars } from './import-rating.ts';
import { reviewText, withoutMarkup } from './import-text.ts';
import type { ImportWish } from './import-reading.ts';
import { namedPlatforms } from './platform.ts';
import type { Rating } from './review.ts';
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

export interface RowReading {
  places: ColumnPlaces;
  source: Pick<ImportWish, 'language' | 'platform'>;
  /** The day in Prague, YYYY-MM-DD. */
  today: string;
  dates: DateReading;
  ratings: RatingReading;
}

type Read = { ok: true; row: ImportedRow } | { ok: false; fault: ImportFault };

/** What stands where a byte could not be read. */
const BROKEN = '\ufffd';

/** Reads a row of a file by its columns, or says what is wrong with it; formulas stay plain text (rules 71). */
export function readImportRow(cells: readonly string[], reading: RowReading): Read {
  const { places, source, today } = reading;
  const cell = (column: ImportColumn) => cells[places[column] ?? -1] ?? '';
  if (Object.values(places).some((at) => at !== undefined && cells[at]?.includes(BROKEN)))
    return fault('byte-broken');
  const name = cleanText(withoutMarkup(cell('name')));
  if (name === '') return fault('name-missing');
  if (name.length > REVIEW_NAME_MOST) return fault('name-long');
  const rating = readStars(cell('rating'), reading.ratings);
  if (typeof rating === 'string') return fault(rating);
  const text = textOf(cell);
  if (text === '') return fault('text-missing');
  if (text.length > REVIEW_TEXT.most) return fault('text-long');
  const written = readWrittenOn(cell('date'), reading.dates);
  if (typeof written === 'string') return fault(written);
  if (written.day > today) return fault('date-future');
  const language = readLanguage(cell('language'), source.language);
  if (!language) return fault('language-unknown');
  const service = readService(cell('service'), source.platform);
  if (service === undefined) return fault('service-unknown');
  if (service.length > SERVICE_MOST) return fault('service-long');
  return { ok: true, row: { name, text, rating, service, language, writtenOn: written.day } };
}

function fault(why: ImportFault): Read {
  return { ok: false, fault: why };
}

function textOf(cell: (column: ImportColumn) => string): string {
  const [title, text, pros, cons] = (['title', 'text', 'pros', 'cons'] as const).map((column) =>
    withoutMarkup(cell(column)),
  );
  return reviewText({ title: title ?? '', text: text ?? '', pros: pros ?? '', cons: cons ?? '' });
}

/** The service with a platform in its name; what names none is of the one that was chosen for all (rules 20). */
function readService(typed: string, chosen: ImportSource['platform']): string | undefined {
  const service = cleanText(withoutMarkup(typed));
  const lower = service.toLowerCase();
  if (keysOf(namedPlatforms).some((id) => lower.includes(id))) return service;
  const platform = keysOf(namedPlatforms).find((id) => id === chosen);
  if (platform === undefined) return undefined;
  const name = namedPlatforms[platform];
  return service === '' ? name : `${name}: ${service}`;
}
