import type { MiddlewareFunction } from 'react-router';
import type { Queryable } from '#database/client.ts';
import { type PlainAdminPage, adminHref } from '#domain/addresses.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import type { Cursor, KeysetPage } from '#domain/list/cursor.ts';
import type { Asked, Filter, FilterFields } from '#domain/list/filter.ts';
import type { Locale } from '#domain/locale.ts';
import { type CsvFigure, csvRow } from '#domain/figures/figures-csv.ts';
import { recordListExport } from '#flows/operator/audit-log.ts';
import { operatorOf } from '#web/frame/context.ts';
import { sendCsv } from './send-csv.ts';

/** A column of a list's file: what stands above it, and what of a row stands in it. */
export interface FileColumn<Row> {
  head: string;
  cell: (row: Row) => string | CsvFigure;
}

interface ListFile<Fields extends FilterFields, Row> {
  /** The file's own address, whose row says who may take it; it ends in `.csv`. */
  address: PlainAdminPage;
  filter: Filter<Fields>;
  /** The query of the list's page: the file is read by it, page after page. */
  list: (db: Queryable, asked: Asked<Fields>) => Promise<KeysetPage<Row>>;
  columns: (locale: Locale) => readonly FileColumn<Row>[];
}

/**
 * Answers the address of a list's file from the module of its page, as the middleware that the module exports: the
 * rows of the filter in the sequence of the list, one page of them in memory. Who took it, and of which filter, is
 * in the log before anything leaves the shop.
 */
export function defineListFile<Fields extends FilterFields, Row>(
  file: ListFile<Fields, Row>,
): MiddlewareFunction<Response> {
  const path = adminHref(file.address);
  const [name = ''] = path.split('/').at(-1)?.split('.') ?? [];
  return async ({ request, context }, next) => {
    const url = new URL(request.url);
    if (url.pathname !== path) return next();
    const { services, operator, locale } = operatorOf(context);
    const asked = file.filter.read(url.searchParams);
    const query = new URLSearchParams(file.filter.write(asked.values)).toString();
    await recordListExport(services, { operator, list: name, query });
    const lines = writeLines(file, services.db, asked, locale);
    return sendCsv(request, `${name}-${dayInPrague(services.clock())}`, lines);
  };
}

async function* writeLines<Fields extends FilterFields, Row>(
  { list, columns }: ListFile<Fields, Row>,
  db: Queryable,
  asked: Asked<Fields>,
  locale: Locale,
): AsyncGenerator<string, undefined> {
  const known = columns(locale);
  yield csvRow(known.map(({ head }) => head));
  let cursor: Cursor | undefined;
  do {
    const page = await list(db, { ...asked, cursor });
    yield page.rows.map((row) => csvRow(known.map(({ cell }) => cell(row)))).join('');
    cursor = page.next;
  } while (cursor);
  return undefined;
}
