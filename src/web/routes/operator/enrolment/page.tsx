import type { Locale } from '#domain/locale.ts';
import { FormName } from '#web/forms/form-name.ts';
import { CodeField } from '#web/operator/code-field.tsx';
import { DoorNotice, DoorPage } from '#web/operator/door-page.tsx';
import type { QrPath } from '#web/operator/qr-code.ts';
import { RecoveryCodes } from '#web/operator/recovery-codes.tsx';
import { signInWords } from '#web/operator/sign-in-words.ts';
import { Button } from '#web/ui/button.tsx';

interface Setup {
  secret: string;
  uri: string;
  qr: QrPath;
}

interface EnrolmentPageProps {
  locale: Locale;
  setup: Setup | undefined;
  problem?: 'code-wrong' | 'signed-out';
  waitMinutes?: number | undefined;
  /** The recovery codes, once the authenticator is set up. */
  codes?: string[];
  email?: string;
}

/** Sets up the authenticator, and then shows the recovery codes. */
export function EnrolmentPage(props: EnrolmentPageProps) {
  const { locale, setup, problem, waitMinutes, codes, email = '' } = props;
  const m = signInWords[locale];
  if (codes) {
    return (
      <DoorPage title={m.codes.title} lead={m.codes.lead}>
        <RecoveryCodes codes={codes} email={email} />
        <form method="post">
          <input type="hidden" name="intent" value="stored" />
          <Button variant="primary" wide>
            {m.codes.stored}
          </Button>
        </form>
      </DoorPage>
    );
  }
  return (
    <DoorPage title={m.enrolment.title} lead={m.enrolment.lead}>
      <DoorNotice waitMinutes={waitMinutes}>
        {problem === 'signed-out' && m.problems[problem]}
      </DoorNotice>
      {setup && <Steps locale={locale} setup={setup} />}
      <form method="post" className="fields" noValidate>
        <FormName value="enrolment">
          <CodeField
            label={m.fields.code}
            error={problem === 'code-wrong' && m.problems[problem]}
          />
          <Button variant="primary" wide>
            {m.enrolment.submit}
          </Button>
        </FormName>
      </form>
    </DoorPage>
  );
}

function Steps({ locale, setup: { secret, uri, qr } }: { locale: Locale; setup: Setup }) {
  const { enrolment: m } = signInWords[locale];
  return (
    <>
      <ol className="door__steps">
        {m.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <svg className="qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={m.qr}>
        <path className="qr__modules" d={qr.path} />
      </svg>
      <div className="door__secret">
        <p className="small">{m.secret}</p>
        <p>
          <code className="code-text">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <p>
          <a className="way" href={uri}>
            {m.open}
          </a>
        </p>
      </div>
    </>
  );
}
