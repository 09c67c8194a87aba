import type { ReactNode } from 'react';
import { adminHref } from '#domain/addresses.ts';
import { locales } from '#domain/locale.ts';
import { ME, NOBODY, isFiltered } from '#domain/operator/message-filter.ts';
import { messageKinds, messageStates } from '#domain/operator/message.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { messagesWords } from '#web/operator/messages-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { MessagesPageProps } from './props.ts';

/** All of it stands in the address, so that a filtered list can be kept as a link. */
export function MessageFilterForm({
  locale,
  filter,
  people,
}: Pick<MessagesPageProps, 'locale' | 'filter' | 'people'>) {
  const words = messagesWords[locale];
  const { filter: m } = words;
  const address = adminHref('operatorMessages');
  const choices = <Choice extends string>(known: readonly Choice[], said: Record<Choice, string>) =>
    known.map((choice) => (
      <option key={choice} value={choice}>
        {said[choice]}
      </option>
    ));
  const select = (name: 'state' | 'kind' | 'to' | 'language', options: ReactNode) => (
    <SelectField name={name} label={m[name]} defaultValue={filter[name] ?? ''}>
      <option value={NOTHING_CHOSEN}>{m.any}</option>
      {options}
    </SelectField>
  );
  return (
    <FormName value="message-filter">
      <form className="log-filter" action={address} aria-label={m.label}>
        <TextField name="q" type="search" label={m.q} hint={m.qHint} defaultValue={filter.q} />
        {select('state', choices(messageStates, words.states))}
        {select('kind', choices(messageKinds, words.kinds))}
        {select(
          'to',
          <>
            <option value={ME}>{m.me}</option>
            <option value={NOBODY}>{m.nobody}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </>,
        )}
        {select('language', choices(locales, words.languages))}
        <div className="cluster">
          <Button>{m.apply}</Button>
          {isFiltered(filter) && <ButtonLink href={address}>{m.clear}</ButtonLink>}
        </div>
      </form>
    </FormName>
  );
}
