import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { NAME_CHARACTERS } from '#domain/admin/operator.ts';
import type { AccountMessages } from '#messages/cs/admin/account.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { PasskeyAsk } from '#web/admin/sign-in/passkey-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { useAccountForm } from './actions.ts';
import type { LoadedAccount } from './load-account.ts';

interface PasskeysPartProps {
  m: AccountMessages;
  passkeys: LoadedAccount['passkeys'];
}

/** One's passkeys: each by its name, and a form for another. */
export function PasskeysPart({ m: words, passkeys }: PasskeysPartProps) {
  const { passkeys: m } = words;
  const form = useAccountForm('passkey-add');
  return (
    <section className="panel" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">{m.title}</h2>
      <p>{m.lead}</p>
      {passkeys.length === 0 ? (
        <p className="faint">{m.none}</p>
      ) : (
        <ul className="rows">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} m={m} {...passkey} />
          ))}
        </ul>
      )}
      <PasskeyAsk use="add" button={m.add}>
        <FormName value={form.name}>
          <input type="hidden" name={ACTION_FIELD} value={form.name} />
          <TextField
            {...form.field('label')}
            label={m.label}
            hint={m.labelHint}
            maxLength={NAME_CHARACTERS}
            autoComplete="off"
            required
          />
        </FormName>
      </PasskeyAsk>
    </section>
  );
}

function PasskeyRow({
  m,
  id,
  label,
  added,
  used,
}: LoadedAccount['passkeys'][number] & { m: AccountMessages['passkeys'] }) {
  const form = useAccountForm('passkey-remove', id);
  return (
    <li className="rows__row">
      <span className="rows__main">
        <b className="breakable">{label}</b>
        <span className="small faint">
          {m.added(added)}, {used ? m.used(used) : m.never}
        </span>
      </span>
      <ActionForm form={form} hidden={{ passkey: id }}>
        <Button aria-label={m.removeOf(label)}>{m.remove}</Button>
      </ActionForm>
    </li>
  );
}
