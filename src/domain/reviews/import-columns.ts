/** What a file of reviews can say of one; the first four it must. */
export const importColumns = ['name', 'rating', 'text', 'date', 'service', 'language'] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Without these a row is no review. */
const needed = ['name', 'rating', 'text', 'date'] as const satisfies readonly ImportColumn[];
export type NeededColumn = (typeof needed)[number];

/** What the columns are called in files, without accents and capitals. */
const known: Record<ImportColumn, readonly string[]> = {
  name: ['jmeno', 'autor', 'zakaznik', 'podpis', 'name', 'author', 'customer', 'reviewer'],
  rating: ['hodnoceni', 'hvezdicky', 'pocet hvezdicek', 'rating', 'stars', 'score'],
  text: [
    'text',
    'recenze',
    'text recenze',
    'komentar',
    'review',
    'comment',
    'content',
    'review text',
  ],
  date: [
    'datum',
    'napsano',
    'datum recenze',
    'date',
    'created',
    'created at',
    'written',
    'review date',
  ],
  service: ['sluzba', 'platforma', 'produkt', 'sit', 'service', 'platform', 'product', 'network'],
  language: ['jazyk', 'language', 'lang', 'locale'],
};

/** Where the columns stand in the rows of a file; undefined for one that it lacks. */
export type ColumnPlaces = { [column in ImportColumn]?: number };

/** Finds the columns by their header, or says which of the needed ones are missing. */
export function findColumns(
  header: readonly string[],
): { ok: true; places: ColumnPlaces } | { ok: false; missing: NeededColumn[] } {
  const named = header.map(plain);
  const places: ColumnPlaces = {};
  for (const column of importColumns) {
    const at = named.findIndex((name) => known[column].includes(name));
    if (at >= 0) places[column] = at;
  }
  const missing = needed.filter((column) => places[column] === undefined);
  return missing.length > 0 ? { ok: false, missing } : { ok: true, places };
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, ' ')
    .trim();
}

export const separators = [';', ',', '\t'] as const;

/** The separator of a file: what its first line has most of, quoted text apart. */
export function separatorOf(text: string): (typeof separators)[number] {
  const line = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)[0] ?? '';
  const counts = separators.map((separator) => line.split(separator).length);
  const most = Math.max(...counts);
  return separators[counts.indexOf(most)] ?? ';';
}
