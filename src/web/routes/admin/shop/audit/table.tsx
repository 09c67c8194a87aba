import { formatClock, formatDay } from '#content/moments.ts';
import type { ListedEntry } from '#database/audit/audit-list.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { type Column, ListTable } from '#web/admin/list/list-table.tsx';
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
  return (
    <ListTable
      caption={auditWords[locale].caption}
      columns={auditColumns(locale)}
      rows={entries}
      keyOf={({ seq }) => seq}
      isUnlabelled
    />
  );
}

/** When, who, what, and what was before and is after. */
export function auditColumns(locale: Locale): Column<NamedEntry>[] {
  const m = auditWords[locale];
  const { columns } = m;
  return [
    {
      head: columns.when,
      className: 'log__when',
      render: ({ at }) => (
        <time dateTime={at.toISOString()}>
          {formatDay(locale, at)} {formatClock(locale, at)}
        </time>
      ),
    },
    {
      head: columns.who,
      className: 'log__who',
      render: ({ person, isApiClient }) => person ?? (isApiClient ? m.program : m.someone),
    },
    {
      head: columns.what,
      isName: true,
      className: 'log__what',
      render: (entry) => <What entry={entry} locale={locale} />,
    },
    {
      head: columns.values,
      render: (entry) => (
        <ul className="log__changes">
          {changesOf(entry, locale).map((change) => (
            <ChangeOf key={change.name} change={change} locale={locale} />
          ))}
        </ul>
      ),
    },
    { head: columns.seq, className: 'log__seq', render: ({ seq }) => `#${seq}` },
  ];
}

/** What was done, and to what. */
function What({ entry, locale }: { entry: NamedEntry; locale: Locale }) {
  const m = auditWords[locale];
  const { action, order, toPerson, about } = entry;
  const named: Partial<Record<string, string>> = m.actions;
  return (
    <>
      {named[action] ?? action}
      {order !== null && (
        <a className="log__order" href={adminHref('operatorOrder', { number: String(order) })}>
          {m.order(order)}
        </a>
      )}
      {order === null && toPerson !== null && <span className="log__order">{toPerson}</span>}
      {about !== undefined && <span className="log__order breakable">{about}</span>}
    </>
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
