import {
  TOKEN_NAME_CHARACTERS,
  type TokenField,
  type TokenProblem,
  scopes,
} from '#domain/program/token.ts';
import type { TokensMessages } from '#messages/cs/operator/webhooks.ts';
import { CheckboxField, FieldError, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { Button } from '#web/ui/button.tsx';
import type { TypedToken } from './typed-token.ts';

interface TokenFormProps {
  m: TokensMessages;
  formId: string;
  typed: TypedToken | undefined;
  fields: Partial<Record<TokenField, TokenProblem>>;
}

/** Makes a token. Its id says which form it was, so that a double press makes one. */
export function TokenForm({ m, formId, typed, fields }: TokenFormProps) {
  const { form } = m;
  const say = (field: TokenField) => sayProblem(m, fields[field]);
  const scopesError = say('scopes');
  return (
    <section className="panel" aria-labelledby="tokens-new">
      <h2 id="tokens-new">{form.title}</h2>
      <form method="post" className="fields" noValidate>
        <FormName value="token">
          <input type="hidden" name="id" value={formId} />
          <TextField
            name="name"
            label={form.name}
            hint={form.nameHint}
            error={say('name')}
            defaultValue={typed?.name}
            maxLength={TOKEN_NAME_CHARACTERS}
            autoComplete="off"
            required
          />
          <fieldset
            className="choices"
            aria-describedby={scopesError ? 'token-scopes-error' : undefined}
          >
            <legend className="field__label">{form.scopes}</legend>
            {scopes.map((scope) => (
              <CheckboxField
                key={scope}
                name="scope"
                field={scope.replace(':', '-')}
                value={scope}
                label={m.scopes[scope]}
                defaultChecked={typed?.scopes.includes(scope)}
              />
            ))}
            {scopesError && <FieldError id="token-scopes">{scopesError}</FieldError>}
          </fieldset>
          <TextField
            name="lastDay"
            type="date"
            label={form.lastDay}
            hint={form.lastDayHint}
            error={say('lastDay')}
            defaultValue={typed?.lastDay}
          />
          <div className="cluster">
            <Button name="intent" value="make" variant="primary">
              {form.submit}
            </Button>
          </div>
        </FormName>
      </form>
    </section>
  );
}

function sayProblem(m: TokensMessages, problem: TokenProblem | undefined): string | undefined {
  if (problem === undefined) return undefined;
  const word = m.fields[problem];
  return typeof word === 'string' ? word : word(TOKEN_NAME_CHARACTERS);
}
