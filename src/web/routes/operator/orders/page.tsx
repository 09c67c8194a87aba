import { formatCount } from '#domain/money.ts';
import { adminHref } from '#domain/addresses.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterForm } from './filter-form.tsx';
import { type ListProps, withList } from './list-props.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderTable } from './order-table.tsx';
import { Pager } from './pager.tsx';
import { ViewTabs } from './view-tabs.tsx';

/** All orders, as the address says which of them. */
export function OrdersPage(props: ListProps) {
  const { m, rows, problems, query, mayExport, mayEnter, searchedTo } = props;
  const { pages } = usePageFacts();
  return (
    <div className="desk-page orders">
      <div className="orders__head">
        <h1>{m.title}</h1>
        <div className="cluster">
          {mayEnter && pages.has('operatorNewOrder') && (
            <ButtonLink href={adminHref('operatorNewOrder')}>{m.enter}</ButtonLink>
          )}
          {mayExport && pages.has('operatorOrdersFile') && (
            <ButtonLink href={withList(adminHref('operatorOrdersFile'), query)}>
              {m.file}
            </ButtonLink>
          )}
        </div>
      </div>
      <ViewTabs {...props} />
      <FilterForm {...props} />
      {problems.sort && <p className="field__error">{m.problemSort}</p>}
      <FilterChips {...props} />
      <OrderCount {...props} />
      {rows.length > 0 ? <OrderTable {...props} /> : !searchedTo && <NoOrders {...props} />}
      <Pager {...props} />
      {rows.length > 0 && <BulkBar {...props} />}
    </div>
  );
}

function OrderCount({ count, rows, locale, m }: ListProps) {
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
