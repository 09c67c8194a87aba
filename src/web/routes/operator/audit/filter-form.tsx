import { href } from '#domain/addresses.ts';
import { auditActions } from '#domain/operator/audit.ts';
import { type AuditFilter, PROGRAM } from '#domain/operator/audit-filter.ts';
import type { Locale } from '#domain/locale.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { auditWords } from './words.ts';

interface AuditFilterFormProps {
  locale: Locale;
  filter: AuditFilter;
  people: readonly { id: string; name: string }[];
}

/** All of it stands in the address, so that a filtered log can be kept as a link. */
export function AuditFilterForm({ locale, filter, people }: AuditFilterFormProps) {
  const { filter: m, program, actions } = auditWords[locale];
  const collator = new Intl.Collator(locale);
  const named = auditActions.toSorted((a, b) => collator.compare(actions[a], actions[b]));
  const isSet = Object.values(filter).some((value) => value !== undefined);
  const address = href('operatorAudit', 'cs');
  return (
    <FormName value="log-filter">
      <form className="list-filter" action={address} aria-label={m.heading}>
        <SelectField name="person" label={m.person} defaultValue={filter.person ?? ''}>
          <option value={NOTHING_CHOSEN}>{m.anybody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={PROGRAM}>{program}</option>
        </SelectField>
        <SelectField name="action" label={m.action} defaultValue={filter.action ?? ''}>
          <option value={NOTHING_CHOSEN}>{m.any}</option>
          {named.map((action) => (
            <option key={action} value={action}>
              {actions[action]}
            </option>
          ))}
        </SelectField>
        <TextField
          name="order"
          label={m.order}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={filter.order ?? ''}
        />
        <TextField name="day" type="date" label={m.day} defaultValue={filter.day ?? ''} />
        <div className="cluster">
          <Button>{m.apply}</Button>
          {isSet && <ButtonLink href={address}>{m.clear}</ButtonLink>}
        </div>
      </form>
    </FormName>
  );
}
