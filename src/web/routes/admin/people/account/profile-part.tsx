import type { Locale } from '#domain/locale.ts';
import { NAME_CHARACTERS } from '#domain/admin/operator.ts';
import type { AccountMessages } from '#messages/cs/admin/account.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { CheckboxField, SelectField, TextField } from '#web/forms/field.tsx';
import { peopleWords } from '#web/admin/words/people-words.ts';
import { Button } from '#web/ui/button.tsx';
import { useAccountForm } from './actions.ts';
import type { LoadedAccount } from './load-account.ts';

interface ProfilePartProps {
  m: AccountMessages;
  locale: Locale;
  me: LoadedAccount['me'];
}

/** One's name, the language of the section, and its shortcuts. */
export function ProfilePart({ m, me, locale }: ProfilePartProps) {
  const form = useAccountForm('profile');
  const hasShortcuts = form.isPosted ? form.value('shortcuts') !== undefined : me.hasShortcuts;
  return (
    <section className="panel" aria-labelledby="account-profile">
      <h2 id="account-profile">{m.profile.title}</h2>
      <dl className="panel__facts">
        <div>
          <dt>{m.profile.email}</dt>
          <dd>
            <span className="breakable">{me.email}</span>
            <span className="small faint list-table__below">{m.profile.emailFixed}</span>
          </dd>
        </div>
        <div>
          <dt>{m.profile.role}</dt>
          <dd>{peopleWords[locale].roles[me.role]}</dd>
        </div>
      </dl>
      <ActionForm form={form} className="fields" noValidate>
        <TextField
          {...form.field('name')}
          label={peopleWords[locale].list.name}
          defaultValue={form.value('name') ?? me.name}
          autoComplete="name"
          maxLength={NAME_CHARACTERS}
          required
        />
        <SelectField
          name="language"
          label={m.profile.language}
          defaultValue={form.value('language') ?? me.language}
        >
          <option value="cs">{m.profile.languages.cs}</option>
          <option value="en">{m.profile.languages.en}</option>
        </SelectField>
        <CheckboxField name="shortcuts" label={m.profile.shortcuts} defaultChecked={hasShortcuts} />
        <div className="cluster">
          <Button variant="primary">{m.profile.submit}</Button>
        </div>
      </ActionForm>
    </section>
  );
}
