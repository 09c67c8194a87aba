import { adminHref } from '#domain/addresses.ts';
import { formatCount } from '#domain/money.ts';
import { MOST_MATCHING, bulkActKinds } from '#domain/admin/bulk-action.ts';
import { CheckboxField, SelectField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { bulkWords } from '#web/admin/orders/bulk-words.ts';
import { Button } from '#web/ui/button.tsx';
import { BULK_FORM, type ListProps } from './list-props.ts';

/** What is done to the chosen orders; the next page shows what would happen. */
export function BulkBar({ query, page: { count }, locale, m }: ListProps) {
  const most = Math.min(count?.orders ?? MOST_MATCHING, MOST_MATCHING);
  return (
    <FormName value={BULK_FORM}>
      {/* Not the ticks of the list as it was before a reload: other orders may stand there now. */}
      <form
        className="bulk-bar"
        id={BULK_FORM}
        action={adminHref('operatorBulk')}
        autoComplete="off"
        data-bulk=""
      >
        <h2 className="visually-hidden">{m.bulk.heading}</h2>
        <input type="hidden" name="list" value={query} />
        <SelectField name="act" label={m.bulk.act}>
          {bulkActKinds.map((kind) => (
            <option key={kind} value={kind}>
              {bulkWords[locale].acts[kind]}
            </option>
          ))}
        </SelectField>
        {count && (
          <CheckboxField name="all" value="1" label={m.bulk.whole(formatCount(locale, most))} />
        )}
        <output className="bulk-bar__chosen" data-chosen={m.bulk.chosen('{}')} hidden />
        <Button>{m.bulk.next}</Button>
      </form>
    </FormName>
  );
}
