import { formatMoment } from '#content/moment-text.ts';
import type { ListedEmail } from '#database/outbox.ts';
import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { emailStateOf } from '#domain/operator/email-filter.ts';
import type { OutboxMessages } from '#messages/cs/operator/outbox.ts';
import { TextAreaField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { EmailState } from '#web/operator/email-state.tsx';
import { emailName } from '#web/operator/email-name.ts';
import { outboxWords } from '#web/operator/outbox-words.ts';
import { FORM_FIELD, type TypedForm, typedIn } from '#web/operator/typed-form.ts';
import { orderDeskWords } from '#web/routes/operator/order/words.ts';
import { FactList } from '#web/routes/operator/order/fact-list.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

const LEAVE = 'leave';
export type OutboxProblem = keyof OutboxMessages['problems'];

export interface OutboxEmailProps {
  locale: Locale;
  email: ListedEmail;
  /** Undefined of an e-mail that is its reader's alone. */
  preview: { subject: string; text: string; isAsSent: boolean } | undefined;
  shopMail: string;
  /** Whether it can be sent again from here. */
  isSentAgain: boolean;
  done: keyof OutboxMessages['done'] | undefined;
  typed: TypedForm | undefined;
  problem: OutboxProblem | undefined;
}

/** One e-mail: what became of it, its text, and what can be done about it. */
export function OutboxEmailPage(props: OutboxEmailProps) {
  const { locale, email, preview, shopMail, done, problem } = props;
  const m = outboxWords[locale];
  const words = orderDeskWords[locale];
  const { id, kind, number, message, owedAt } = email;
  const isAtField = problem === 'reason-missing' || problem === 'reason-long';
  return (
    <div className="desk-page order-email">
      <p>
        <a className="way" href={href('operatorOutbox', 'cs')}>
          ← {m.back}
        </a>
      </p>
      <h1>{emailName(locale, kind)}</h1>
      {done && <Notice tone="success" title={m.done[done]} live />}
      {problem && !isAtField && <Notice tone="error" title={m.problems[problem]} live />}
      <FactList
        facts={[
          [words.email.subject, preview?.subject],
          [m.facts.to, email.to ?? shopMail],
          [m.facts.owedAt, formatMoment(locale, owedAt)],
          [m.facts.state, <EmailState key="state" email={email} locale={locale} />],
          [
            m.facts.order,
            number !== null && (
              <a href={href('operatorOrder', 'cs', { number: String(number) })}>{number}</a>
            ),
          ],
          [
            m.facts.message,
            message !== null && (
              <a href={href('operatorMessage', 'cs', { number: String(message) })}>{message}</a>
            ),
          ],
        ]}
      />
      <p className="quiet">{hintOf(props)}</p>
      <div className="cluster">
        {preview && number !== null && kind.startsWith('order-') && (
          <ButtonLink href={href('operatorEmail', 'cs', { number: String(number), email: id })}>
            {m.toOrder}
          </ButtonLink>
        )}
        {preview && (
          <ButtonLink
            href={href('operatorOutboxHtml', 'cs', { email: id })}
            target="_blank"
            rel="noreferrer"
          >
            {words.emailWhole}
          </ButtonLink>
        )}
      </div>
      <Acts {...props} />
      {preview && <pre className="email-text__text">{preview.text}</pre>}
    </div>
  );
}

/** What has not gone out can be tried at once, or given up for a reason. */
function Acts({ locale, email, isSentAgain, typed, problem }: OutboxEmailProps) {
  const m = outboxWords[locale];
  const state = emailStateOf(email);
  const own = href('operatorOutboxEmail', 'cs', { email: email.id });
  if (isSentAgain) {
    return (
      <form method="post" action={own}>
        <Button name="intent" value="again">
          {m.again}
        </Button>
      </form>
    );
  }
  if (state !== 'waits' && state !== 'refused' && state !== 'unwritable') return null;
  const isAtField = problem === 'reason-missing' || problem === 'reason-long';
  return (
    <>
      <form method="post" action={own}>
        <Button name="intent" value="retry" variant="primary">
          {m.retry}
        </Button>
      </form>
      <form method="post" action={own} className="fields" noValidate>
        <input type="hidden" name={FORM_FIELD} value={LEAVE} />
        <FormName value={LEAVE}>
          <TextAreaField
            name="reason"
            label={m.reason}
            hint={m.reasonHint}
            rows={2}
            defaultValue={typedIn(typed, LEAVE, 'reason')}
            error={isAtField && m.problems[problem]}
          />
        </FormName>
        <div>
          <Button name="intent" value="leave">
            {m.giveUp}
          </Button>
        </div>
      </form>
    </>
  );
}

function hintOf({ email, preview, locale }: OutboxEmailProps): string {
  const hint = outboxWords[locale].hints[emailStateOf(email)];
  return preview?.isAsSent ? `${hint} ${orderDeskWords[locale].email.asSent}` : hint;
}
