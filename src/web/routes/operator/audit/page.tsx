import type { AuditPage as Page } from '#database/audit-list.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { AuditFilter } from '#domain/operator/audit-filter.ts';
import type { Locale } from '#domain/locale.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AuditFilterForm } from './filter-form.tsx';
import { AuditTable, type NamedEntry } from './table.tsx';
import { auditWords } from './words.ts';

interface AuditPageProps extends Omit<Page, 'entries'> {
  entries: readonly NamedEntry[];
  locale: Locale;
  filter: AuditFilter;
  people: readonly { id: string; name: string }[];
}

/** The log of changes, a page at a time. */
export function AuditPage({ locale, filter, people, entries, ...page }: AuditPageProps) {
  const m = auditWords[locale];
  return (
    <div className="desk-page">
      <header>
        <h1>{m.title}</h1>
        <p className="log__lead">{m.lead}</p>
      </header>
      <AuditFilterForm locale={locale} filter={filter} people={people} />
      {entries.length === 0 ? (
        <EmptyState title={m.empty}>{m.emptyHint}</EmptyState>
      ) : (
        <AuditTable locale={locale} entries={entries} />
      )}
      <Pages {...{ locale, filter, entries }} {...page} />
    </div>
  );
}

function Pages({
  locale,
  filter,
  entries,
  hasNewer,
  hasOlder,
}: Pick<AuditPageProps, 'locale' | 'filter' | 'entries' | 'hasNewer' | 'hasOlder'>) {
  const m = auditWords[locale];
  const [first, last] = [entries[0], entries.at(-1)];
  if (!hasNewer && !hasOlder) return null;
  return (
    <nav className="cluster" aria-label={m.pages}>
      {hasNewer && <ButtonLink href={addressOf(filter)}>{m.newest}</ButtonLink>}
      {hasNewer && first && (
        <ButtonLink href={addressOf(filter, { after: String(first.seq) })} rel="prev">
          {m.newer}
        </ButtonLink>
      )}
      {hasOlder && last && (
        <ButtonLink href={addressOf(filter, { before: String(last.seq) })} rel="next">
          {m.older}
        </ButtonLink>
      )}
    </nav>
  );
}

function addressOf(filter: AuditFilter, place: Record<string, string> = {}): string {
  const wanted = Object.entries(filter).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return withQuery(adminHref('operatorAudit'), { ...Object.fromEntries(wanted), ...place });
}
