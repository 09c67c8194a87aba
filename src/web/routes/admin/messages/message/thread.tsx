import { formatMoment } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import { withoutQuote } from '#domain/messages/without-quote.ts';
import { Tag } from '#web/ui/tag.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type MessagePage, useMessagePage } from './load-message.ts';

type Entry = MessagePage['entries'][number];
interface EntryProps {
  entry: Entry;
}

/** What was written first, and everything that followed, oldest first. */
export function Thread() {
  const { locale, message, entries, words } = useMessagePage();
  const { thread: m } = words;
  const first = entries.find(({ kind }) => kind === 'first');
  return (
    <section className="admin-block" aria-labelledby="thread-heading">
      <h2 id="thread-heading">{m.history}</h2>
      <article className="history__entry" aria-label={m.first}>
        <p>
          <strong>{m.first}</strong> {first?.isAutomatic && <Tag icon="info">{m.automatic}</Tag>}
        </p>
        {first && message.message !== '' ? (
          <EmailText text={message.message} />
        ) : (
          <p className="breakable admin-text">
            {message.message || (first?.hasRaw ? m.unreadable : m.empty)}
          </p>
        )}
        {first && <Extras entry={first} />}
        <p className="quiet small">
          {formatMoment(locale, message.createdAt)} · {message.name || m.unknownSender}
        </p>
      </article>
      <Entries entries={entries.filter(({ kind }) => kind !== 'first')} />
    </section>
  );
}

/** Entries of a thread. */
export function Entries({ entries }: Pick<MessagePage, 'entries'>) {
  return (
    <ol className="history">
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function EntryRow({ entry }: EntryProps) {
  const { locale, words } = useMessagePage();
  const { thread: m } = words;
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
        <strong>{titleOf(entry, words)}</strong> {isInner && <Tag icon="lock">{m.inner}</Tag>}
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
          <EmailText text={text} />
        ) : (
          <p className="breakable admin-text">{text}</p>
        ))}
      <Extras entry={entry} />
      <p className="quiet small">
        {formatMoment(locale, entry.at)} · {whoOf(entry, words)}
      </p>
    </li>
  );
}

/** Files that were attached, and the e-mail itself where it could not be read. */
function Extras({ entry }: EntryProps) {
  const { message, mayDownload, words } = useMessagePage();
  const { thread: m } = words;
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

function titleOf(entry: Entry, { thread }: MessagePage['words']): string {
  const { entries: m } = thread;
  switch (entry.kind) {
    case 'state':
      return m.state(entry.state ?? 'open');
    case 'assigned':
      return m.assigned(entry.assignee ?? '');
    case 'first':
      return thread.first;
    default:
      return m[entry.kind];
  }
}

function whoOf(entry: Entry, { thread: m }: MessagePage['words']): string {
  if (entry.person !== null) return entry.person;
  if (entry.kind !== 'incoming') return m.program;
  return entry.fromName || entry.fromAddress || m.unknownSender;
}

/** What somebody has written in an e-mail; what it quotes is folded. */
function EmailText({ text }: { text: string }) {
  const { thread: m } = useMessagePage().words;
  const { own, quoted } = withoutQuote(text);
  return (
    <>
      <p className="breakable admin-text">{own}</p>
      {quoted !== '' && (
        <details className="admin-more">
          <summary>{m.quoted}</summary>
          <p className="breakable admin-text">{quoted}</p>
        </details>
      )}
    </>
  );
}
