import { type OrderSort, usualDirection } from '#domain/operator/order-filter.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
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
            <SortHead {...props} sort="made" />
            <SortHead {...props} sort="paid" />
            <SortHead {...props} sort="start" />
            <SortHead {...props} sort="promised" />
            <SortHead {...props} sort="total" isNumber />
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

interface SortHeadProps extends ListProps {
  sort: OrderSort;
  isNumber?: true;
}

/** A head that sorts by its column, and the other way round where the list is sorted by it. */
function SortHead({ filter, sort, isNumber, m }: SortHeadProps) {
  const isSorted = filter.sort === sort;
  const turned = filter.dir === 'asc' ? 'desc' : 'asc';
  const dir = isSorted ? turned : usualDirection[sort];
  const way = filter.dir === 'asc' ? ('ascending' as const) : ('descending' as const);
  return (
    <th
      scope="col"
      className={classNames(isNumber && 'order-table__sum')}
      aria-sort={isSorted ? way : undefined}
    >
      <a className="order-table__sort" href={listHref({ ...filter, sort, dir })}>
        {m.columns[sort]}
        {isSorted && (
          <Icon
            name="chevron"
            size="small"
            className={filter.dir === 'asc' ? 'order-table__up' : undefined}
          />
        )}
      </a>
    </th>
  );
}
