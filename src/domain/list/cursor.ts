/** Where a page of a list begins: behind a row, or where it ends: before one. */
export interface Cursor {
  side: 'after' | 'before';
  /** The row's place in the list's order, as `database/keyset.ts` writes it; nothing else reads it. */
  row: string;
}

export interface KeysetPage<Row> {
  rows: Row[];
  previous: Cursor | undefined;
  next: Cursor | undefined;
  /** Whether no row stands before these. */
  isFirst: boolean;
  /** Where a search stopped before the end of the list. */
  searchedTo?: Cursor | undefined;
}

/** Most characters of the part of an address that says where a page begins. */
const MOST_CURSOR = 200;

/** Reads the cursor out of a list's address; undefined for the first page. */
export function readCursor(query: URLSearchParams): Cursor | undefined {
  for (const side of ['after', 'before'] as const) {
    const row = query.get(side);
    if (row) return row.length <= MOST_CURSOR ? { side, row } : undefined;
  }
  return undefined;
}

/** The query of the list's address that leads to a page; of the first one it is empty. */
export function writeCursor(cursor: Cursor | undefined): Record<string, string> {
  return cursor ? { [cursor.side]: cursor.row } : {};
}
