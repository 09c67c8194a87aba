import { adminHref } from '#domain/addresses.ts';
import { formatCount } from '#domain/money.ts';
import { EVERYTHING, writeOrderFilter } from '#domain/order/order-filter.ts';
import { MOST_WALKED } from '#domain/order/order-search.ts';
import { isOpen } from '#web/admin/frame/is-open.ts';
import { ListHead } from '#web/admin/list/list-page.tsx';
import { Pager } from '#web/admin/list/pager.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { FilterChips, OrderFilterForm } from './filter.tsx';
import { type ListProps, listHref, withList } from './list-props.ts';
import { OrderTable } from './order-table.tsx';
import { ViewTabs } from './view-tabs.tsx';

/** All orders, as the address says which of them. */
export function OrdersPage(props: ListProps) {
  const { filter, m, page, rows, sortProblem, query, locale } = props;
  const facts = usePageFacts();
  return (
    <div className="admin-page orders">
      <ListHead
        title={m.title}
        action={
          isOpen('operatorNewOrder', facts) && (
            <ButtonLink href={adminHref('operatorNewOrder')}>{m.enter}</ButtonLink>
          )
        }
        file={
          isOpen('operatorOrdersFile', facts)
            ? withList(adminHref('operatorOrdersFile'), query)
            : undefined
        }
      />
      <ViewTabs {...props} />
      <OrderFilterForm {...props} />
      {sortProblem && <p className="field__error">{m.problemSort}</p>}
      <FilterChips {...props} />
      <OrderCount {...props} />
      {rows.length > 0 ? <OrderTable {...props} /> : !page.searchedTo && <NoOrders {...props} />}
      <Pager
        page={page}
        to={(cursor) => listHref(filter, cursor)}
        searched={m.searched(formatCount(locale, MOST_WALKED))}
      />
      <button type="button" className="orders__keys needs-script" data-open-keys="">
        {m.keys}
      </button>
      {rows.length > 0 && <BulkBar {...props} />}
    </div>
  );
}

function OrderCount({ page: { count }, rows, locale, m }: ListProps) {
  if (rows.length === 0) return null;
  return (
    <p className="orders__count small">
      <output>
        {count
          ? m.count(formatCount(locale, count.orders), count.isMore, count.orders)
          : m.countUnknown}
      </output>
    </p>
  );
}

/** An empty list: because nothing was ordered yet, or because nothing is left of it. */
function NoOrders({ filter, page: { outside }, m }: ListProps) {
  const isAll = writeOrderFilter({ ...EVERYTHING, sort: filter.sort, dir: filter.dir });
  if (writeOrderFilter(filter) === isAll)
    return <EmptyState title={m.empty.title}>{m.empty.text}</EmptyState>;
  const all = <ButtonLink href={adminHref('operatorOrders')}>{m.none.all}</ButtonLink>;
  const search = outside > 0 && (
    <ButtonLink href={listHref({ ...EVERYTHING, q: filter.q })}>
      {m.none.outside(outside)}
    </ButtonLink>
  );
  return (
    <EmptyState
      title={m.none.title}
      actions={
        <>
          {search}
          {all}
        </>
      }
    >
      {filter.q ? m.none.search : m.none.text}
    </EmptyState>
  );
}
