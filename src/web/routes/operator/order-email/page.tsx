import type { EmailRow } from '#database/emails.ts';
import { adminHref } from '#domain/addresses.ts';
import { MAX_EMAIL_LENGTH } from '#domain/customer/email-address.ts';
import type { Locale } from '#domain/locale.ts';
import { UNDO_SECONDS } from '#domain/operator/intent.ts';
import type { EmailPreview } from '#flows/operator/preview-email.ts';
import type { OrderDeskMessages } from '#messages/cs/operator/order.ts';
import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { EmailState } from '#web/operator/email-state.tsx';
import { emailName } from '#web/operator/email-name.ts';
import { FORM_FIELD, type TypedForm, typedIn } from '#web/operator/typed-form.ts';
import type { DeskProblem } from '#web/routes/operator/order/words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const FORM = 'again';

interface EmailPageProps {
  number: number;
  row: EmailRow | undefined;
  preview: EmailPreview;
  formId: string;
  /** Whether it may go to another mailbox. */
  mayElsewhere: boolean;
  locale: Locale;
  m: OrderDeskMessages;
  typed: TypedForm | undefined;
  problem: DeskProblem | undefined;
}

/** One e-mail of an order: subject, text, its looks one press away, and sending it once more. */
export function EmailPage(props: EmailPageProps) {
  const { number, row, preview, locale, m, problem } = props;
  const { kind, subject, to, text, enclosed } = preview;
  const words = m.email;
  const email = row?.id ?? kind;
  const whole = adminHref('operatorEmailHtml', { number: String(number), email });
  return (
    <div className="desk-page order-email">
      <p>
        <a className="way" href={adminHref('operatorOrder', { number: String(number) })}>
          ← {words.back(number)}
        </a>
      </p>
      <h1>{emailName(locale, kind)}</h1>
      {problem && problem !== 'email-invalid' && (
        <Notice tone="error" live>
          {m.problems[problem]}
        </Notice>
      )}
      <p className="quiet">{preview.isAsSent ? words.asSent : row ? words.rewritten : words.now}</p>
      <dl className="fact-list">
        <dt>{words.subject}</dt>
        <dd className="breakable">{subject}</dd>
        <dt>{words.to}</dt>
        <dd className="breakable">{to}</dd>
        {row && (
          <>
            <dt>{m.emails.state}</dt>
            <dd className="breakable">
              <EmailState email={row} locale={locale} />
            </dd>
          </>
        )}
        {enclosed.length > 0 && (
          <>
            <dt>{words.enclosed}</dt>
            <dd className="breakable">{enclosed.join(', ')}</dd>
          </>
        )}
      </dl>
      <p>
        <ButtonLink href={whole} target="_blank" rel="noreferrer">
          {m.emailWhole}
        </ButtonLink>
      </p>
      {row && (row.sentAt || row.refusal !== null) && <AgainForm {...props} />}
      <pre className="email-text__text">{text}</pre>
    </div>
  );
}

function AgainForm(props: EmailPageProps) {
  const { number, row, formId, m, mayElsewhere } = props;
  const words = m.email;
  const own = adminHref('operatorEmail', { number: String(number), email: row?.id ?? '' });
  return (
    <section className="desk-block" aria-labelledby="again-heading">
      <h2 id="again-heading">{words.again}</h2>
      <form method="post" action={own} className="fields" noValidate>
        <input type="hidden" name={FORM_FIELD} value={FORM} />
        <input type="hidden" name="id" value={formId} />
        {mayElsewhere && <MailboxField {...props} />}
        <p className="small quiet">{m.leaves(UNDO_SECONDS)}</p>
        <div>
          <Button variant="primary">{words.send}</Button>
        </div>
      </form>
    </section>
  );
}

function MailboxField({ preview, m, typed, problem }: EmailPageProps) {
  const words = m.email;
  return (
    <FormName value={FORM}>
      <TextField
        name="to"
        type="email"
        label={words.address}
        hint={words.addressHint(preview.to)}
        defaultValue={typedIn(typed, FORM, 'to')}
        autoComplete="off"
        maxLength={MAX_EMAIL_LENGTH}
        error={problem === 'email-invalid' && m.problems[problem]}
      />
    </FormName>
  );
}
