import { adminHref } from '#domain/addresses.ts';
import { MessageStatePill } from '#web/operator/message-state.tsx';
import { messagesWords } from '#web/operator/messages-words.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { MessageProps } from './props.ts';
import { ReplyForm } from './reply-form.tsx';
import { AboutSender, SenderOrders, StateForms } from './side.tsx';
import { Entries, Thread } from './thread.tsx';

/** One message with all that followed, what to do about it, and what else is known of who wrote it. */
export function MessagePage(props: MessageProps) {
  const { locale, message } = props;
  const m = messagesWords[locale];
  return (
    <div className="desk-page">
      <header className="messages__head">
        <a className="way" href={adminHref('operatorMessages')}>
          ← {m.thread.back}
        </a>
        <h1 className="breakable">{message.name || m.thread.title(message.number)}</h1>
        <p className="cluster">
          <MessageStatePill state={message.state} locale={locale} />
          <span>{`${m.thread.title(message.number)} · ${m.kinds[message.kind]}`}</span>
        </p>
      </header>
      <Refused {...props} />
      <div className="messages__columns">
        <div className="messages__main">
          <Thread {...props} />
          <ReplyForm {...props} />
        </div>
        <div className="messages__side">
          <StateForms {...props} />
          <AboutSender {...props} />
          <SenderOrders {...props} />
        </div>
      </div>
    </div>
  );
}

/** What went wrong; where the thread has grown meanwhile, by what. */
function Refused(props: MessageProps) {
  const { refused, typed, locale, entries } = props;
  const m = messagesWords[locale];
  if (refused?.problem === undefined) return null;
  const { problem } = refused;
  const seen = Number(typed?.fields.find(([name]) => name === 'seen')?.[1]);
  const later = problem === 'changed-meanwhile' ? entries.filter(({ id }) => id > seen) : [];
  return (
    <Notice tone="error" live>
      <p>{problem === 'places-left' ? m.placesLeft(refused.places) : m.problems[problem]}</p>
      {later.length > 0 && (
        <>
          <p>
            <strong>{m.meanwhile}</strong>
          </p>
          <Entries {...props} entries={later} />
        </>
      )}
    </Notice>
  );
}
