import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { NewPasswordField } from '#web/operator/new-password-field.tsx';
import { Button } from '#web/ui/button.tsx';
import type { PartProps } from './part-props.ts';

/** One's password; who changes it has to know the old one. */
export function PasswordPart({ m, say }: PartProps) {
  const wrong = say(
    'password',
    'password-too-short',
    'password-too-long',
    'password-guessable',
    'password-common',
  );
  return (
    <section className="panel" aria-labelledby="account-password">
      <h2 id="account-password">{m.password.title}</h2>
      <form method="post" className="fields" noValidate>
        <FormName value="password">
          <TextField
            name="oldPassword"
            type="password"
            label={m.password.old}
            error={say('password', 'password-wrong')}
            autoComplete="current-password"
            required
          />
          <NewPasswordField name="newPassword" label={m.password.chosen} error={wrong} />
          <p className="small faint">{m.password.note}</p>
          <div className="cluster">
            <Button name="intent" value="password">
              {m.password.submit}
            </Button>
          </div>
        </FormName>
      </form>
    </section>
  );
}

/** The authenticator, and the codes for who has lost it. */
export function AuthenticatorPart({ m, codesLeft }: PartProps & { codesLeft: number }) {
  return (
    <section className="panel" aria-labelledby="account-authenticator">
      <h2 id="account-authenticator">{m.authenticator.title}</h2>
      <p>{m.authenticator.text}</p>
      <form method="post">
        <Button name="intent" value="authenticator">
          {m.authenticator.renew}
        </Button>
      </form>
      <h3>{m.authenticator.codesTitle}</h3>
      <p>
        {m.authenticator.left(codesLeft)} {codesLeft > 0 && m.authenticator.replaces}
      </p>
      <form method="post">
        <Button name="intent" value="recovery-codes">
          {m.authenticator.renewCodes}
        </Button>
      </form>
    </section>
  );
}
