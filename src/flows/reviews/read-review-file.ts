import { createHash } from 'node:crypto';
import type { ReadRow } from '#database/reviews/review-imports.ts';
import { type FileProblem, IMPORT_ROWS, type ImportFault } from '#domain/reviews/import.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { findColumns, headerOf, isUtcColumn } from '#domain/reviews/import-columns.ts';
import { noDates, recordDate } from '#domain/reviews/import-dates.ts';
import { noRatings, recordRating } from '#domain/reviews/import-rating.ts';
import {
  type ColumnFacts,
  type ImportReading,
  type ReadingChoice,
  decideReading,
} from '#domain/reviews/import-reading.ts';
import { type ImportedRow, type RowReading, readImportRow } from '#domain/reviews/import-row.ts';
import { FileRefused, decodeText, readTable } from './read-table.ts';
import { readJson, readXml } from './read-list.ts';

/** A file of reviews as it was sent, or what it says as it was kept, with how it is to be read. */
export interface ReviewFile {
  content: { bytes: Uint8Array<ArrayBuffer> } | { parts: readonly string[] };
  request: ReadingChoice;
  /** The day in Prague, YYYY-MM-DD. */
  today: string;
}

export type ReadReviewFile =
  | {
      ok: true;
      /** Each is a list of `ReadRow` as JSON: one is read at a time, so that nobody waits for all of them. */
      chunks: readonly string[];
      /** What the file says, to be read once more in another way: each a list of `KeptRow` as JSON. */
      parts: readonly string[];
      reading: ImportReading;
    }
  | {
      ok: false;
      problem: FileProblem;
      /** The row at which reading it stopped. */
      row: number | undefined;
      /** What the file is instead. */
      called: string | undefined;
    };

type KeptRow = [row: number, read: string[] | ImportFault];

/** Rows of one statement that stores them, and about how many characters. */
const CHUNK = 250;
const CHUNK_SIZE = 256 * 1024;
/** Characters that are kept of the name of a column. */
const MOST_NAME = 60;
/** What says nothing of a review and much of who wrote it is not kept. */
const ONLY_ADDRESS = /^(?:[^\s@]{1,64}@[^\s@]{1,255}|\d{1,3}(?:\.\d{1,3}){3})$/;

/** Reads all rows of a file, or says why it cannot be read. Meant for a thread of its own (bounded-work.ts). */
export function readReviewFile({ content, request, today }: ReviewFile): ReadReviewFile {
  try {
    const parts = 'parts' in content ? content.parts : partsOf(content.bytes);
    const { decided, row: rowReading, headerAt } = decide(parts, request, today);
    const chunks: string[] = [];
    let hasBetween = false;
    for (const part of decided.missing.length > 0 ? [] : parts) {
      const read = rowsOf(part)
        .filter(([row]) => row > headerAt)
        .map(([row, cells]) => readRow(row, cells, rowReading));
      hasBetween ||= read.some((one) => 'fault' in one && one.fault === 'rating-between');
      chunks.push(JSON.stringify(read));
    }
    return { ok: true, chunks, parts, reading: { ...decided, hasBetween } };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const { problem, row, called } = error;
    return { ok: false, problem, row, called };
  }
}

function rowsOf(part: string): KeptRow[] {
  return JSON.parse(part);
}

/** What a file says, row by row. */
function partsOf(bytes: Uint8Array): string[] {
  const text = decodeText(bytes);
  const parts: string[] = [];
  let waiting: KeptRow[] = [];
  let size = 0;
  const take = (row: number, read: string[] | ImportFault) => {
    if (row > IMPORT_ROWS + 1) throw new FileRefused('file-rows', { row });
    const kept = typeof read === 'string' ? read : worthKeeping(read);
    if (kept.length === 0) return;
    waiting.push([row, kept]);
    size += kept.length;
    if (typeof kept !== 'string') for (const cell of kept) size += cell.length;
    if (waiting.length < CHUNK && size < CHUNK_SIZE) return;
    parts.push(JSON.stringify(waiting));
    waiting = [];
    size = 0;
  };
  const start = text.trimStart();
  if (/^[[{]/.test(start)) readJson(text, take);
  else if (start.startsWith('<')) readXml(text, take);
  else readTable(text, take);
  if (waiting.length > 0) parts.push(JSON.stringify(waiting));
  if (parts.length === 0) throw new FileRefused('file-empty');
  return parts;
}

/** The cells of a row up to the last one that says something. */
function worthKeeping(cells: readonly string[]): string[] {
  const kept = cells.map((cell) => (ONLY_ADDRESS.test(cell.trim()) ? '' : cell));
  return kept.slice(0, kept.findLastIndex((cell) => cell.trim() !== '') + 1);
}

/** Rows among which the names of the columns are looked for. */
const HEAD_ROWS = 10;

/** The name of a column as it is kept: without what no column of the database takes, and cut between characters. */
function headerName(name: string): string {
  return [...cleanText(name.slice(0, 10 * MOST_NAME).toWellFormed())].slice(0, MOST_NAME).join('');
}

/** Decides how a file is read, from the names of its columns and all that they hold. */
function decide(parts: readonly string[], request: ReadingChoice, today: string) {
  const first = rowsOf(parts[0] ?? '[]').slice(0, HEAD_ROWS);
  const isList = first[0]?.[0] === 0;
  const rows = first.map(([, read]) => (typeof read === 'string' ? [] : read));
  const at = request.isHeaderless || isList ? 0 : headerOf(rows);
  const header = (rows[at] ?? []).map(headerName);
  if (header.length === 0) throw refusedHead(first[at]);
  const headerAt = request.isHeaderless ? -1 : (first[at]?.[0] ?? 0);
  const positions = request.positions ?? findColumns(request.isHeaderless ? [] : header);
  const facts = factsOf(parts, positions, headerAt);
  const { dateOrder, ...decided } = decideReading(request, { header, positions, isList }, facts);
  const row: RowReading = {
    positions,
    source: request,
    today,
    dates: { order: dateOrder, isUtc: isUtcColumn(header[positions.date ?? -1]) },
    ratings: { scale: decided.scale, isRoundedDown: request.isRoundedDown },
  };
  return { decided, row, headerAt };
}

function refusedHead(first: KeptRow | undefined): FileRefused {
  const [row = 1, read] = first ?? [];
  return new FileRefused(read === 'row-cells' ? 'file-cells' : 'file-broken', { row });
}

function factsOf(
  parts: readonly string[],
  { date = -1, rating = -1 }: { date?: number | undefined; rating?: number | undefined },
  headerAt: number,
): ColumnFacts {
  const facts = { dates: noDates(), ratings: noRatings() };
  for (const part of parts) {
    for (const [row, cells] of rowsOf(part)) {
      if (row <= headerAt || typeof cells === 'string') continue;
      recordDate(facts.dates, cells[date] ?? '');
      recordRating(facts.ratings, cells[rating] ?? '');
    }
  }
  return facts;
}

function readRow(row: number, cells: string[] | ImportFault, reading: RowReading): ReadRow {
  if (typeof cells === 'string') return { row, fault: cells };
  const read = readImportRow(cells, reading);
  return read.ok
    ? { row, stated: read.row, contentHash: contentHash(read.row) }
    : { row, fault: read.fault };
}

/** Of what a review says, so that the same one is not brought in twice. */
function contentHash({ name, text, rating, language, writtenOn }: ImportedRow): string {
  const stated = JSON.stringify([name.toLowerCase(), text, rating, language, writtenOn]);
  return createHash('sha256').update(stated).digest('hex');
}
