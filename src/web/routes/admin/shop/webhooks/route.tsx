import { formatMoment } from '#content/moments.ts';
import { countDeliveries, listReceivers } from '#database/webhooks/webhook-receivers.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import type { WebhookMessages } from '#messages/cs/admin/webhooks.ts';
import { newFormId } from '#web/admin/form/posted-form.ts';
import { ListTable } from '#web/admin/list/list-table.tsx';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { ReceiverFields } from '#web/admin/webhooks/receiver-fields.tsx';
import { toFormInput } from '#web/admin/form/form-input.ts';
import { NewSecret, ReceiverBadge, receiverMark } from '#web/admin/webhooks/webhook-parts.tsx';
import { webhookWords } from '#web/admin/webhooks/webhook-words.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import { WebhookForms, useWebhookAnswer, useWebhookForm, webhookActions } from './actions.ts';

/** Deliveries that are counted of a receiver; from there on it only matters that there are many. */
const MOST_COUNTED = 999;

/** The receivers of webhooks, and the form that adds one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const counts = await countDeliveries(services.db, MOST_COUNTED + 1);
  const receivers = (await listReceivers(services.db)).map((receiver) => {
    const { id, name, url, events } = receiver;
    return { id, name, url, events, mark: receiverMark(receiver), count: counts.get(id) };
  });
  const isRemoved = new URL(request.url).searchParams.get('saved') === 'removed';
  return { locale, receivers, formId: newFormId(), isRemoved, kept: toFormInput(keptForm) };
}

export const action = webhookActions.action;
export const headers = answerHeaders;

export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, formId, kept } = loaderData;
  const m = webhookWords[locale];
  const isOld = m.refused['form-old'];
  return (
    <>
      <PageTitle>{m.title}</PageTitle>
      <WebhookForms
        answer={actionData}
        kept={kept}
        here={adminHref('operatorWebhooks')}
        hidden={{ formId }}
        problems={{ ...m.problems, 'form-old': isOld, 'intent-unknown': isOld }}
      >
        <WebhooksPage {...loaderData} m={m} />
      </WebhookForms>
    </>
  );
}

type WebhooksPageProps = Route.ComponentProps['loaderData'] & { m: WebhookMessages };

/** Who is told of orders, and the form that adds one more. */
function WebhooksPage(props: WebhooksPageProps) {
  const { m, receivers, kept, isRemoved } = props;
  const { answer, sentence, isAtField } = useWebhookAnswer();
  const added = answer && 'added' in answer ? answer.added : undefined;
  return (
    <div className="admin-page">
      <header>
        <h1>{m.title}</h1>
        <p className="log__lead">{m.lead}</p>
      </header>
      {added && (
        <>
          <NewSecret m={m} stated={m.secret.added} secret={added.secret} />
          <p>
            <a className="line-link" href={adminHref('operatorReceiver', { receiver: added.id })}>
              {m.secret.open}
            </a>
          </p>
        </>
      )}
      {isRemoved && !answer && <Notice tone="success">{m.saved.removed}</Notice>}
      {kept && !answer && <Notice>{m.kept}</Notice>}
      {sentence && (
        <Notice tone="error" live>
          {isAtField ? m.fix : sentence}
        </Notice>
      )}
      {receivers.length === 0 ? (
        <EmptyState title={m.none}>{m.noneText}</EmptyState>
      ) : (
        <Receivers {...props} />
      )}
      <AddReceiver m={m} />
      <p className="small faint">{m.docs}</p>
    </div>
  );
}

/** The form of a new receiver. */
function AddReceiver({ m }: Pick<WebhooksPageProps, 'm'>) {
  const form = useWebhookForm('add');
  return (
    <section className="panel" aria-labelledby="webhooks-add">
      <h2 id="webhooks-add">{m.add.title}</h2>
      <ActionForm form={form} className="fields" noValidate>
        <ReceiverFields m={m} form={form} />
        <div className="cluster">
          <Button variant="primary">{m.add.submit}</Button>
        </div>
      </ActionForm>
    </section>
  );
}

function Receivers({ m, locale, receivers }: WebhooksPageProps) {
  const { list } = m;
  return (
    <ListTable
      caption={list.caption}
      rows={receivers}
      keyOf={({ id }) => id}
      columns={[
        {
          head: list.name,
          isName: true,
          render: ({ id, name, url }) => (
            <>
              <a className="breakable" href={adminHref('operatorReceiver', { receiver: id })}>
                {name}
              </a>
              <span className="small faint breakable list-table__below">{url}</span>
            </>
          ),
        },
        {
          head: list.events,
          render: ({ events }) => events.map((event) => m.events[event]).join(', '),
        },
        { head: list.state, render: ({ mark }) => <ReceiverBadge mark={mark} m={m} /> },
        {
          head: list.waiting,
          render: ({ count }) => (
            <>
              {formatCounted(locale, count?.waiting ?? 0)}
              {count?.next && (
                <span className="small faint list-table__below">
                  {m.deliveries.next(formatMoment(locale, count.next))}
                </span>
              )}
            </>
          ),
        },
        {
          head: list.undelivered,
          render: ({ id, count }) =>
            count && count.undelivered > 0 ? (
              <a
                href={withQuery(adminHref('operatorReceiver', { receiver: id }), {
                  state: 'failed',
                })}
              >
                {formatCounted(locale, count.undelivered)}
              </a>
            ) : (
              formatCounted(locale, 0)
            ),
        },
      ]}
    />
  );
}

function formatCounted(locale: Locale, count: number): string {
  return count > MOST_COUNTED
    ? `> ${formatCount(locale, MOST_COUNTED)}`
    : formatCount(locale, count);
}
