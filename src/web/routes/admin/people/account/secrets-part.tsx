import type { AccountMessages } from '#messages/cs/admin/account.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { TextField } from '#web/forms/field.tsx';
import { NewPasswordField } from '#web/admin/sign-in/new-password-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { useAccountForm } from './actions.ts';

interface PartProps {
  m: AccountMessages;
}

/** One's password; who changes it has to know the old one. */
export function PasswordPart({ m }: PartProps) {
  const form = useAccountForm('password');
  return (
    <section className="panel" aria-labelledby="account-password">
      <h2 id="account-password">{m.password.title}</h2>
      <ActionForm form={form} className="fields" noValidate>
        <TextField
          {...form.field('oldPassword')}
          type="password"
          label={m.password.old}
          autoComplete="current-password"
          required
        />
        <NewPasswordField {...form.field('newPassword')} label={m.password.chosen} />
        <p className="small faint">{m.password.note}</p>
        <div className="cluster">
          <Button>{m.password.submit}</Button>
        </div>
      </ActionForm>
    </section>
  );
}

/** The authenticator, and the codes for who has lost it. */
export function AuthenticatorPart({ m, codesLeft }: PartProps & { codesLeft: number }) {
  const renewal = useAccountForm('authenticator');
  const newCodes = useAccountForm('recovery-codes');
  return (
    <section className="panel" aria-labelledby="account-authenticator">
      <h2 id="account-authenticator">{m.authenticator.title}</h2>
      <p>{m.authenticator.text}</p>
      <ActionForm form={renewal}>
        <Button>{m.authenticator.renew}</Button>
      </ActionForm>
      <h3>{m.authenticator.codesTitle}</h3>
      <p>
        {m.authenticator.left(codesLeft)} {codesLeft > 0 && m.authenticator.replaces}
      </p>
      <ActionForm form={newCodes}>
        <Button>{m.authenticator.renewCodes}</Button>
      </ActionForm>
    </section>
  );
}
