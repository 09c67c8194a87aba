import { formatMoment } from '#content/moments.ts';
import type { ImportRow } from '#database/reviews/review-imports.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { ListTable } from '#web/admin/list/list-table.tsx';
import { reviewImportWords } from '#web/admin/words/review-words.ts';
import { type ImportFormProps, ReviewImportForm } from './import-form.tsx';

interface ReviewImportPageProps extends ImportFormProps {
  imports: readonly ImportRow[];
}

/** Where a file of reviews is sent, and what came of earlier ones. */
export function ReviewImportPage({ imports, ...form }: ReviewImportPageProps) {
  const { locale } = form;
  const m = reviewImportWords[locale];
  return (
    <div className="admin-page">
      <PageTitle>{m.title}</PageTitle>
      <p>
        <a className="line-link" href={adminHref('operatorReviews')}>
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
        <ListTable
          caption={m.caption}
          rows={imports}
          keyOf={({ id }) => id}
          isPlain
          columns={[
            {
              head: m.source,
              isName: true,
              className: 'breakable',
              render: ({ id, source }) => (
                <a href={adminHref('operatorReviewImported', { id })}>{source}</a>
              ),
            },
            {
              head: m.day,
              className: 'breakable',
              render: ({ createdAt, person }) => (
                <>
                  {formatMoment(locale, createdAt)}, {person}
                </>
              ),
            },
            { head: m.state, render: ({ state }) => states[state] },
            { head: m.stored, render: ({ stored }) => formatCount(locale, stored) },
          ]}
        />
      )}
    </section>
  );
}
