import { formatClock, formatDay } from '#content/moment-text.ts';
import type { ListedEntry } from '#database/audit-list.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { type Change, changesOf } from './changes.ts';
import { auditWords } from './words.ts';

/** An entry with what it is about, where many things stand in one list. */
export type NamedEntry = ListedEntry & { about?: string | undefined };

/** Letters of a value that stand in the table at once. */
const SHORT = 160;

export function AuditTable({
  locale,
  entries,
}: {
  locale: Locale;
  entries: readonly NamedEntry[];
}) {
  const m = auditWords[locale];
  return (
    <table className="log">
      <caption className="visually-hidden">{m.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.columns.when}</th>
          <th scope="col">{m.columns.who}</th>
          <th scope="col">{m.columns.what}</th>
          <th scope="col">{m.columns.values}</th>
          <th scope="col" className="log__seq">
            {m.columns.seq}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.seq} entry={entry} locale={locale} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ entry, locale }: { entry: NamedEntry; locale: Locale }) {
  const m = auditWords[locale];
  const { seq, at, person, isProgram, action, order, toPerson, about } = entry;
  const said: Partial<Record<string, string>> = m.actions;
  const who = person ?? (isProgram ? m.program : m.someone);
  return (
    <tr>
      <td className="log__when">
        <time dateTime={at.toISOString()}>
          {formatDay(locale, at)} {formatClock(locale, at)}
        </time>
      </td>
      <td className="log__who">{who}</td>
      <th scope="row" className="log__what">
        {said[action] ?? action}
        {order !== null && (
          <a className="log__order" href={adminHref('operatorOrder', { number: String(order) })}>
            {m.order(order)}
          </a>
        )}
        {order === null && toPerson !== null && <span className="log__order">{toPerson}</span>}
        {about !== undefined && <span className="log__order breakable">{about}</span>}
      </th>
      <td>
        <ul className="log__changes">
          {changesOf(entry, locale).map((change) => (
            <ChangeOf key={change.name} change={change} locale={locale} />
          ))}
        </ul>
      </td>
      <td className="log__seq">{`#${seq}`}</td>
    </tr>
  );
}

function ChangeOf({ change, locale }: { change: Change; locale: Locale }) {
  const { name, before, after } = change;
  return (
    <li>
      <span className="log__name">{`${name}:`}</span>{' '}
      {before !== undefined && <Value text={before} locale={locale} />}
      {before !== undefined && after !== undefined && ' → '}
      {after !== undefined && <Value text={after} locale={locale} />}
    </li>
  );
}

/** A long text is there whole, and does not push everything else out of sight. */
function Value({ text, locale }: { text: string; locale: Locale }) {
  if (text.length <= SHORT) return <span className="log__value">{text}</span>;
  return (
    <details className="log__long">
      <summary>
        <span className="log__value">{text.slice(0, SHORT).toWellFormed()}…</span>
      </summary>
      <span className="visually-hidden">{auditWords[locale].whole}: </span>
      <span className="log__value">{text}</span>
    </details>
  );
}
