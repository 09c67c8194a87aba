import { type OrderSort, usualDirection } from '#domain/order/order-filter.ts';
import { SortHead } from '#web/admin/list/list-table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { type ListProps, listHref } from './list-props.ts';
import { OrderTableRow } from './order-table-row.tsx';
import { nameOfList } from './view-tabs.tsx';

/** The orders of a page. On a phone each row is a card. */
export function OrderTable(props: ListProps) {
  const { rows, m } = props;
  return (
    <section className="table-region" aria-labelledby="orders-caption">
      <table className="order-table" data-list="">
        <caption className="visually-hidden" id="orders-caption">
          {m.caption(nameOfList(props))}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="order-table__choose">
              <VisuallyHidden>{m.columns.choose}</VisuallyHidden>
            </th>
            <th scope="col" className="order-table__number">
              {m.columns.order}
            </th>
            <th scope="col">{m.columns.customer}</th>
            <th scope="col">{m.columns.items}</th>
            <th scope="col">{m.columns.state}</th>
            <SortedHead {...props} sort="made" />
            <SortedHead {...props} sort="paid" />
            <SortedHead {...props} sort="start" />
            <SortedHead {...props} sort="promised" />
            <SortedHead {...props} sort="total" className="order-table__sum" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <OrderTableRow key={row.number} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A head that sorts by its column, and the other way round where the list is sorted by it. */
function SortedHead({
  filter,
  sort,
  m,
  className,
}: ListProps & { sort: OrderSort; className?: string }) {
  const isSorted = filter.sort === sort;
  const turned = filter.dir === 'asc' ? 'desc' : 'asc';
  const dir = isSorted ? turned : usualDirection[sort];
  return (
    <SortHead
      href={listHref({ ...filter, sort, dir })}
      direction={isSorted ? filter.dir : undefined}
      className={className}
    >
      {m.columns[sort]}
    </SortHead>
  );
}
