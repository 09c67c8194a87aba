import { formatMoment } from '#content/moment-text.ts';
import type { OfferChangeRow } from '#database/offering.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { priceWords } from '#web/operator/price-words.ts';
import { subjectName } from '#web/operator/subject-name.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { changeTexts } from './change-text.ts';

interface PriceHistoryProps {
  locale: Locale;
  /** Of what alone; all changes where it is undefined. */
  subject: string | undefined;
  changes: readonly OfferChangeRow[];
  isFirst: boolean;
  hasOlder: boolean;
}

/** Every change of what is on offer, newest first. */
export function PriceHistoryPage(props: PriceHistoryProps) {
  const { locale, subject, changes } = props;
  const { back, changes: m } = priceWords[locale];
  return (
    <div className="desk-page">
      <header className="stack">
        <p>
          <a href={adminHref('operatorPrices')}>← {back}</a>
        </p>
        <h1 className="breakable">
          {subject === undefined ? m.title : m.of(subjectName(locale, subject))}
        </h1>
        {subject !== undefined && (
          <p>
            <a href={adminHref('operatorPriceHistory')}>{m.all}</a>
          </p>
        )}
      </header>
      {changes.length === 0 ? <EmptyState title={m.empty} /> : <ChangeTable {...props} />}
      <Pages {...props} />
    </div>
  );
}

function ChangeTable({ locale, changes }: PriceHistoryProps) {
  const { changes: m } = priceWords[locale];
  return (
    <table className="list-table panel">
      <caption className="visually-hidden">{m.title}</caption>
      <thead>
        <tr>
          <th scope="col">{m.subject}</th>
          <th scope="col">{m.at}</th>
          <th scope="col">{m.who}</th>
          <th scope="col">{m.what}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.seq}>
            <th scope="row" data-label={m.subject}>
              {subjectName(locale, change.subject)}
            </th>
            <td data-label={m.at}>{formatMoment(locale, change.at)}</td>
            <td data-label={m.who}>{change.person}</td>
            <td data-label={m.what} className="breakable">
              {[
                ...changeTexts(locale, change),
                ...(change.isAnnounced ? [m.announced] : []),
                ...(change.isUsual ? [m.usual] : []),
              ].join('; ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pages({ locale, subject, changes, isFirst, hasOlder }: PriceHistoryProps) {
  const { changes: m } = priceWords[locale];
  const oldest = changes.at(-1);
  if (isFirst && !hasOlder) return null;
  const to = (place: Record<string, string> = {}) =>
    withQuery(adminHref('operatorPriceHistory'), { ...(subject && { of: subject }), ...place });
  return (
    <nav className="cluster" aria-label={m.pages}>
      {!isFirst && <ButtonLink href={to()}>{m.newest}</ButtonLink>}
      {hasOlder && oldest && (
        <ButtonLink href={to({ before: String(oldest.seq) })} rel="next">
          {m.older}
        </ButtonLink>
      )}
    </nav>
  );
}
