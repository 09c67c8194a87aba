import { formatDay } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import { noonOf } from '#domain/time/calendar.ts';
import { ratings } from '#domain/reviews/review.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { frameWords } from '#web/admin/frame/frame-words.ts';
import { operatorReviewWords } from '#web/admin/words/review-words.ts';
import { wordsOf } from '#messages/words.ts';
import { platformNames } from '#web/reviews/review-words.ts';
import { AuditTable } from '#web/routes/admin/shop/audit/table.tsx';
import { FactList } from '#web/routes/admin/orders/order/fact-list.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import { ReviewForms, reviewActions, useReviewAnswer } from './actions.ts';
import { DecisionForms, ReviewReplyForm } from './forms.tsx';
import { loader, useReviewPage } from './load-review.ts';

export { loader };
export const action = reviewActions.action;

export default function ReviewRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, review, kept, formId, seen } = loaderData;
  const { problems } = operatorReviewWords[locale].one;
  return (
    <ReviewForms
      answer={actionData}
      kept={kept}
      here={adminHref('operatorReview', { id: review.id })}
      hidden={{ id: formId, seen }}
      problems={{ ...problems, 'intent-unknown': problems['state-unknown'] }}
    >
      <Review />
    </ReviewForms>
  );
}

/** Letters of a name that a tab and a list of results have room for. */
const IN_TITLE = 24;

function inTitle(name: string): string {
  return name.length <= IN_TITLE ? name : `${name.slice(0, IN_TITLE - 1).toWellFormed()}…`;
}

/** One review: what it says, where it comes from, and what is decided about it. */
function Review() {
  const { locale, review, log, saved, words } = useReviewPage();
  const { one: m } = words;
  const { shop } = usePageFacts();
  const { answer, sentence } = useReviewAnswer();
  return (
    <div className="admin-page">
      <title>{frameWords[locale].titleOf(m.title(inTitle(review.name)), shop.brand)}</title>
      <p>
        <a className="line-link" href={adminHref('operatorReviews')}>
          ← {m.back}
        </a>
      </p>
      <h1 className="breakable">{m.title(review.name)}</h1>
      {saved && !answer && <Notice tone="success">{words.saved[saved]}</Notice>}
      {answer?.problem === 'changed-meanwhile' && (
        <Notice tone="error" live>
          {sentence}
        </Notice>
      )}
      <div className="review-admin">
        <ReviewFacts />
        <DecisionForms />
        <ReviewReplyForm />
      </div>
      <section aria-labelledby="review-log">
        <h2 id="review-log">{m.log}</h2>
        {log.length === 0 ? <p>{m.logEmpty}</p> : <AuditTable locale={locale} entries={log} />}
      </section>
    </div>
  );
}

/** What a review says, and all that is known of it. */
function ReviewFacts() {
  const { locale, review, order, words } = useReviewPage();
  const m = words.one;
  const { createdAt, decidedBy, decidedAt, reason, note, importId } = review;
  return (
    <section className="panel" aria-labelledby="review-facts">
      <h2 id="review-facts">{m.facts}</h2>
      <blockquote className="review-admin__text breakable" lang={review.language}>
        {review.text}
      </blockquote>
      <p>{wordsOf(locale).reviews.stars(review.rating, ratings.length)}</p>
      <FactList
        facts={[
          [m.state, words.states[review.state]],
          [m.reason, reason && m.reasons[reason]],
          [m.note, note],
          [m.decidedBy, decidedAt && m.decided(decidedBy ?? '', formatDay(locale, decidedAt))],
          [m.written, formatDay(locale, createdAt)],
          [m.service, review.service],
          [m.platform, platformNames[review.platform]],
          [m.language, words.languages[review.language]],
          [m.origin, words.origins[review.origin]],
          [m.source, review.source !== null && <Source />],
          [
            m.order,
            order !== undefined && (
              <a href={adminHref('operatorOrder', { number: String(order) })}>
                {m.orderNumber(order)}
              </a>
            ),
          ],
          [
            m.import,
            importId !== null && (
              <a href={adminHref('operatorReviewImported', { id: importId })}>{m.openImport}</a>
            ),
          ],
        ]}
      />
    </section>
  );
}

function Source() {
  const { locale, review, words } = useReviewPage();
  const { source, sourceUrl, exportedOn } = review;
  const { one: m } = words;
  return (
    <>
      {sourceUrl === null ? (
        source
      ) : (
        <a href={sourceUrl} rel="noreferrer nofollow">
          {source}
        </a>
      )}
      {exportedOn !== null && `, ${m.exported(formatDay(locale, noonOf(exportedOn)))}`}
    </>
  );
}
