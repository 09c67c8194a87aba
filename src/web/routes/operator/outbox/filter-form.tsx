import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { emailStates } from '#domain/operator/email-filter.ts';
import { emailGroups } from '#domain/order/email-kind.ts';
import { emailDefinitions } from '#emails/registry.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { emailName } from '#web/operator/email-name.ts';
import { outboxWords } from '#web/operator/outbox-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

/** What the address says of the filter, as it was typed. */
export type TypedFilter = Record<'state' | 'kind' | 'day' | 'search', string>;

/** All of it stands in the address, so that a filtered list can be kept as a link. */
export function OutboxFilterForm({ locale, typed }: { locale: Locale; typed: TypedFilter }) {
  const { filter: m, states } = outboxWords[locale];
  const collator = new Intl.Collator(locale);
  const kinds = emailDefinitions
    .map(({ kind, group }) => ({ kind, group, name: emailName(locale, kind) }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
  const address = href('operatorOutbox', 'cs');
  const isSet = Object.values(typed).some((value) => value !== '');
  return (
    <FormName value="outbox-filter">
      <form className="log-filter" action={address} aria-label={m.heading}>
        <SelectField name="state" label={m.state} defaultValue={typed.state}>
          <option value={NOTHING_CHOSEN}>{m.any}</option>
          {emailStates.map((state) => (
            <option key={state} value={state}>
              {states[state]}
            </option>
          ))}
        </SelectField>
        <SelectField name="kind" label={m.kind} defaultValue={typed.kind}>
          <option value={NOTHING_CHOSEN}>{m.any}</option>
          {emailGroups.map((group) => (
            <optgroup key={group} label={m.groups[group]}>
              {kinds
                .filter((one) => one.group === group)
                .map(({ kind, name }) => (
                  <option key={kind} value={kind}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectField>
        <TextField name="day" type="date" label={m.day} defaultValue={typed.day} />
        <TextField
          name="search"
          label={m.search}
          autoComplete="off"
          maxLength={254}
          defaultValue={typed.search}
        />
        <div className="cluster">
          <Button>{m.apply}</Button>
          {isSet && <ButtonLink href={address}>{m.clear}</ButtonLink>}
        </div>
      </form>
    </FormName>
  );
}
