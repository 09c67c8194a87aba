import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { catalogueTexts, packageName } from '#content/catalogue/package-name.ts';
import { formatTableDay } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import { noonOf } from '#domain/time/calendar.ts';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import { platformIds } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import {
  type FilterPart,
  type OrderFilter,
  EVERYTHING,
  MOST_FILTER_CHARACTERS,
  orderFilter,
  usualDirection,
} from '#domain/order/order-filter.ts';
import { FilterControls } from '#web/admin/list/filter-form.tsx';
import { useListWords } from '#web/admin/list/list-words.ts';
import { FormName } from '#web/forms/form-name.ts';
import { FieldError, TextField } from '#web/forms/field.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { badgeWords } from '#web/admin/orders/status-badges.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type ListProps, listHref } from './list-props.ts';

/** The search box with the filters behind it: a form that writes the address. */
export function OrderFilterForm(props: ListProps) {
  const words = useListWords();
  const { filter, asked, m } = props;
  const used = behindSearch.filter((part) => orderFilter.isSet(filter, part)).length;
  const isWrong = behindSearch.some((part) => asked.unread[part]);
  return (
    <FormName value="orders">
      <search>
        <form className="orders-filter" action={adminHref('operatorOrders')}>
          <SearchBox {...props} />
          <details className="orders-filter__more" open={isWrong || undefined}>
            <summary className="orders-filter__summary">{m.filters(used)}</summary>
            <FilterFields {...props} />
            <Button>{words.apply}</Button>
          </details>
          {filter.sort !== EVERYTHING.sort && (
            <input type="hidden" name="sort" value={filter.sort} />
          )}
          {filter.dir !== usualDirection[filter.sort] && (
            <input type="hidden" name="dir" value={filter.dir} />
          )}
        </form>
      </search>
    </FormName>
  );
}

const behindSearch = /* @__PURE__ */ orderFilter.names.filter((part) => part !== 'q');

function SearchBox({ filter, asked, m }: ListProps) {
  const words = useListWords();
  const { q } = asked.unread;
  return (
    <>
      <div className="orders-filter__search">
        <label className="visually-hidden" htmlFor="orders-q">
          {m.searchLabel}
        </label>
        <input
          id="orders-q"
          className="control"
          type="search"
          name="q"
          maxLength={MOST_FILTER_CHARACTERS}
          defaultValue={q ? q.input : filter.q}
          placeholder={m.searchHint}
          aria-invalid={q ? true : undefined}
          aria-describedby={q ? 'orders-q-error' : undefined}
          autoComplete="off"
          data-search=""
        />
        <Button icon="search">{m.search}</Button>
      </div>
      {q && <FieldError id="orders-q">{words.problems.long}</FieldError>}
    </>
  );
}

function FilterFields({ filter, asked, locale, m }: ListProps) {
  const { offering } = usePageFacts();
  // What is on sale, and what the filter names.
  const packages = new Set(listPackages(offering.catalogue).map(({ id }) => id));
  if (filter.package !== undefined) packages.add(filter.package);
  return (
    <div className="orders-filter__fields">
      <FilterControls
        filter={orderFilter}
        asked={asked}
        names={behindSearch}
        labels={m.fields}
        options={{
          pay: badgeWords[locale].payment,
          work: badgeWords[locale].work,
          late: m.late,
          network: platformIds.map((id) => [id, platformName(id, locale)] as const),
          edition: m.editions,
          package: [...packages].map((id) => [id, packageName(id, locale)] as const),
        }}
      />
    </div>
  );
}

function platformName(id: (typeof platformIds)[number], locale: Locale): string {
  return catalogueTexts[locale].platforms[id].name;
}

/** What leaves orders out, each with the way to be without it, and the form that saves all of it. */
export function FilterChips(props: ListProps) {
  const { filter, m, views, query } = props;
  const used = orderFilter.names.filter((part) => orderFilter.isSet(filter, part));
  if (query === '') return null;
  const isSaved = views.some((view) => view.query === query);
  return (
    <div className="orders__chips">
      {used.length > 0 && (
        <ul className="chips" aria-label={m.active}>
          {used.map((part) => {
            const text = `${m.fields[part]}: ${valueText(part, props)}`;
            return (
              <li key={part}>
                <a
                  className="chip"
                  href={listHref({ ...filter, [part]: undefined })}
                  aria-label={m.without(text)}
                >
                  <span className="chip__text">{text}</span>
                  <Icon name="close" size="small" />
                </a>
              </li>
            );
          })}
          {used.length > 1 && (
            <li>
              <a className="chips__clear" href={adminHref('operatorOrders')}>
                {m.clear}
              </a>
            </li>
          )}
        </ul>
      )}
      {!isSaved && <SaveView {...props} />}
    </div>
  );
}

/** What a part of the filter is set to, in words. */
function valueText(part: FilterPart, { filter, locale, m }: ListProps): string {
  const badges = badgeWords[locale];
  const say: { [Part in FilterPart]: (value: NonNullable<OrderFilter[Part]>) => string } = {
    q: (text) => text,
    pay: (mark) => badges.payment[mark],
    work: (mark) => badges.work[mark],
    late: (mark) => m.late[mark],
    network: (id) => platformName(id, locale),
    edition: (edition) => m.editions[edition],
    package: (id) => packageName(id, locale),
    from: dayText,
    to: dayText,
    paidFrom: dayText,
    paidTo: dayText,
    min: (sum) => formatCount(locale, sum),
    max: (sum) => formatCount(locale, sum),
    code: (code) => code,
  };
  function dayText(day: string): string {
    return formatTableDay(locale, noonOf(day));
  }
  function sayPart<Part extends FilterPart>(one: Part): string {
    const value = filter[one];
    return value === undefined || value === null ? '' : say[one](value);
  }
  return sayPart(part);
}

function SaveView({ query, formId, m }: ListProps) {
  return (
    <details className="save-view">
      <summary className="save-view__summary">{m.saveView}</summary>
      <FormName value="view">
        <form className="save-view__form" method="post" action={adminHref('operatorViews')}>
          <input type="hidden" name={ACTION_FIELD} value="save" />
          <input type="hidden" name="id" value={formId} />
          <input type="hidden" name="query" value={query} />
          <TextField name="name" label={m.saveName} maxLength={60} required />
          <Button>{m.save}</Button>
        </form>
      </FormName>
    </details>
  );
}
