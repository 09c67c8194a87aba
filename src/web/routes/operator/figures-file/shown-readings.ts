import type { Queryable } from '#database/client.ts';
import { readPageSums, readReadingDays } from '#database/reading-sums.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import { PACKAGE_PAGES, readingKinds } from '#domain/counting/sources.ts';
import type { Locale } from '#domain/locale.ts';
import { type ShownCell, shownColumns } from '#domain/operator/hidden-cells.ts';
import { type Period, daysOf } from '#domain/operator/periods.ts';

/** The readings of a month as they may leave the shop: by day, by page, and their sum. */
export interface ShownReadings {
  days: [day: string, cell: ShownCell][];
  pages: [page: string, cell: ShownCell][];
  sum: ShownCell;
}

/**
 * Days and pages have the same sum, so what is hidden among them is decided together. Pages of packages are one
 * line: their sum is a step of the way to an order, and would tell of the last package that is hidden.
 */
export async function readShownReadings(
  db: Queryable,
  month: Period,
  edition: Locale,
): Promise<ShownReadings> {
  const counted = { kinds: readingKinds, edition };
  const byDay = await readReadingDays(db, month, counted);
  const byPage = await readPageSums(db, month, counted);
  const known = new Map(byDay.map(({ day, n }) => [day, n]));
  const pages = new Map<string, number>();
  for (const { key, n } of byPage) {
    const page = key === 'package' || readPackageId(key) ? PACKAGE_PAGES : key;
    pages.set(page, (pages.get(page) ?? 0) + n);
  }
  const days = daysOf(month);
  const names = [...pages.keys()].toSorted();
  const { columns, sum } = shownColumns([
    days.map((day) => known.get(day) ?? 0),
    names.map((page) => pages.get(page) ?? 0),
  ]);
  const [dayCells = [], pageCells = []] = columns;
  return {
    days: days.map((day, index) => [day, dayCells[index] ?? 0]),
    pages: names.map((page, index) => [page, pageCells[index] ?? 0]),
    sum,
  };
}
