import { catalogueTexts } from '#content/catalogue/catalogue.ts';
import { adminHref } from '#domain/addresses.ts';
import { packageName } from '#content/catalogue/package-name.ts';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { type Catalogue, platformIds } from '#domain/catalogue/price-list.ts';
import {
  EVERYTHING,
  type FilterPart,
  filterParts,
  isSet,
  lateMarks,
  usualDirection,
} from '#domain/operator/order-filter.ts';
import { MOST_SEARCHED } from '#domain/operator/filter-values.ts';
import { paymentMarks, workMarks } from '#domain/operator/order-pills.ts';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { pillWords } from '#web/operator/pills.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ListProps } from './list-props.ts';

/** The search box with the filters behind it: a form that writes the address. */
export function FilterForm(props: ListProps) {
  const { filter, m, problems, typed } = props;
  const behind = filterParts.filter((part) => part !== 'q');
  const used = behind.filter((part) => isSet(filter, part)).length;
  const isWrong = behind.some((part) => problems[part]);
  return (
    <FormName value="orders">
      <search>
        <form className="orders-filter" action={adminHref('operatorOrders')}>
          <div className="orders-filter__search">
            <label className="visually-hidden" htmlFor="orders-q">
              {m.searchLabel}
            </label>
            <input
              id="orders-q"
              className="control"
              type="search"
              name="q"
              maxLength={MOST_SEARCHED}
              defaultValue={problems.q ? typed['q'] : filter.q}
              placeholder={m.searchHint}
              aria-invalid={problems.q ? true : undefined}
              aria-describedby={problems.q ? 'orders-q-error' : undefined}
              autoComplete="off"
              data-search=""
            />
            <Button icon="search">{m.search}</Button>
          </div>
          {problems.q && (
            <p className="field__error" id="orders-q-error">
              <Icon name="warning" />
              <span>{m.problems[problems.q]}</span>
            </p>
          )}
          <details className="orders-filter__more" open={isWrong || undefined}>
            <summary className="orders-filter__summary">{m.filters(used)}</summary>
            <FilterFields {...props} />
            <Button>{m.apply}</Button>
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

/** What is on sale, and what the filter names. */
function packageChoices(
  catalogue: Catalogue,
  chosen: string | undefined,
  locale: Locale,
): [string, string][] {
  const ids = new Set(listPackages(catalogue).map(({ id }) => id));
  if (chosen !== undefined) ids.add(chosen);
  return [...ids].map((id) => [id, packageName(id, locale)]);
}

function FilterFields({ filter, locale, m, problems, typed }: ListProps) {
  const { offering } = usePageFacts();
  const pills = pillWords[locale];
  const error = (part: FilterPart) => {
    const problem = problems[part];
    return problem && m.problems[problem];
  };
  const frame = (part: FilterPart) => ({ name: part, label: m.fields[part], error: error(part) });
  const text = (part: FilterPart) => ({
    ...frame(part),
    defaultValue: (problems[part] ? typed[part] : filter[part]) ?? '',
  });
  const select = (
    part: 'pay' | 'work' | 'late' | 'network' | 'edition' | 'package',
    words: readonly [string, string][],
  ) => (
    <SelectField {...frame(part)} defaultValue={filter[part] ?? ''}>
      <option value={NOTHING_CHOSEN}>{m.any}</option>
      {words.map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </SelectField>
  );
  return (
    <div className="orders-filter__fields">
      {select(
        'pay',
        paymentMarks.map((mark) => [mark, pills.payment[mark]]),
      )}
      {select(
        'work',
        workMarks.map((mark) => [mark, pills.work[mark]]),
      )}
      {select(
        'late',
        lateMarks.map((mark) => [mark, m.late[mark]]),
      )}
      {select(
        'network',
        platformIds.map((id) => [id, catalogueTexts[locale].platforms[id].name]),
      )}
      {select(
        'edition',
        locales.map((edition) => [edition, m.editions[edition]]),
      )}
      {select('package', packageChoices(offering.catalogue, filter.package, locale))}
      <TextField {...text('from')} type="date" />
      <TextField {...text('to')} type="date" />
      <TextField {...text('paidFrom')} type="date" />
      <TextField {...text('paidTo')} type="date" />
      <TextField {...text('min')} inputMode="numeric" />
      <TextField {...text('max')} inputMode="numeric" />
      <TextField {...text('code')} autoCapitalize="characters" />
    </div>
  );
}
