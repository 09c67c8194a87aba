import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { FormName } from '#web/forms/form-name.ts';
import { CodeField } from '#web/operator/code-field.tsx';
import { DoorNotice, DoorPage } from '#web/operator/door-page.tsx';
import { signInWords } from '#web/operator/sign-in-words.ts';
import { Button } from '#web/ui/button.tsx';

interface CodePageProps {
  locale: Locale;
  problem?: 'code-wrong' | 'code-used' | 'signed-out';
  waitMinutes?: number | undefined;
}

/** The last door, whichever way somebody came: the code of the authenticator, or a recovery code. */
export function CodePage({ locale, problem, waitMinutes }: CodePageProps) {
  const m = signInWords[locale];
  return (
    <DoorPage title={m.code.title} lead={m.code.lead}>
      <DoorNotice waitMinutes={waitMinutes} />
      <form method="post" className="fields" noValidate>
        <FormName value="code">
          <CodeField
            label={m.fields.code}
            hint={m.code.hint}
            error={problem && m.problems[problem]}
            takesRecovery
          />
          <Button variant="primary" wide>
            {m.code.submit}
          </Button>
        </FormName>
      </form>
      <p>
        <a className="way" href={adminHref('operatorSignIn')}>
          {m.code.other}
        </a>
      </p>
      <p className="small faint">
        {m.code.lost} {m.code.time}
      </p>
    </DoorPage>
  );
}
