import { formatMoment } from '#content/moment-text.ts';
import { adminHref } from '#domain/addresses.ts';
import { messagesWords } from '#web/operator/messages-words.ts';
import { Tag } from '#web/ui/tag.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmailText } from './email-text.tsx';
import type { MessageProps } from './props.ts';

type Entry = MessageProps['entries'][number];

/** What was written first, and everything that followed, oldest first. */
export function Thread(props: MessageProps) {
  const { locale, message, entries } = props;
  const { thread: m } = messagesWords[locale];
  const first = entries.find(({ kind }) => kind === 'first');
  return (
    <section className="desk-block" aria-labelledby="thread-heading">
      <h2 id="thread-heading">{m.history}</h2>
      <article className="history__entry" aria-label={m.first}>
        <p>
          <strong>{m.first}</strong> {first?.isAutomatic && <Tag icon="info">{m.automatic}</Tag>}
        </p>
        {first && message.message !== '' ? (
          <EmailText locale={locale} text={message.message} />
        ) : (
          <p className="breakable desk-text">
            {message.message || (first?.hasRaw ? m.unreadable : m.empty)}
          </p>
        )}
        {first && <Extras {...props} entry={first} />}
        <p className="quiet small">
          {formatMoment(locale, message.createdAt)} · {message.name || m.unknownSender}
        </p>
      </article>
      <Entries {...props} entries={entries.filter(({ kind }) => kind !== 'first')} />
    </section>
  );
}

/** Entries of a thread. */
export function Entries({ entries, ...props }: MessageProps) {
  return (
    <ol className="history">
      {entries.map((entry) => (
        <EntryRow key={entry.id} {...props} entries={entries} entry={entry} />
      ))}
    </ol>
  );
}

function EntryRow(props: MessageProps & { entry: Entry }) {
  const { entry, locale } = props;
  const { thread: m } = messagesWords[locale];
  const { kind, text, outcome, isAutomatic } = entry;
  const isInner = kind === 'note';
  const isOurs = kind === 'reply';
  return (
    <li
      className={classNames(
        'history__entry',
        isInner && 'history__entry--inner',
        isOurs && 'history__entry--ours',
      )}
    >
      <p>
        <strong>{titleOf(props)}</strong> {isInner && <Tag icon="lock">{m.inner}</Tag>}
        {isAutomatic && <Tag icon="info">{m.automatic}</Tag>}
        {entry.isForeign && (
          <Tag icon="warning" tone="warning">
            {m.foreign(entry.fromAddress || m.unknownSender)}
          </Tag>
        )}
        {outcome && (
          <Tag tone={outcome === 'refused' ? 'warning' : 'neutral'}>{m.outcomes[outcome]}</Tag>
        )}
      </p>
      {text !== '' &&
        (kind === 'incoming' ? (
          <EmailText locale={locale} text={text} />
        ) : (
          <p className="breakable desk-text">{text}</p>
        ))}
      <Extras {...props} />
      <p className="quiet small">
        {formatMoment(locale, entry.at)} · {whoOf(props)}
      </p>
    </li>
  );
}

/** Files that were attached, and the e-mail itself where it could not be read. */
function Extras({ entry, locale, message, mayDownload }: MessageProps & { entry: Entry }) {
  const { thread: m } = messagesWords[locale];
  const { attachments, hasRaw, id } = entry;
  const address = adminHref('operatorMessageEmail', {
    number: String(message.number),
    entry: String(id),
  });
  return (
    <>
      {attachments !== null && attachments.length > 0 && (
        <p className="small breakable">{m.attachments(attachments.join(', '))}</p>
      )}
      {attachments?.some((name) => /^winmail\.dat$/i.test(name)) && (
        <p className="small">{m.winmail}</p>
      )}
      {hasRaw && (
        <p>
          {entry.kind !== 'first' && m.unreadable}{' '}
          {mayDownload && <a href={address}>{m.download}</a>}
        </p>
      )}
    </>
  );
}

function titleOf({ entry, locale }: MessageProps & { entry: Entry }): string {
  const { entries: m } = messagesWords[locale].thread;
  switch (entry.kind) {
    case 'state':
      return m.state(entry.state ?? 'open');
    case 'assigned':
      return m.assigned(entry.assignee ?? '');
    case 'first':
      return messagesWords[locale].thread.first;
    default:
      return m[entry.kind];
  }
}

function whoOf({ entry, locale }: MessageProps & { entry: Entry }): string {
  const { thread: m } = messagesWords[locale];
  if (entry.person !== null) return entry.person;
  if (entry.kind !== 'incoming') return m.program;
  return entry.fromName || entry.fromAddress || m.unknownSender;
}
