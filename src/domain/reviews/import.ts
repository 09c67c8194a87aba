import { readDay } from '#domain/time/calendar.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { type Locale, locales } from '#domain/locale.ts';
import type { ReviewPlatform, namedPlatforms } from './platform.ts';

/** Megabytes (of 1024 kilobytes) of a file of reviews at most. */
export const IMPORT_MEGABYTES = 10;
/** Rows of a file at most. */
export const IMPORT_ROWS = 100_000;
/** Cells of a row at most: exports of review services have some dozens of columns. */
export const IMPORT_CELLS = 200;
/** Days for which a file that was read waits to be confirmed. */
export const IMPORT_WAITS_DAYS = 1;

/**
 * How far an import is: its file is being read, waits to be confirmed, becomes reviews, is done; or its reviews are
 * being taken away again, and are away.
 */
export type ImportState = 'reading' | 'ready' | 'running' | 'done' | 'withdrawing' | 'withdrawn';

/** Why a row of a file becomes no review. */
export const importFaults = [
  'name-missing',
  'name-long',
  'rating-wrong',
  /** Half a star, which nobody has asked to be taken for the lower whole one. */
  'rating-between',
  'text-missing',
  'text-long',
  'date-wrong',
  /** 3/4/2026, and nobody knows which is the month. */
  'date-unclear',
  'date-future',
  'service-unknown',
  'service-long',
  'language-unknown',
  /** A byte in it could not be read. */
  'byte-broken',
  /** A quote in it is opened and never closed. */
  'row-broken',
  'row-cells',
  /** It says the same as an earlier row, or as a review that was imported before. */
  'double',
] as const;
export type ImportFault = (typeof importFaults)[number];

/** Why nothing of a file can be read. */
export type FileProblem =
  | 'file-missing'
  | 'file-large'
  | 'file-empty'
  /** A workbook, a picture, an archive. */
  | 'file-no-text'
  /** Text in bytes that are neither UTF-8, UTF-16 nor Windows-1250. */
  | 'file-encoding'
  /** Hundreds of quotes that are never closed, or a list that ends in the middle. */
  | 'file-broken'
  /** JSON or XML that holds no reviews that we know. */
  | 'file-shape'
  | 'file-rows'
  | 'file-cells'
  /** Reading it took more time or memory than a file may take. */
  | 'file-heavy'
  /** Another file is being read. */
  | 'file-waits';

/** Most characters of the name of a source, of its address and of a service. */
export const SOURCE_MOST = 120;
export const SOURCE_URL_MOST = 500;
export const SERVICE_MOST = 120;

/** The form that comes with a file, as it was filled in. */
export interface ImportForm {
  /** A UUID of the form. */
  id: string;
  source: string;
  sourceUrl: string;
  /** YYYY-MM-DD. */
  exportedOn: string;
  /** Of rows that do not name one. */
  language: string;
  /** Of rows that do not name one; empty where each has to. */
  platform: string;
}

export type ImportField = 'source' | 'sourceUrl' | 'exportedOn' | 'file';
export type ImportFieldProblem =
  | 'source-missing'
  | 'source-long'
  | 'source-url-wrong'
  | 'exported-missing'
  | 'exported-future'
  | FileProblem;

/** Where the reviews of a file come from, and what its rows leave out. */
export interface ImportSource {
  source: string;
  sourceUrl: string | null;
  exportedOn: string;
  language: Locale;
  platform: ReviewPlatform | undefined;
}

type Problems = { [field in ImportField]?: ImportFieldProblem | undefined };

/**
 * Reads the form of an import, or says what is wrong at which field.
 * @param today the day in Prague, YYYY-MM-DD
 */
export function readImportForm(
  form: ImportForm,
  today: string,
): { ok: true; source: ImportSource } | { ok: false; problems: Problems } {
  const source = cleanText(form.source);
  const sourceUrl = cleanText(form.sourceUrl);
  const exportedOn = readDay(form.exportedOn);
  const problems: Problems = {
    source:
      source === '' ? 'source-missing' : source.length > SOURCE_MOST ? 'source-long' : undefined,
    sourceUrl: sourceUrl === '' || isWebAddress(sourceUrl) ? undefined : 'source-url-wrong',
    exportedOn:
      exportedOn === undefined
        ? 'exported-missing'
        : exportedOn > today
          ? 'exported-future'
          : undefined,
  };
  if (exportedOn === undefined || Object.values(problems).some(Boolean)) {
    return { ok: false, problems };
  }
  return {
    ok: true,
    source: {
      source,
      sourceUrl: sourceUrl === '' ? null : sourceUrl,
      exportedOn,
      language: locales.find((locale) => locale === form.language) ?? 'cs',
      platform: importPlatforms.find((platform) => platform === form.platform),
    },
  };
}

/** The platforms that the service of a review can name (rules 20). */
export const importPlatforms = [
  'instagram',
  'tiktok',
  'youtube',
  'facebook',
] as const satisfies readonly (keyof typeof namedPlatforms)[];

function isWebAddress(text: string): boolean {
  if (text.length > SOURCE_URL_MOST || !URL.canParse(text)) return false;
  return /^https?:$/.test(new URL(text).protocol);
}
