import { NAME_CHARACTERS } from '#domain/operator/operator.ts';
import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { PasskeyAsk } from '#web/operator/passkey-form.tsx';
import { Button } from '#web/ui/button.tsx';
import type { LoadedAccount } from './load-account.ts';
import type { PartProps } from './part-props.ts';

interface PasskeysPartProps extends PartProps {
  passkeys: LoadedAccount['passkeys'];
}

/** One's passkeys: each by its name, and a form for another. */
export function PasskeysPart({ m: words, typed, say, passkeys }: PasskeysPartProps) {
  const { passkeys: m } = words;
  return (
    <section className="panel" aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">{m.title}</h2>
      <p>{m.lead}</p>
      {passkeys.length === 0 ? (
        <p className="faint">{m.none}</p>
      ) : (
        <ul className="rows">
          {passkeys.map(({ id, label, added, used }) => (
            <li key={id} className="rows__row">
              <span className="rows__main">
                <b className="breakable">{label}</b>
                <span className="small faint">
                  {m.added(added)}, {used ? m.used(used) : m.never}
                </span>
              </span>
              <form method="post">
                <input type="hidden" name="passkey" value={id} />
                <Button name="intent" value="passkey-remove" aria-label={m.removeOf(label)}>
                  {m.remove}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <PasskeyAsk use="add" button={m.add}>
        <FormName value="passkey">
          <input type="hidden" name="intent" value="passkey-add" />
          <TextField
            name="label"
            label={m.label}
            hint={m.labelHint}
            error={say(
              'passkey-add',
              'label-missing',
              'label-too-long',
              'passkeys-full',
              'passkey-refused',
            )}
            defaultValue={typed?.label}
            maxLength={NAME_CHARACTERS}
            autoComplete="off"
            required
          />
        </FormName>
      </PasskeyAsk>
    </section>
  );
}
