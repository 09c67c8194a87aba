import { adminHref } from '#domain/addresses.ts';
import { EVERYTHING, writeOrderFilter } from '#domain/operator/order-filter.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type ListProps, listHref } from './list-props.ts';

/** An empty list: because nothing was ordered yet, or because nothing is left of it. */
export function NoOrders({ filter, outside, m }: ListProps) {
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
      {filter.q === '' ? m.none.text : m.none.search}
    </EmptyState>
  );
}
