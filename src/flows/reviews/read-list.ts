import { Parser } from 'htmlparser2';
import { IMPORT_CELLS, IMPORT_ROWS } from '#domain/reviews/import.ts';
import { findColumns } from '#domain/reviews/import-columns.ts';
import { type TakeRow, FileRefused } from './read-table.ts';

/** An entry of a list by the names of what it says; a name within another follows it after a dot. */
type Entry = Map<string, string>;

/** What the reviews of a file are called that is a tree: those of Heureka, of feeds for Google, of others. */
const ENTRIES = new Set(['review', 'recenze', 'testimonial', 'opinion']);

/** Elements within one another; each costs the parser more than the last. */
const MOST_DEPTH = 50;

/** Names of kinds of files that hold no reviews of a shop, by their root or by what they begin with. */
const kinds: Readonly<Record<string, string>> = {
  rss: 'RSS',
  feed: 'Atom',
  urlset: 'sitemap',
  workbook: 'Excel XML',
  html: 'HTML',
};

/** Reads a list of reviews in JSON, as Google Takeout and others export them; its names become a row 0. */
export function readJson(text: string, take: TakeRow): void {
  const read = parseList(text);
  const entries = listIn(read).map((entry) => flat(entry));
  if (!isOfReviews(entries)) throw new FileRefused('file-shape', { called: nameOfJson(read) });
  takeEntries(entries, take);
}

/** Reads the reviews of a tree in XML, as Heureka exports them. It resolves no entities of its own (docs/security.md). */
export function readXml(text: string, take: TakeRow): void {
  const { root, entries } = reviewsOf(text);
  if (!isOfReviews(entries)) {
    const name = kinds[root.toLowerCase()] ?? `XML <${root.slice(0, 40)}>`;
    throw new FileRefused('file-shape', { called: name });
  }
  takeEntries(entries, take);
}

/** Two names that are known make an entry a review. */
function isOfReviews(entries: readonly Entry[]): boolean {
  const [first] = entries;
  return first !== undefined && Object.keys(findColumns(namesOf(entries.slice(0, 20)))).length > 1;
}

function namesOf(entries: readonly Entry[]): string[] {
  return [...new Set(entries.flatMap((entry) => [...entry.keys()]))];
}

function takeEntries(entries: readonly Entry[], take: TakeRow): void {
  const names = new Set<string>();
  for (const entry of entries) for (const name of entry.keys()) names.add(name);
  if (names.size > IMPORT_CELLS) throw new FileRefused('file-cells');
  const header = [...names];
  take(0, header);
  for (const [index, entry] of entries.entries())
    take(
      index + 1,
      header.map((name) => entry.get(name) ?? ''),
    );
}

function parseList(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return ofLines(text);
  }
}

/** A file may have an entry on each line instead of one list. */
function ofLines(text: string): unknown {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  try {
    return lines.map((line): unknown => JSON.parse(line));
  } catch {
    throw new FileRefused('file-broken', { called: 'JSON' });
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The longest list of objects, at the top or one below it. */
function listIn(read: unknown): Record<string, unknown>[] {
  const lists = [read, ...(isRecord(read) ? Object.values(read) : [])].filter(Array.isArray);
  const [longest = []] = lists.toSorted((a, b) => b.length - a.length);
  boundEntries(longest.length);
  return longest.filter(isRecord);
}

function boundEntries(count: number): void {
  if (count > IMPORT_ROWS) throw new FileRefused('file-rows', { row: IMPORT_ROWS + 1 });
}

function flat(entry: Record<string, unknown>): Entry {
  const found: Entry = new Map();
  for (const [name, value] of Object.entries(entry)) {
    if (!isRecord(value)) note(found, name, value);
    else
      for (const [below, stated] of Object.entries(value)) note(found, `${name}.${below}`, stated);
  }
  return found;
}

function note(entry: Entry, name: string, value: unknown): void {
  if (['string', 'number', 'boolean'].includes(typeof value)) entry.set(name, String(value));
}

function nameOfJson(read: unknown): string {
  if (isRecord(read) && read['type'] === 'FeatureCollection') return 'GeoJSON';
  const names = isRecord(read) ? Object.keys(read).slice(0, 3) : [];
  return names.length > 0 ? `JSON {${names.map((name) => name.slice(0, 40)).join(', ')}}` : 'JSON';
}

function reviewsOf(text: string): { root: string; entries: Entry[] } {
  const entries: Entry[] = [];
  const path: string[] = [];
  let root = '';
  let entry: Entry | undefined;
  let stated = '';
  let from = 0;
  const parser = new Parser(
    {
      onopentagname(name) {
        root ||= name;
        path.push(name);
        if (path.length > MOST_DEPTH) throw new FileRefused('file-shape', { called: 'XML' });
        stated = '';
        if (entry || !ENTRIES.has(name.toLowerCase())) return;
        entry = new Map();
        from = path.length;
      },
      ontext(more) {
        if (entry) stated += more;
      },
      onclosetag() {
        if (entry && path.length === from) {
          if (entry.size > 0) entries.push(entry);
          boundEntries(entries.length);
          entry = undefined;
        } else if (entry && stated.trim() !== '')
          entry.set(path.slice(from).join('.'), stated.trim());
        stated = '';
        path.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return { root, entries };
}
