import { useLoaderData } from 'react-router';
import { adminHref } from '#domain/addresses.ts';
import { MAX_EMAIL_LENGTH } from '#domain/customer/email-address.ts';
import { UNDO_SECONDS } from '#domain/admin/pending-action.ts';
import { hasRight } from '#domain/admin/rights.ts';
import { isUuid } from '#domain/uuid.ts';
import { sendAgain } from '#flows/emails/email-actions.ts';
import { ActionForm, actionForms } from '#web/admin/page/action-forms.tsx';
import { type Asked, defineActions } from '#web/admin/page/actions.ts';
import { TextField } from '#web/forms/field.tsx';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { emailName } from '#web/admin/emails/email-name.ts';
import { EmailState } from '#web/admin/emails/email-state.tsx';
import { toFormInput } from '#web/admin/form/form-input.ts';
import { FactList } from '#web/routes/admin/orders/order/fact-list.tsx';
import { adminOrderWords } from '#web/routes/admin/orders/order/words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import { emailIn, orderIn } from './find-email.ts';

/** An e-mail of an order, by its row or, before it is owed, by its kind: its text, and sending it again. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { services, locale, operator, keptForm } = operatorOf(context);
  const order = await orderIn(services, params.number);
  return {
    ...(await emailIn(services, order, params.email)),
    number: order.number,
    formId: crypto.randomUUID(),
    locale,
    /** Whether it may go to another mailbox. */
    mayElsewhere: hasRight(operator.role, 'money'),
    kept: toFormInput(keptForm),
  };
}

async function subject({ services, operator, params, field }: Asked<Route.ActionArgs>) {
  const order = await orderIn(services, params.number);
  const id = field('id');
  const change = { orderId: order.id, operator, id, emailId: params.email };
  const here = adminHref('operatorOrder', { number: params.number });
  return isUuid(id) ? { change, here } : undefined;
}

const emailActions = defineActions(
  { subject, statuses: { 'email-too-often': 429 } },
  {
    again: {
      fields: { to: ['email-invalid'] },
      run: ({ services, change, field }) => sendAgain(services, { ...change, to: field('to') }),
    },
  },
);
export const action = emailActions.action;
const { ActionForms, useForm, useAnswer } = actionForms(emailActions);

export const headers = answerHeaders;

export default function OrderEmailRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { preview, row, number, kept, locale, formId } = loaderData;
  const m = adminOrderWords[locale];
  const title = m.email.title(emailName(locale, preview.kind), number);
  return (
    <>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{actionData?.problem ? m.errorTitle(title) : `${title} – ${shop.brand}`}</title>
      <ActionForms
        answer={actionData}
        kept={kept}
        here={adminHref('operatorEmail', { number: String(number), email: row?.id ?? '' })}
        hidden={{ id: formId }}
        problems={m.problems}
      >
        <OrderEmail />
      </ActionForms>
    </>
  );
}

/** One e-mail of an order: subject, text, its looks one press away, and sending it once more. */
function OrderEmail() {
  const { number, row, preview, locale } = useLoaderData<typeof loader>();
  const m = adminOrderWords[locale];
  const { email: words } = m;
  const { kind, subject: about, to, text, enclosed, isAsSent } = preview;
  const { sentence, isAtField } = useAnswer();
  const email = row?.id ?? kind;
  const whole = adminHref('operatorEmailHtml', { number: String(number), email });
  return (
    <div className="admin-page order-email">
      <p>
        <a className="line-link" href={adminHref('operatorOrder', { number: String(number) })}>
          ← {words.back(number)}
        </a>
      </p>
      <h1>{emailName(locale, kind)}</h1>
      {sentence && !isAtField && (
        <Notice tone="error" live>
          {sentence}
        </Notice>
      )}
      <p className="quiet">{isAsSent ? words.asSent : row ? words.rewritten : words.now}</p>
      <FactList
        facts={[
          [words.subject, about],
          [words.to, to],
          [m.emails.state, row && <EmailState email={row} locale={locale} />],
          [words.enclosed, enclosed.join(', ')],
        ]}
      />
      <p>
        <ButtonLink href={whole} target="_blank" rel="noreferrer">
          {m.emailWhole}
        </ButtonLink>
      </p>
      {row && (row.sentAt || row.refusal !== null) && <AgainForm />}
      <pre className="email-text__text">{text}</pre>
    </div>
  );
}

function AgainForm() {
  const { preview, locale, mayElsewhere } = useLoaderData<typeof loader>();
  const m = adminOrderWords[locale];
  const { email: words } = m;
  const form = useForm('again');
  return (
    <section className="admin-block" aria-labelledby="again-heading">
      <h2 id="again-heading">{words.again}</h2>
      <ActionForm form={form} className="fields" noValidate>
        {mayElsewhere && (
          <TextField
            {...form.field('to')}
            type="email"
            label={words.address}
            hint={words.addressHint(preview.to)}
            autoComplete="off"
            maxLength={MAX_EMAIL_LENGTH}
          />
        )}
        <p className="small quiet">{m.leaves(UNDO_SECONDS)}</p>
        <div>
          <Button variant="primary">{words.send}</Button>
        </div>
      </ActionForm>
    </section>
  );
}
