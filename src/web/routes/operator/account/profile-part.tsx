import type { Locale } from '#domain/locale.ts';
import { NAME_CHARACTERS } from '#domain/operator/operator.ts';
import { CheckboxField, SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { peopleWords } from '#web/operator/people-words.ts';
import { Button } from '#web/ui/button.tsx';
import type { LoadedAccount } from './load-account.ts';
import type { PartProps } from './part-props.ts';

interface ProfilePartProps extends PartProps {
  locale: Locale;
  me: LoadedAccount['me'];
}

/** One's name, the language of the section, and its shortcuts. */
export function ProfilePart({ m, typed, say, me, locale }: ProfilePartProps) {
  const shown = typed?.intent === 'profile' ? typed : me;
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
      <form method="post" className="fields" noValidate>
        <FormName value="profile">
          <TextField
            name="name"
            label={peopleWords[locale].list.name}
            error={say('profile', 'name-missing', 'name-too-long')}
            defaultValue={shown.name}
            autoComplete="name"
            maxLength={NAME_CHARACTERS}
            required
          />
          <SelectField name="language" label={m.profile.language} defaultValue={shown.language}>
            <option value="cs">{m.profile.languages.cs}</option>
            <option value="en">{m.profile.languages.en}</option>
          </SelectField>
          <CheckboxField
            name="shortcuts"
            label={m.profile.shortcuts}
            defaultChecked={shown.hasShortcuts}
          />
          <div className="cluster">
            <Button name="intent" value="profile" variant="primary">
              {m.profile.submit}
            </Button>
          </div>
        </FormName>
      </form>
    </section>
  );
}
