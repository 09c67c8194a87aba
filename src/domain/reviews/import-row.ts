import { cleanLines, cleanText } from '#domain/text/clean-text.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import type { ColumnPositions, ImportColumn } from './import-columns.ts';
import { type DateReading, readWrittenOn } from './import-dates.ts';
import { type RatingReading, readStars } from './import-rating.ts';
import type { ReadingChoice } from './import-reading.ts';
import { type ImportFault, type ImportSource, SERVICE_MOST } from './import.ts';
import { namedPlatforms } from './platform.ts';
import { REVIEW_NAME_MOST, REVIEW_TEXT } from './review-form.ts';
import type { Rating } from './review.ts';

/** What languages are called instead of by their code (BCP 47). */
const called: Readonly<Record<string, Locale>> = {
  cz: 'cs',
  čeština: 'cs',
  česky: 'cs',
  český: 'cs',
  czech: 'cs',
  cesky: 'cs',
  cestina: 'cs',
  tschechisch: 'cs',
  us: 'en',
  gb: 'en',
  angličtina: 'en',
  anglicky: 'en',
  anglictina: 'en',
  english: 'en',
  englisch: 'en',
};

/** The language that a cell names by code or word, in whatever country: cs, cs_CZ, ces, en-AU; undefined of others. */
export function readLanguage(input: string, otherwise: Locale): Locale | undefined {
  const bare = cleanText(input).toLowerCase();
  if (bare === '') return otherwise;
  const [first = ''] = bare.split(/[\s_(-]/u);
  if (Object.hasOwn(called, first)) return called[first];
  if (!/^[a-z]{2,3}$/.test(first)) return undefined;
  const [code] = Intl.getCanonicalLocales(first);
  return locales.find((locale) => locale === code);
}

/** What a review says in the columns of a file. */
interface Parts {
  title: string;
  text: string;
  pros: string;
  cons: string;
}

/** One text of all that a review says: its title, its text, then what speaks for it and against. */
export function reviewText({ title, text, pros, cons }: Parts): string {
  const head = cleanLines(title);
  const body = ownWords(cleanLines(text));
  // Where no title was given, some services repeat how the text begins.
  const isRepeated = body.startsWith(head.replace(/(?:…|\.{3})$/u, '').trim());
  const points = [...pointsOf('+', pros), ...pointsOf('−', cons)].join('\n');
  return [isRepeated ? '' : head, body, points]
    .filter((part) => part !== '')
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** How Google marks what it has translated, and what stood there before. */
const TRANSLATED = /\((?:Translated by Google|Přeloženo Googlem)\)/u;
const ORIGINAL = /\((?:Original|Originál)\)/u;

/** What somebody wrote, without the translation that an export puts before or behind it. */
function ownWords(text: string): string {
  const [before = '', translated] = text.split(TRANSLATED, 2);
  if (translated === undefined) return text;
  const [, original = ''] = before.trim() === '' ? translated.split(ORIGINAL, 2) : [];
  return before.trim() || original.trim() || text;
}

function pointsOf(sign: string, input: string): string[] {
  return cleanLines(input)
    .split('\n')
    .map((line) => line.replace(/^[-+−–•*]\s*/u, '').trim())
    .filter((line) => line !== '')
    .map((line) => `${sign} ${line}`);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
};

/**
 * Plain text of a cell in which a shop's program has left its markup: breaks are lines, tags go, signs stand for
 * themselves. What only looks like it, "5 < 6", stays.
 */
export function withoutMarkup(input: string): string {
  if (!/[<&]/.test(input)) return input;
  return input
    .replaceAll(/<(script|style)\b[^>]{0,500}>[^<]{0,5000}<\/\1>/gi, '')
    .replaceAll(/<br\s{0,5}\/?>|<\/(?:p|div|li)>/gi, '\n')
    .replaceAll(
      /<\/?(?:a|b|blockquote|br|div|em|i|img|li|ol|p|script|span|strong|style|u|ul)(?:\s[^<>]{0,500})?\/?>/gi,
      '',
    )
    .replaceAll(/&(?:([a-z]{2,6})|#(\d{1,6})|#x([\da-f]{1,5}));/gi, (whole, name, decimal, hex) => {
      if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    });
}

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
  positions: ColumnPositions;
  source: Pick<ReadingChoice, 'language' | 'platform'>;
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
  const { positions, source, today } = reading;
  const cell = (column: ImportColumn) => cells[positions[column] ?? -1] ?? '';
  if (Object.values(positions).some((at) => at !== undefined && cells[at]?.includes(BROKEN)))
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
function readService(input: string, chosen: ImportSource['platform']): string | undefined {
  const service = cleanText(withoutMarkup(input));
  const lower = service.toLowerCase();
  if (keysOf(namedPlatforms).some((id) => lower.includes(id))) return service;
  const platform = keysOf(namedPlatforms).find((id) => id === chosen);
  if (platform === undefined) return undefined;
  const name = namedPlatforms[platform];
  return service === '' ? name : `${name}: ${service}`;
}
