import type { PaymentMessages } from '#messages/cs/order/payment.ts';
import { MAX_EMAIL_LENGTH } from '#domain/customer/email-address.ts';
import { href } from '#domain/addresses.ts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useLocale } from '#web/words.ts';

/** What is wrong with one of the two fields. */
export type LinkProblem = keyof PaymentMessages['link']['problems'];

interface OrderLinkProps {
  m: PaymentMessages['link'];
  supportMail: string;
  /** Something was sent, or nothing; this page does not say which. */
  isSent: boolean;
  typed?: { number: string; email: string };
  problems?: LinkProblem[];
  isTooOften?: boolean;
}

/** Where somebody who has lost the link of an order asks for it again (rules 13). */
export function OrderLinkPage(props: OrderLinkProps) {
  const locale = useLocale();
  const { m, supportMail, isSent, typed } = props;
  if (isSent && !typed) {
    return (
      <div className="column order-page">
        <header className="order-page__head">
          <h1>{m.sentHeading}</h1>
          <p className="lead">{m.sent}</p>
          <p>
            <a href={`mailto:${supportMail}`}>{supportMail}</a>
          </p>
        </header>
        <div className="cluster">
          <ButtonLink href={href('orderLink', locale)}>{m.again}</ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className="column order-page">
      <header className="order-page__head">
        <h1>{m.title}</h1>
        <p className="lead">{m.lead}</p>
      </header>
      <LinkForm {...props} />
    </div>
  );
}

const fieldOf: Record<LinkProblem, 'number' | 'email'> = {
  'number-invalid': 'number',
  'email-invalid': 'email',
};

function LinkForm({ m, typed, problems, isTooOften }: OrderLinkProps) {
  const locale = useLocale();
  const say = (problem: LinkProblem) => problems?.includes(problem) && m.problems[problem];
  const errors = (problems ?? []).map((problem) => ({
    field: fieldOf[problem],
    message: m.problems[problem],
  }));
  return (
    <form method="post" action={href('orderLink', locale)} className="order-link fields" noValidate>
      <FormName value="order-link">
        {isTooOften && (
          <Notice tone="error" live>
            {m.tooOften}
          </Notice>
        )}
        <ErrorSummary title={m.summary(errors.length)} errors={errors} isFocused />
        <TextField
          name="number"
          label={m.number}
          hint={m.numberHint}
          error={say('number-invalid')}
          defaultValue={typed?.number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={100}
          required
        />
        <TextField
          name="email"
          type="email"
          label={m.email}
          error={say('email-invalid')}
          defaultValue={typed?.email}
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          required
        />
        <div className="cluster">
          <Button variant="primary">{m.send}</Button>
        </div>
      </FormName>
    </form>
  );
}
