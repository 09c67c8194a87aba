import { href } from '#domain/addresses.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { Button } from '#web/ui/button.tsx';
import { signInWords } from './sign-in-words.ts';

interface PasskeyFormProps {
  /** What the passkey is shown for. */
  use: 'sign-in' | 'proof';
  label: string;
}

/** A button that asks for a passkey. Only a script can do so: without one the line beneath says why. */
export function PasskeyForm({ use, label }: PasskeyFormProps) {
  const { locale } = usePageFacts();
  const m = signInWords[locale].door;
  return (
    <form
      method="post"
      className="passkey"
      data-passkey={use}
      data-ask={href('operatorPasskey', 'cs')}
    >
      <input type="hidden" name="intent" value="passkey" />
      <input type="hidden" name="passkeyAnswer" value="" />
      <div className="passkey__ask">
        <Button variant="outline" wide>
          {label}
        </Button>
      </div>
      <p className="passkey__none small faint">{m.noPasskey}</p>
      <p className="passkey__unsupported small faint" hidden>
        {m.unsupported}
      </p>
    </form>
  );
}
