import { data, useLoaderData } from 'react-router';
import { formatMoment } from '#content/moments.ts';
import { findEmail } from '#database/emails/emails.ts';
import { findListedEmail } from '#database/emails/email-list.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { emailStateOf, mayBeSentAgain } from '#domain/emails/email-kind.ts';
import { isUuid } from '#domain/uuid.ts';
import { leaveEmail, retryEmail, sendAnyAgain } from '#flows/emails/email-actions.ts';
import { previewAnyEmail } from '#flows/emails/preview-email.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { ActionForm, actionForms } from '#web/admin/page/action-forms.tsx';
import { type Asked, defineActions } from '#web/admin/page/actions.ts';
import { TextAreaField } from '#web/forms/field.tsx';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { EmailState } from '#web/admin/emails/email-state.tsx';
import { emailName } from '#web/admin/emails/email-name.ts';
import { emailListWords } from '#web/admin/emails/outbox-words.ts';
import { toFormInput } from '#web/admin/form/form-input.ts';
import { FactList } from '#web/routes/admin/orders/order/fact-list.tsx';
import { adminOrderWords } from '#web/routes/admin/orders/order/words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';

/** Characters of a reason. */
const MOST_REASON = 500;

/** An e-mail of the shop by its row: its text, trying it again and giving it up. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const { db, shop } = services;
  const id = params.email;
  const [email, row] = isUuid(id)
    ? await Promise.all([findListedEmail(db, id), findEmail(db, id)])
    : [undefined, undefined];
  if (!email || !row) throw data(null, { status: 404 });
  const told = new URL(request.url).searchParams.get('done');
  return {
    locale,
    email,
    /** Undefined of an e-mail that is its reader's alone. */
    preview: await previewAnyEmail(services, row),
    shopMail: shop.orderMail,
    /** Whether it can be sent again from here. */
    isSentAgain: mayBeSentAgain(row),
    done: (['retried', 'left', 'again'] as const).find((word) => word === told),
    kept: toFormInput(keptForm),
  };
}

function addressOf(email: string, done?: 'retried' | 'left' | 'again'): string {
  const address = adminHref('operatorShopEmail', { email });
  return done === undefined ? address : withQuery(address, { done });
}

const outboxActions = defineActions(
  {
    subject: async ({ params: { email: id } }: Asked<Route.ActionArgs>) => ({
      id,
      here: addressOf(id),
    }),
  },
  {
    retry: {
      async run({ services, operator, id }) {
        const retried = await retryEmail(services, id, operator);
        return retried.ok ? { ok: true, to: addressOf(id, 'retried') } : retried;
      },
    },
    again: {
      async run({ services, operator, id }) {
        const sent = await sendAnyAgain(services, id, operator);
        return sent.ok ? { ok: true, to: addressOf(sent.id, 'again') } : sent;
      },
    },
    leave: {
      fields: { reason: ['reason-missing', 'reason-long'] },
      async run({ services, operator, id, field }) {
        const reason = cleanText(field('reason'));
        if (reason === '') return { ok: false, problem: 'reason-missing' };
        if (reason.length > MOST_REASON) return { ok: false, problem: 'reason-long' };
        const left = await leaveEmail(services, id, operator, reason);
        return left.ok ? { ok: true, to: addressOf(id, 'left') } : left;
      },
    },
  },
);
export const action = outboxActions.action;
const { ActionForms, useForm, useAnswer } = actionForms(outboxActions);

export const headers = answerHeaders;

export default function EmailRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, email, kept } = loaderData;
  return (
    <>
      <PageTitle>{emailName(locale, email.kind)}</PageTitle>
      <ActionForms
        answer={actionData}
        kept={kept}
        here={addressOf(email.id)}
        problems={emailListWords[locale].problems}
      >
        <OutboxEmail />
      </ActionForms>
    </>
  );
}

/** One e-mail: what became of it, its text, and what can be done about it. */
function OutboxEmail() {
  const { locale, email, preview, done } = useLoaderData<typeof loader>();
  const m = emailListWords[locale];
  const words = adminOrderWords[locale];
  const { sentence, isAtField } = useAnswer();
  const { id, kind, number } = email;
  const hint = m.hints[emailStateOf(email)];
  return (
    <div className="admin-page order-email">
      <p>
        <a className="line-link" href={adminHref('operatorEmails')}>
          ← {m.back}
        </a>
      </p>
      <h1>{emailName(locale, kind)}</h1>
      {done && <Notice tone="success" title={m.done[done]} live />}
      {sentence && !isAtField && <Notice tone="error" title={sentence} live />}
      <EmailFacts />
      <p className="quiet">{preview?.isAsSent ? `${hint} ${words.email.asSent}` : hint}</p>
      <div className="cluster">
        {preview && number !== null && kind.startsWith('order-') && (
          <ButtonLink href={adminHref('operatorEmail', { number: String(number), email: id })}>
            {m.toOrder}
          </ButtonLink>
        )}
        {preview && (
          <ButtonLink
            href={adminHref('operatorShopEmailHtml', { email: id })}
            target="_blank"
            rel="noreferrer"
          >
            {words.emailWhole}
          </ButtonLink>
        )}
      </div>
      <Actions />
      {preview && <pre className="email-text__text">{preview.text}</pre>}
    </div>
  );
}

function EmailFacts() {
  const { locale, email, preview, shopMail } = useLoaderData<typeof loader>();
  const { facts: m } = emailListWords[locale];
  const { number, message, enqueuedAt, to } = email;
  return (
    <FactList
      facts={[
        [adminOrderWords[locale].email.subject, preview?.subject],
        [m.to, to ?? shopMail],
        [m.enqueuedAt, formatMoment(locale, enqueuedAt)],
        [m.state, <EmailState key="state" email={email} locale={locale} />],
        [
          m.order,
          number !== null && (
            <a href={adminHref('operatorOrder', { number: String(number) })}>{number}</a>
          ),
        ],
        [
          m.message,
          message !== null && (
            <a href={adminHref('operatorMessage', { number: String(message) })}>{message}</a>
          ),
        ],
      ]}
    />
  );
}

/** What has not gone out can be tried at once, or given up for a reason. */
function Actions() {
  const { locale, email, isSentAgain } = useLoaderData<typeof loader>();
  const m = emailListWords[locale];
  const again = useForm('again');
  const retry = useForm('retry');
  const leave = useForm('leave');
  const state = emailStateOf(email);
  if (isSentAgain) {
    return (
      <ActionForm form={again}>
        <Button>{m.again}</Button>
      </ActionForm>
    );
  }
  if (state !== 'waits' && state !== 'refused' && state !== 'unwritable') return null;
  return (
    <>
      <ActionForm form={retry}>
        <Button variant="primary">{m.retry}</Button>
      </ActionForm>
      <ActionForm form={leave} className="fields" noValidate>
        <TextAreaField {...leave.field('reason')} label={m.reason} hint={m.reasonHint} rows={2} />
        <div>
          <Button>{m.giveUp}</Button>
        </div>
      </ActionForm>
    </>
  );
}
