import { adminHref } from '#domain/addresses.ts';
import { EVERYTHING, builtInViews, writeOrderFilter } from '#domain/order/order-filter.ts';
import { keysOf } from '#domain/records.ts';
import { type ListProps, listHref, withList } from './list-props.ts';

/** The lists that everybody has, and those that this person has saved. */
export function ViewTabs({ views, query, m }: ListProps) {
  const orders = adminHref('operatorOrders');
  const own = views.map(({ id, name, query: saved }) => ({ key: id, name, query: saved }));
  const tabs = [
    { key: 'all', name: m.all, query: writeOrderFilter(EVERYTHING) },
    ...keysOf(builtInViews).map((key) => ({
      key,
      name: m.views[key],
      query: writeOrderFilter(builtInViews[key]),
    })),
    ...own,
  ];
  return (
    <nav className="view-tabs" aria-label={m.lists}>
      <ul className="view-tabs__list">
        {tabs.map((tab) => (
          <li key={tab.key}>
            <a
              className="view-tabs__tab"
              href={withList(orders, tab.query)}
              aria-current={tab.query === query ? 'page' : undefined}
            >
              {tab.name}
            </a>
          </li>
        ))}
        {views.length > 0 && (
          <li>
            <a className="view-tabs__edit" href={adminHref('operatorViews')}>
              {m.editViews}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** What the list is called: by the tab that stands for it. */
export function nameOfList({ views, query, filter, m }: ListProps): string {
  const own = views.find((view) => view.query === query)?.name;
  const builtIn = keysOf(builtInViews).find(
    (key) => listHref(builtInViews[key]) === listHref(filter),
  );
  return own ?? (builtIn ? m.views[builtIn] : m.all);
}
