import { TOKEN_NAME_CHARACTERS, type TokenField, scopes } from '#domain/api/token.ts';
import type { TokensMessages } from '#messages/cs/admin/webhooks.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { CheckboxField, FieldError, TextField } from '#web/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';
import { useTokenForm } from './actions.ts';

interface TokenFormProps {
  m: TokensMessages;
  formId: string;
}

/** Makes a token. Its id says which form it was, so that a double press makes one. */
export function TokenForm({ m, formId }: TokenFormProps) {
  const { form: words } = m;
  const form = useTokenForm('make');
  const wrong = form.refused && 'fields' in form.refused ? form.refused.fields : {};
  const say = (field: TokenField) => {
    const problem = wrong[field];
    const word = problem && m.fields[problem];
    return typeof word === 'function' ? word(TOKEN_NAME_CHARACTERS) : word;
  };
  const scopesError = say('scopes');
  return (
    <section className="panel" aria-labelledby="tokens-new">
      <h2 id="tokens-new">{words.title}</h2>
      <ActionForm form={form} hidden={{ id: formId }} className="fields" noValidate>
        <TextField
          name="name"
          label={words.name}
          hint={words.nameHint}
          error={say('name')}
          defaultValue={form.value('name')}
          maxLength={TOKEN_NAME_CHARACTERS}
          autoComplete="off"
          required
        />
        <fieldset
          className="choices"
          aria-describedby={scopesError ? 'make-scopes-error' : undefined}
        >
          <legend className="field__label">{words.scopes}</legend>
          {scopes.map((scope) => (
            <CheckboxField
              key={scope}
              name="scope"
              field={scope.replace(':', '-')}
              value={scope}
              label={m.scopes[scope]}
              defaultChecked={form.isTicked('scope', scope)}
            />
          ))}
          {scopesError && <FieldError id="make-scopes">{scopesError}</FieldError>}
        </fieldset>
        <TextField
          name="lastDay"
          type="date"
          label={words.lastDay}
          hint={words.lastDayHint}
          error={say('lastDay')}
          defaultValue={form.value('lastDay')}
        />
        <div className="cluster">
          <Button variant="primary">{words.submit}</Button>
        </div>
      </ActionForm>
    </section>
  );
}
