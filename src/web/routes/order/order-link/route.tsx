import { data, redirect } from 'react-router';
import { MAX_EMAIL_LENGTH, readEmail } from '#domain/customer/email-address.ts';
import { readOrderNumber } from '#domain/order/order.ts';
import { sendOrderLink } from '#flows/orders/send-order-link.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import type { PaymentMessages } from '#messages/cs/order/payment.ts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale, useWords } from '#web/words.ts';
import type { Route } from './+types/route.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const { supportMail, brand } = services.shop;
  const isSent = new URL(request.url).searchParams.has('sent');
  return { locale, supportMail, brand, isSent };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { locale, services, client } = shopOf(context);
  const field = postedFields(await request.formData());
  const input = { number: field('number'), email: field('email') };
  const number = readOrderNumber(input.number);
  const email = readEmail(input.email);
  if (number === undefined || email === undefined) {
    const problems: LinkProblem[] = [];
    if (number === undefined) problems.push('number-invalid');
    if (email === undefined) problems.push('email-invalid');
    return data({ input, problems, isTooOften: false }, { status: 422 });
  }
  const sent = await sendOrderLink(services, { number, email, client });
  if (!sent.ok) {
    const headers = retryAfter(sent.retryAfterSeconds);
    return data({ input, problems: [], isTooOften: true }, { status: 429, headers });
  }
  return redirect(withQuery(href('orderLink', locale), { sent: '1' }), 303);
}

export const headers = answerHeaders;

export default function OrderLinkRoute({ loaderData, actionData }: Route.ComponentProps) {
  const m = wordsOf(loaderData.locale).payment.link;
  const title = loaderData.isSent ? m.sentHeading : m.title;
  return (
    <>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{`${actionData ? m.errorTitle(m.title) : title} | ${loaderData.brand}`}</title>
      <OrderLinkPage {...loaderData} {...actionData} />
    </>
  );
}

/** What is wrong with one of the two fields. */
type LinkProblem = keyof PaymentMessages['link']['problems'];

interface OrderLinkProps {
  supportMail: string;
  /** Something was sent, or nothing; this page does not say which. */
  isSent: boolean;
  input?: { number: string; email: string };
  problems?: LinkProblem[];
  isTooOften?: boolean;
}

/** Where somebody who has lost the link of an order asks for it again (rules 13). */
function OrderLinkPage(props: OrderLinkProps) {
  const m = useWords().payment.link;
  const locale = useLocale();
  const { supportMail, isSent, input } = props;
  if (isSent && !input) {
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

function LinkForm({ input, problems, isTooOften }: OrderLinkProps) {
  const m = useWords().payment.link;
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
          defaultValue={input?.number}
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
          defaultValue={input?.email}
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
