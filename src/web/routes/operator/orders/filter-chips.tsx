import { href } from '#domain/addresses.ts';
import { filterParts, isSet, withoutPart } from '#domain/operator/order-filter.ts';
import { FormName } from '#web/forms/form-name.ts';
import { TextField } from '#web/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type ListProps, listHref } from './list-props.ts';
import { partText } from './part-text.ts';

/** What leaves orders out, each with the way to be without it, and the form that saves all of it. */
export function FilterChips(props: ListProps) {
  const { filter, locale, m, views, query } = props;
  const used = filterParts.filter((part) => isSet(filter, part));
  if (query === '') return null;
  const isSaved = views.some((view) => view.query === query);
  return (
    <div className="orders__chips">
      {used.length > 0 && (
        <ul className="chips" aria-label={m.active}>
          {used.map((part) => {
            const text = partText(filter, part, locale);
            return (
              <li key={part}>
                <a
                  className="chip"
                  href={listHref(withoutPart(filter, part))}
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
              <a className="chips__clear" href={href('operatorOrders', 'cs')}>
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

function SaveView({ query, formId, m }: ListProps) {
  return (
    <details className="save-view">
      <summary className="save-view__summary">{m.saveView}</summary>
      <FormName value="view">
        <form className="save-view__form" method="post" action={href('operatorViews', 'cs')}>
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="id" value={formId} />
          <input type="hidden" name="query" value={query} />
          <TextField name="name" label={m.saveName} maxLength={60} required />
          <Button>{m.save}</Button>
        </form>
      </FormName>
    </details>
  );
}
