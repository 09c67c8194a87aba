import { formatDay, formatMoment } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import { noonOf } from '#domain/time/calendar.ts';
import { formatCount } from '#domain/money.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { reviewImportWords } from '#web/admin/words/review-words.ts';
import { FactList } from '#web/routes/admin/orders/order/fact-list.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ImportForms } from './forms.tsx';
import { ImportFaults, ImportPreview } from './preview.tsx';
import type { ImportedPageProps } from './props.ts';

/** An import: what a file says before it becomes reviews, how far it is, and the way to withdraw it. */
export function ImportedPage(props: ImportedPageProps) {
  const { locale, found, problem, isChanged } = props;
  const { one: m, problems } = reviewImportWords[locale];
  const title = m.title(found.source);
  return (
    <div className="admin-page">
      <PageTitle>{title}</PageTitle>
      <p>
        <a className="line-link" href={adminHref('operatorReviewImport')}>
          ← {m.back}
        </a>
      </p>
      <h1 className="breakable">{title}</h1>
      {problem && problem !== 'choice-missing' && problem !== 'intent-unknown' && (
        <Notice tone="error" live>
          {{ ...problems, ...m.problems }[problem]}
        </Notice>
      )}
      {isChanged && !problem && found.state === 'ready' && (
        <Notice tone="info" live>
          {reviewImportWords[locale].reading.changed}
        </Notice>
      )}
      <ImportStatus {...props} />
      <FactList
        facts={[
          [m.source, <SourceOf key="source" {...props} />],
          [m.exportedOn, formatDay(locale, noonOf(found.exportedOn))],
          [m.file, found.file],
          [m.by, `${found.person}, ${formatMoment(locale, found.createdAt)}`],
        ]}
      />
      <ImportForms {...props} />
      {found.state === 'ready' && <ImportPreview {...props} />}
      <ImportFaults {...props} />
    </div>
  );
}

function SourceOf({ found: { source, sourceUrl } }: ImportedPageProps) {
  if (sourceUrl === null) return source;
  return (
    <a href={sourceUrl} rel="noreferrer nofollow">
      {source}
    </a>
  );
}

/** How far it is; what goes on by itself is looked at again. */
function ImportStatus({ locale, found }: ImportedPageProps) {
  const { one: m, reading: ofReading } = reviewImportWords[locale];
  const { id, state, rows, stored, doubles, faults, reading } = found;
  const missing = reading?.missing ?? [];
  const stated = {
    reading: m.reading,
    ready: missing.length > 0 ? ofReading.missing(missing) : m.good(rows),
    running: m.running(formatCount(locale, stored), formatCount(locale, rows)),
    done: m.done(stored),
    withdrawing: m.withdrawing,
    withdrawn: m.withdrawn,
  }[state];
  const goesOn = state === 'reading' || state === 'running' || state === 'withdrawing';
  return (
    <Notice tone={state === 'done' ? 'success' : 'info'} live>
      <p>{stated}</p>
      {doubles > 0 && <p>{m.doubles(doubles)}</p>}
      {faults > 0 && <p>{m.faults(faults)}</p>}
      {goesOn && (
        <p>
          <a href={adminHref('operatorReviewImported', { id })}>{m.reload}</a>
        </p>
      )}
      {state === 'done' && (
        <p>
          <a href={adminHref('operatorReviews')}>{m.toReviews}</a>
        </p>
      )}
    </Notice>
  );
}
