import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { ReactNode } from 'react';
import { adminHref } from '#domain/addresses.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { Button } from '#web/ui/button.tsx';
import { signInWords } from './sign-in-words.ts';

interface PasskeyAskProps {
  /** What the passkey is shown or made for. */
  use: 'sign-in' | 'proof' | 'add';
  button: string;
  /** The other fields, the intent among them. */
  children: ReactNode;
}

/**
 * A form that is sent with a passkey. Only a script can ask the browser for one: without it the line beneath says
 * so in place of the button.
 */
export function PasskeyAsk({ use, button, children }: PasskeyAskProps) {
  const { locale } = usePageFacts();
  const m = signInWords[locale].entry;
  return (
    <form
      method="post"
      className="passkey"
      data-passkey={use}
      data-ask={adminHref('operatorPasskey')}
    >
      <input type="hidden" name="passkeyAnswer" value="" />
      <div className="passkey__ask">
        {children}
        <Button variant="outline" wide={use !== 'add'}>
          {button}
        </Button>
      </div>
      <p className="passkey__none small faint">{m.noPasskey}</p>
      <p className="passkey__unsupported small faint" hidden>
        {m.unsupported}
      </p>
    </form>
  );
}

/** A button that asks for a passkey, at a sign-in page. */
export function PasskeyForm({ use, label }: { use: 'sign-in' | 'proof'; label: string }) {
  return (
    <PasskeyAsk use={use} button={label}>
      <input type="hidden" name={ACTION_FIELD} value="passkey" />
    </PasskeyAsk>
  );
}
