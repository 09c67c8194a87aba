import { adminHref, withQuery } from '#domain/addresses.ts';
import { formatCount } from '#domain/money.ts';
import { type ReviewPlace, reviewQuery } from '#domain/reviews/review-filter.ts';
import { FormName } from '#web/forms/form-name.ts';
import { CheckboxField } from '#web/forms/field.tsx';
import { operatorReviewWords } from '#web/operator/review-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ReviewFilterForm } from './filter-form.tsx';
import { ReviewTable } from './table.tsx';
import type { ReviewsPageProps } from './props.ts';

/** All reviews of whatever origin, and what the site shows of those that nobody wrote after a purchase. */
export function ReviewsPage(props: ReviewsPageProps) {
  const { locale, page, waiting, saved } = props;
  const m = operatorReviewWords[locale];
  return (
    <div className="desk-page">
      <header className="reviews-head">
        <div>
          <h1>{m.title}</h1>
          <p className="log__lead">{m.lead}</p>
        </div>
        <ButtonLink href={adminHref('operatorReviewImport')}>{m.toImport}</ButtonLink>
      </header>
      {saved && <Notice tone="success">{m.saved[saved]}</Notice>}
      {waiting.count > 0 && (
        <p>
          <a href={withQuery(adminHref('operatorReviews'), { state: 'pending' })}>
            {m.waiting(formatCount(locale, waiting.count), waiting.isMore)}
          </a>
        </p>
      )}
      <ReviewFilterForm {...props} />
      {page.reviews.length === 0 ? (
        <EmptyState title={m.empty}>{m.emptyHint}</EmptyState>
      ) : (
        <ReviewTable locale={locale} reviews={page.reviews} />
      )}
      <Pages {...props} />
      <Switches {...props} />
    </div>
  );
}

function Pages({ locale, filter, page }: ReviewsPageProps) {
  const m = operatorReviewWords[locale];
  const { reviews, hasNext, hasPrevious } = page;
  if (!hasNext && !hasPrevious) return null;
  const to = (place?: ReviewPlace) =>
    withQuery(adminHref('operatorReviews'), reviewQuery(filter, place));
  const [first, last] = [reviews[0], reviews.at(-1)];
  return (
    <nav className="cluster" aria-label={m.pages}>
      {hasPrevious && <ButtonLink href={to()}>{m.newest}</ButtonLink>}
      {hasPrevious && first && (
        <ButtonLink href={to({ ...first, side: 'before' })} rel="prev">
          {m.newer}
        </ButtonLink>
      )}
      {hasNext && last && (
        <ButtonLink href={to({ ...last, side: 'after' })} rel="next">
          {m.older}
        </ButtonLink>
      )}
    </nav>
  );
}

function Switches({ locale, switches }: ReviewsPageProps) {
  const { switches: m } = operatorReviewWords[locale];
  return (
    <section className="panel" aria-labelledby="review-switches">
      <h2 id="review-switches">{m.title}</h2>
      <p className="small">{m.text}</p>
      <FormName value="switches">
        <form method="post" action={adminHref('operatorReviews')} className="fields">
          <CheckboxField name="samples" label={m.samples} defaultChecked={switches.samples} />
          <CheckboxField name="generated" label={m.generated} defaultChecked={switches.generated} />
          <div className="cluster">
            <Button name="intent" value="switches">
              {m.save}
            </Button>
          </div>
        </form>
      </FormName>
    </section>
  );
}
