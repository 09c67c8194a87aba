import { locales } from '#domain/locale.ts';
import { type DateFacts, type DateOrder, dateOrderOf, dateOrders } from './import-dates.ts';
import {
  type ColumnPositions,
  type NeededColumn,
  importColumns,
  missingColumns,
} from './import-columns.ts';
import { type RatingFacts, type RatingScale, ratingScaleOf, scales } from './import-rating.ts';
import { IMPORT_CELLS, type ImportSource, importPlatforms } from './import.ts';

/** How a file is to be read, as far as the operator has said so. */
export interface ReadingChoice extends Pick<ImportSource, 'language'> {
  /** Of rows that do not name one; undefined where each has to. */
  platform?: ImportSource['platform'];
  /** The columns as they were assigned by hand; undefined where they are to be found by their names. */
  positions?: ColumnPositions | undefined;
  /** Whether the first row is a review already, and no names of columns. */
  isHeaderless: boolean;
  /** Undefined where the file itself is to tell. */
  dateOrder?: DateOrder | undefined;
  scale?: RatingScale | undefined;
  /** Whether what lies between two stars is taken for the lower one, and not left out. */
  isRoundedDown: boolean;
}

export interface ImportReading {
  request: ReadingChoice;
  /** The names of its columns; of one without them its first row. */
  header: string[];
  positions: ColumnPositions;
  /** What it lacks to be read at all. */
  missing: NeededColumn[];
  /** Whether it holds dates whose order neither it nor the operator tells. */
  isDateUnclear: boolean;
  /** Whether it holds dates that can be read in two orders. */
  hasDateOrder: boolean;
  scale: RatingScale;
  /** Whether its numbers leave the scale open, and nobody has chosen it. */
  isScaleUnclear: boolean;
  /** Whether marks lie between two stars. */
  hasBetween: boolean;
  /** Whether it is a list of JSON or XML, whose entries are counted without a header. */
  isList: boolean;
}

/** A form before anybody has said how its file is to be read. */
export function defaultReading(source: Pick<ImportSource, 'language' | 'platform'>): ReadingChoice {
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
  request: ReadingChoice,
  { header, positions, isList }: Pick<ImportReading, 'header' | 'positions' | 'isList'>,
  facts: ColumnFacts,
): Omit<ImportReading, 'hasBetween'> & { dateOrder: DateOrder | undefined } {
  const dateOrder = request.dateOrder ?? dateOrderOf(facts.dates);
  const told = ratingScaleOf(facts.ratings);
  return {
    request,
    header,
    positions,
    missing: missingColumns(positions),
    dateOrder,
    isDateUnclear: facts.dates.either > 0 && dateOrder === undefined,
    hasDateOrder: facts.dates.either > 0,
    scale: request.scale ?? told.scale,
    isScaleUnclear: request.scale === undefined && !told.isSure,
    isList,
  };
}

/** What the form of a reading sends, by the names of its fields. */
export type ReadingInput = Record<string, string>;

export const columnField = (column: string) => `column-${column}`;

/** The form of a reading as it stands there before anybody changes it. */
export function fieldsOfReading({ request, positions }: ImportReading): ReadingInput {
  const columns = importColumns.map((column) => [
    columnField(column),
    positions[column] === undefined ? '' : String(positions[column]),
  ]);
  return {
    ...Object.fromEntries(columns),
    language: request.language,
    platform: request.platform ?? '',
    dateOrder: request.dateOrder ?? '',
    scale: request.scale === undefined ? '' : String(request.scale),
    isRoundedDown: request.isRoundedDown ? 'on' : '',
    isHeaderless: request.isHeaderless ? 'on' : '',
  };
}

/** Whether the form of a reading still says what its preview was made of; one without its fields says nothing else. */
export function isAsRead(reading: ImportReading, field: (name: string) => string): boolean {
  return Object.entries(fieldsOfReading(reading)).every(([name, value]) => field(name) === value);
}

/** Reads the form of a reading. */
export function readReadingChoice(field: (name: string) => string): ReadingChoice {
  const positions: ColumnPositions = {};
  for (const column of importColumns) {
    const input = field(columnField(column));
    const at = Number(input);
    if (/^\d{1,3}$/.test(input) && at < IMPORT_CELLS) positions[column] = at;
  }
  return {
    positions,
    language: locales.find((locale) => locale === field('language')) ?? 'cs',
    platform: importPlatforms.find((platform) => platform === field('platform')),
    dateOrder: dateOrders.find((order) => order === field('dateOrder')),
    scale: scales.find((scale) => String(scale) === field('scale')),
    isRoundedDown: field('isRoundedDown') === 'on',
    isHeaderless: field('isHeaderless') === 'on',
  };
}
