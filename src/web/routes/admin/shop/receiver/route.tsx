import { formatMoment } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { NewSecret, ReceiverBadge } from '#web/admin/webhooks/webhook-parts.tsx';
import { webhookWords } from '#web/admin/webhooks/webhook-words.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import { ReceiverForms, receiverActions, useReceiverAnswer } from './actions.ts';
import { Deliveries } from './deliveries.tsx';
import { loader, useReceiverPage } from './load-receiver.ts';
import { ReceiverActs, ReplayPart } from './receiver-acts.tsx';

export { loader };
export const action = receiverActions.action;
export const headers = answerHeaders;

export default function Receiver({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, receiver, kept, formId } = loaderData;
  const m = webhookWords[locale];
  return (
    <>
      <PageTitle>{receiver.name}</PageTitle>
      <ReceiverForms
        answer={actionData}
        kept={kept}
        here={adminHref('operatorReceiver', { receiver: receiver.id })}
        hidden={{ formId }}
        problems={{ ...m.problems, ...m.refused, 'intent-unknown': m.refused['form-old'] }}
      >
        <Page />
      </ReceiverForms>
    </>
  );
}

/** One receiver: how it is doing, what was sent to it, and what can be done. */
function Page() {
  const { m, receiver, saved, isKept } = useReceiverPage();
  const { answer, sentence, isAtField } = useReceiverAnswer();
  const rotated = answer && 'rotated' in answer ? answer.rotated : undefined;
  return (
    <div className="admin-page">
      <header>
        <p>
          <a className="line-link" href={adminHref('operatorWebhooks')}>
            {m.receiver.back}
          </a>
        </p>
        <h1 className="breakable">{receiver.name}</h1>
        <p>
          <ReceiverBadge mark={receiver.mark} m={m} />
        </p>
      </header>
      {rotated && <NewSecret m={m} stated={m.secret.rotated} secret={rotated.secret} />}
      {saved && !answer && <Notice tone="success">{m.saved[saved]}</Notice>}
      {isKept && !answer && !saved && <Notice>{m.kept}</Notice>}
      {sentence && (
        <Notice tone="error" live>
          {isAtField && answer?.action === 'change' ? m.receiver.fixChange : sentence}
        </Notice>
      )}
      {receiver.mark === 'away' && <Notice>{m.awayText}</Notice>}
      <Facts />
      <ReceiverActs />
      <section aria-labelledby="receiver-deliveries" className="webhook-deliveries">
        <h2 id="receiver-deliveries">{m.receiver.deliveries}</h2>
        <Deliveries />
      </section>
      <ReplayPart />
    </div>
  );
}

function Facts() {
  const { m, locale, receiver, overlapUntil } = useReceiverPage();
  const { facts } = m.receiver;
  const rows: [string, string][] = [
    [facts.url, receiver.url],
    [facts.events, receiver.events.map((event) => m.events[event]).join(', ')],
    [facts.added, formatMoment(locale, receiver.createdAt)],
    [facts.secret, formatMoment(locale, receiver.secretAt)],
  ];
  return (
    <section className="panel" aria-label={receiver.name}>
      <dl className="panel__facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="breakable">{value}</dd>
          </div>
        ))}
      </dl>
      {overlapUntil && (
        <p className="small">{m.receiver.overlap(formatMoment(locale, overlapUntil))}</p>
      )}
    </section>
  );
}
