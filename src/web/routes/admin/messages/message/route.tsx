import { adminHref } from '#domain/addresses.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { MessageStateBadge } from '#web/admin/messages/message-state.tsx';
import { messagesWords } from '#web/admin/messages/messages-words.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import { MessageForms, messageActions, useMessageAnswer } from './actions.ts';
import { loader, useMessagePage } from './load-message.ts';
import { ReplyForm } from './reply-form.tsx';
import { AboutSender, SenderOrders, StateForms } from './side.tsx';
import { Entries, Thread } from './thread.tsx';

export { loader };
export const action = messageActions.action;
export const headers = answerHeaders;

export default function MessageRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, kept, message, seen, formId } = loaderData;
  const { thread: m, problems, placeholdersLeft } = messagesWords[locale];
  const title = m.title(message.number);
  const placeholders = actionData && 'placeholders' in actionData ? actionData.placeholders : [];
  return (
    <>
      <PageTitle>{actionData?.problem ? m.errorTitle(title) : title}</PageTitle>
      <MessageForms
        answer={actionData}
        kept={kept}
        here={adminHref('operatorMessage', { number: String(message.number) })}
        hidden={{ seen, id: formId }}
        problems={{ ...problems, 'places-left': placeholdersLeft(placeholders) }}
      >
        <Message />
      </MessageForms>
    </>
  );
}

/** One message with all that followed, what to do about it, and what else is known of who wrote it. */
function Message() {
  const { locale, message, words: m } = useMessagePage();
  return (
    <div className="admin-page">
      <header className="messages__head">
        <a className="line-link" href={adminHref('operatorMessages')}>
          ← {m.thread.back}
        </a>
        <h1 className="breakable">{message.name || m.thread.title(message.number)}</h1>
        <p className="cluster">
          <MessageStateBadge state={message.state} locale={locale} />
          <span>{`${m.thread.title(message.number)} · ${m.kinds[message.kind]}`}</span>
        </p>
      </header>
      <Refused />
      <div className="messages__columns">
        <div className="messages__main">
          <Thread />
          <ReplyForm />
        </div>
        <div className="messages__side">
          <StateForms />
          <AboutSender />
          <SenderOrders />
        </div>
      </div>
    </div>
  );
}

/** What went wrong; where the thread has grown meanwhile, by what. */
function Refused() {
  const { entries, words: m } = useMessagePage();
  const { answer, sentence } = useMessageAnswer();
  if (!answer?.problem) return null;
  const seen = Number(answer.input.fields.find(([name]) => name === 'seen')?.[1]);
  const hasChangedSince = answer.problem === 'changed-meanwhile';
  const later = hasChangedSince ? entries.filter(({ id }) => id > seen) : [];
  return (
    <Notice tone="error" live>
      <p>{sentence}</p>
      {later.length > 0 && (
        <>
          <p>
            <strong>{m.changesSince}</strong>
          </p>
          <Entries entries={later} />
        </>
      )}
    </Notice>
  );
}
