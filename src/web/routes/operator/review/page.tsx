import type { ListedEntry } from '#database/audit-list.ts';
import type { TestimonialRow } from '#database/testimonials.ts';
import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { OperatorReviewsMessages } from '#messages/cs/operator/reviews.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { frameWords } from '#web/operator/frame-words.ts';
import { operatorReviewWords } from '#web/operator/review-words.ts';
import type { TypedForm } from '#web/operator/typed-form.ts';
import { AuditTable } from '#web/routes/operator/audit/table.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DecisionForms } from './decision-forms.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReviewFacts } from './review-facts.tsx';

export interface ReviewPageProps {
  locale: Locale;
  review: TestimonialRow;
  /** The number of the order that it is about. */
  order: number | undefined;
  /** What was done with it, and with the import that brought it, the last first. */
  log: readonly ListedEntry[];
  seen: string;
  formId: string;
  saved: keyof OperatorReviewsMessages['saved'] | undefined;
  kept: TypedForm | undefined;
  typed?: TypedForm | undefined;
  problem?: keyof OperatorReviewsMessages['one']['problems'];
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
      <title>{frameWords[locale].titleOf(title, shop.brand)}</title>
      <p>
        <a className="way" href={href('operatorReviews', 'cs')}>
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
