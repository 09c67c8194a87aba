import { formatMoment } from '#content/moment-text.ts';
import type { ImportRow } from '#database/review-imports.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { reviewImportWords } from '#web/operator/review-words.ts';
import { type ImportFormProps, ReviewImportForm } from './import-form.tsx';

interface ReviewImportPageProps extends ImportFormProps {
  imports: readonly ImportRow[];
}

/** Where a file of reviews is sent, and what came of earlier ones. */
export function ReviewImportPage({ imports, ...form }: ReviewImportPageProps) {
  const { locale } = form;
  const m = reviewImportWords[locale];
  return (
    <div className="desk-page">
      <p>
        <a className="way" href={adminHref('operatorReviews')}>
          ← {m.back}
        </a>
      </p>
      <header>
        <h1>{m.title}</h1>
        <p className="log__lead">{m.lead}</p>
        <p className="log__lead">{m.format}</p>
      </header>
      <ReviewImportForm {...form} />
      <Earlier locale={locale} imports={imports} />
    </div>
  );
}

function Earlier({ locale, imports }: { locale: Locale; imports: readonly ImportRow[] }) {
  const { list: m, states } = reviewImportWords[locale];
  return (
    <section className="panel" aria-labelledby="imports">
      <h2 id="imports">{m.title}</h2>
      {imports.length === 0 ? (
        <p>{m.none}</p>
      ) : (
        <table className="list-table">
          <caption className="visually-hidden">{m.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{m.source}</th>
              <th scope="col">{m.day}</th>
              <th scope="col">{m.state}</th>
              <th scope="col">{m.stored}</th>
            </tr>
          </thead>
          <tbody>
            {imports.map(({ id, source, createdAt, person, state, stored }) => (
              <tr key={id}>
                <th scope="row" data-label={m.source} className="breakable">
                  <a href={adminHref('operatorReviewImported', { id })}>{source}</a>
                </th>
                <td data-label={m.day} className="breakable">
                  {formatMoment(locale, createdAt)}, {person}
                </td>
                <td data-label={m.state}>{states[state]}</td>
                <td data-label={m.stored}>{formatCount(locale, stored)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
