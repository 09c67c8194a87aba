import { locales } from '#domain/locale.ts';
import { type DateFacts, type DateOrder, dateOrderOf, dateOrders } from './import-dates.ts';
import {
  type ColumnPlaces,
  type NeededColumn,
  importColumns,
  missingColumns,
} from './import-columns.ts';
import { type RatingFacts, type Scale, scaleOf, scales } from './import-rating.ts';
import { IMPORT_CELLS, type ImportSource, importPlatforms } from './import.ts';

/** How a file is to be read, as far as the operator has said so. */
export interface ImportWish extends Pick<ImportSource, 'language'> {
  /** Of rows that do not name one; undefined where each has to. */
  platform?: ImportSource['platform'];
  /** The columns as they were assigned by hand; undefined where they are to be found by their names. */
  places?: ColumnPlaces | undefined;
  /** Whether the first row is a review already, and no names of columns. */
  isHeaderless: boolean;
  /** Undefined where the file itself is to tell. */
  dateOrder?: DateOrder | undefined;
  scale?: Scale | undefined;
  /** Whether what lies between two stars is taken for the lower one, and not left out. */
  isRoundedDown: boolean;
}

export interface ImportReading {
  wish: ImportWish;
  /** The names of its columns; of one without them its first row. */
  header: string[];
  places: ColumnPlaces;
  /** What it lacks to be read at all. */
  missing: NeededColumn[];
  /** Whether it holds dates whose order neither it nor the operator tells. */
  isDateUnclear: boolean;
  /** Whether it holds dates that can be read in two orders. */
  hasDateOrder: boolean;
  scale: Scale;
  /** Whether its numbers leave the scale open, and nobody has chosen it. */
  isScaleUnclear: boolean;
  /** Whether marks lie between two stars. */
  hasBetween: boolean;
  /** Whether it is a list of JSON or XML, whose entries are counted without a header. */
  isList: boolean;
}

/** A form before anybody has said how its file is to be read. */
export function firstWish(source: Pick<ImportSource, 'language' | 'platform'>): ImportWish {
  const { language, platform } = source;
  return { language, platform, isHeaderless: false, isRoundedDown: false };
}

/** What the cells of two columns tell of the whole. */
export interface ColumnFacts {
  dates: DateFacts;
  ratings: RatingFacts;
}

/** Decides how a file is read, from what was said and what its columns tell; its rows tell the rest. */
export function decideReading(
  wish: ImportWish,
  { header, places, isList }: Pick<ImportReading, 'header' | 'places' | 'isList'>,
  facts: ColumnFacts,
): Omit<ImportReading, 'hasBetween'> & { dateOrder: DateOrder | undefined } {
  const dateOrder = wish.dateOrder ?? dateOrderOf(facts.dates);
  const told = scaleOf(facts.ratings);
  return {
    wish,
    header,
    places,
    missing: missingColumns(places),
    dateOrder,
    isDateUnclear: facts.dates.either > 0 && dateOrder === undefined,
    hasDateOrder: facts.dates.either > 0,
    scale: wish.scale ?? told.scale,
    isScaleUnclear: wish.scale === undefined && !told.isSure,
    isList,
  };
}

/** What the form of a reading sends, by the names of its fields. */
export type WishFields = Record<string, string>;

export const columnField = (column: string) => `column-${column}`;

/** The form of a reading as it stands there before anybody changes it. */
export function fieldsOfReading({ wish, places }: ImportReading): WishFields {
  const columns = importColumns.map((column) => [
    columnField(column),
    places[column] === undefined ? '' : String(places[column]),
  ]);
  return {
    ...Object.fromEntries(columns),
    language: wish.language,
    platform: wish.platform ?? '',
    dateOrder: wish.dateOrder ?? '',
    scale: wish.scale === undefined ? '' : String(wish.scale),
    isRoundedDown: wish.isRoundedDown ? 'on' : '',
    isHeaderless: wish.isHeaderless ? 'on' : '',
  };
}

/** Whether the form of a reading still says what its preview was made of; one without its fields says nothing else. */
export function isAsRead(reading: ImportReading, field: (name: string) => string): boolean {
  return Object.entries(fieldsOfReading(reading)).every(([name, value]) => field(name) === value);
}

/** Reads the form of a reading. */
export function readWish(field: (name: string) => string): ImportWish {
  const places: ColumnPlaces = {};
  for (const column of importColumns) {
    const typed = field(columnField(column));
    const at = Number(typed);
    if (/^\d{1,3}$/.test(typed) && at < IMPORT_CELLS) places[column] = at;
  }
  return {
    places,
    language: locales.find((locale) => locale === field('language')) ?? 'cs',
    platform: importPlatforms.find((platform) => platform === field('platform')),
    dateOrder: dateOrders.find((order) => order === field('dateOrder')),
    scale: scales.find((scale) => String(scale) === field('scale')),
    isRoundedDown: field('isRoundedDown') === 'on',
    isHeaderless: field('isHeaderless') === 'on',
  };
}
