import type { ReactNode } from 'react';
import { withQuery } from '#domain/addresses.ts';
import { type Cursor, type KeysetPage, writeCursor } from '#domain/list/cursor.ts';
import type { FilterFields } from '#domain/list/filter.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterForm, type FilterParts } from './filter-form.tsx';
import { type Column, ListTable } from './list-table.tsx';
import { useListWords } from './list-words.ts';
import { Pager } from './pager.tsx';

interface ListHeadProps {
  title: string;
  lead?: ReactNode;
  /** Where the list belongs to, above its name. */
  back?: ReactNode;
  /** What can be done beside reading: a new row, another list. */
  action?: ReactNode;
  /** The address of the list as a file; a filter of the list is added to it. */
  file?: string | undefined;
}

interface ListPageProps<Fields extends FilterFields, Row> extends ListHeadProps {
  /** The address of the list, without its filter. */
  address: string;
  filter?: FilterParts<Fields>;
  /** What of the address stays from page to page beside the filter. */
  query?: Record<string, string>;
  page: KeysetPage<Row>;
  caption: string;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string | number;
  isUnlabelled?: boolean;
  /** How many rows there are, in words. */
  count?: ReactNode;
  /** What is said of a list that has no rows at all. */
  none?: { title?: string; text?: ReactNode };
  /** What the page says above its filter. */
  children?: ReactNode;
  /** What follows the list. */
  below?: ReactNode;
}

/** A page of a list: its head, its filter, its rows, and what leads to the rest of them. */
export function ListPage<Fields extends FilterFields, Row>(props: ListPageProps<Fields, Row>) {
  const { address, filter, query, page, caption, columns, keyOf } = props;
  const { file, count, none, children, below, isUnlabelled } = props;
  const isFiltered = filter?.filter.isSet(filter.asked.values) ?? false;
  const asked = { ...query, ...filter?.filter.write(filter.asked.values) };
  const to = (cursor?: Cursor) => withFilter(address, { ...asked, ...writeCursor(cursor) });
  return (
    <div className="admin-page">
      <ListHead {...props} file={file && withFilter(file, asked)} />
      {children}
      {filter && <FilterForm {...filter} address={address} />}
      {count && <p className="quiet">{count}</p>}
      {page.rows.length > 0 ? (
        <ListTable {...{ caption, columns, keyOf, isUnlabelled }} rows={page.rows} />
      ) : (
        <NoRows isFiltered={isFiltered || !page.isFirst} none={none} address={address} />
      )}
      <Pager page={page} to={to} />
      {below}
    </div>
  );
}

/** The head of a list, and what the browser's tab says of it. */
export function ListHead({ title, lead, back, action, file }: ListHeadProps) {
  const m = useListWords();
  return (
    <header className="list-head">
      <PageTitle>{title}</PageTitle>
      <div>
        {back && <p>{back}</p>}
        <h1 className="breakable">{title}</h1>
        {lead && <p className="log__lead">{lead}</p>}
      </div>
      {(action || file) && (
        <div className="cluster">
          {action}
          {file && <ButtonLink href={file}>{m.file}</ButtonLink>}
        </div>
      )}
    </header>
  );
}

interface NoRowsProps {
  isFiltered: boolean;
  none: { title?: string; text?: ReactNode } | undefined;
  address: string;
}

/** A list without rows: because of its filter, or because there are none yet. */
function NoRows({ isFiltered, none, address }: NoRowsProps) {
  const m = useListWords();
  if (!isFiltered) return <EmptyState title={none?.title ?? m.none}>{none?.text}</EmptyState>;
  return (
    <EmptyState title={m.empty} actions={<ButtonLink href={address}>{m.clear}</ButtonLink>}>
      {m.emptyHint}
    </EmptyState>
  );
}

/** An address with a query; as it is where that is empty. */
export function withFilter(address: string, query: Record<string, string>): string {
  return Object.keys(query).length > 0 ? withQuery(address, query) : address;
}
