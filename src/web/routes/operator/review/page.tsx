import { adminHref } from '#domain/addresses.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { frameWords } from '#web/operator/frame-words.ts';
import { operatorReviewWords } from '#web/operator/review-words.ts';
import { AuditTable } from '#web/routes/operator/audit/table.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DecisionForms } from './decision-forms.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReviewFacts } from './review-facts.tsx';
import type { ReviewPageProps } from './props.ts';

/** Letters of a name that a tab and a list of results have room for. */
const IN_TITLE = 24;

function inTitle(name: string): string {
  return name.length <= IN_TITLE ? name : `${name.slice(0, IN_TITLE - 1).toWellFormed()}…`;
}

/** One review: what it says, where it comes from, and what is decided about it. */
export function ReviewPage(props: ReviewPageProps) {
  const { locale, review, log, saved, problem } = props;
  const { shop } = usePageFacts();
  const words = operatorReviewWords[locale];
  const m = words.one;
  const title = m.title(review.name);
  return (
    <div className="desk-page">
      <title>{frameWords[locale].titleOf(m.title(inTitle(review.name)), shop.brand)}</title>
      <p>
        <a className="way" href={adminHref('operatorReviews')}>
          ← {m.back}
        </a>
      </p>
      <h1 className="breakable">{title}</h1>
      {saved && !problem && <Notice tone="success">{words.saved[saved]}</Notice>}
      {problem === 'changed-meanwhile' && (
        <Notice tone="error" live>
          {m.problems[problem]}
        </Notice>
      )}
      <div className="review-desk">
        <ReviewFacts {...props} />
        <DecisionForms {...props} />
        <ReplyForm {...props} />
      </div>
      <section aria-labelledby="review-log">
        <h2 id="review-log">{m.log}</h2>
        {log.length === 0 ? <p>{m.logEmpty}</p> : <AuditTable locale={locale} entries={log} />}
      </section>
    </div>
  );
}
