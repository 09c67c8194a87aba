import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { formatDay } from '#content/moments.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { reviewFilter } from '#domain/reviews/moderation.ts';
import { ratings } from '#domain/reviews/review.ts';
import type { ReviewRow } from '#database/reviews/reviews.ts';
import { CellNote, type Column } from '#web/admin/list/list-table.tsx';
import { ListPage } from '#web/admin/list/list-page.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { CheckboxField } from '#web/forms/field.tsx';
import { operatorReviewWords } from '#web/admin/words/review-words.ts';
import { wordsOf } from '#messages/words.ts';
import { platformNames } from '#web/reviews/review-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';

type ReviewsPageProps = Route.ComponentProps['loaderData'];

/** All reviews of whatever origin, and what the site shows of those that nobody wrote after a purchase. */
export function ReviewsPage(props: ReviewsPageProps) {
  const { locale, asked, page, waiting, saved } = props;
  const m = operatorReviewWords[locale];
  return (
    <ListPage
      address={adminHref('operatorReviews')}
      title={m.title}
      lead={m.lead}
      action={<ButtonLink href={adminHref('operatorReviewImport')}>{m.toImport}</ButtonLink>}
      filter={{ filter: reviewFilter, asked, labels: m.filter, options: optionsOf(props) }}
      page={page}
      caption={m.caption}
      keyOf={({ id }) => id}
      columns={columnsOf(locale)}
      none={{ text: m.noneHint }}
      below={<Switches {...props} />}
    >
      {saved && <Notice tone="success">{m.saved[saved]}</Notice>}
      {waiting.count > 0 && (
        <p>
          <a href={withQuery(adminHref('operatorReviews'), { state: 'pending' })}>
            {m.waiting(formatCount(locale, waiting.count), waiting.isMore)}
          </a>
        </p>
      )}
    </ListPage>
  );
}

function optionsOf({ locale, asked, services }: ReviewsPageProps) {
  const { states, origins, languages } = operatorReviewWords[locale];
  const { service } = asked.values;
  const known =
    service === undefined || services.includes(service) ? services : [service, ...services];
  return {
    state: states,
    origin: origins,
    platform: platformNames,
    service: known.map((each) => [each, each] as const),
    language: languages,
    rating: ratings
      .toReversed()
      .map((each) => [each, wordsOf(locale).reviews.stars(each, ratings.length)] as const),
  };
}

/** Letters of a review that stand in the list. */
const SHORT = 140;

function shortenText(text: string): string {
  return text.length <= SHORT ? text : `${text.slice(0, SHORT).toWellFormed()}…`;
}

function columnsOf(locale: Locale): Column<ReviewRow>[] {
  const m = operatorReviewWords[locale];
  const { columns } = m;
  return [
    {
      head: columns.review,
      isName: true,
      className: 'breakable',
      render: ({ id, name, text }) => (
        <>
          <a href={adminHref('operatorReview', { id })}>{name}</a>
          <span className="small list-table__below">{shortenText(text)}</span>
        </>
      ),
    },
    {
      head: columns.rating,
      render: ({ rating }) => wordsOf(locale).reviews.stars(rating, ratings.length),
    },
    {
      head: columns.about,
      className: 'breakable',
      render: ({ service, platform, language }) => (
        <>
          {service}
          <CellNote>
            {platformNames[platform]}, {m.languages[language]}
          </CellNote>
        </>
      ),
    },
    {
      head: columns.origin,
      className: 'breakable',
      render: ({ origin, source }) => (
        <>
          {m.origins[origin]}
          {source !== null && <CellNote>{source}</CellNote>}
        </>
      ),
    },
    { head: columns.state, render: ({ state }) => m.states[state] },
    { head: columns.day, render: ({ createdAt }) => formatDay(locale, createdAt) },
  ];
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
            <Button name={ACTION_FIELD} value="switches">
              {m.save}
            </Button>
          </div>
        </form>
      </FormName>
    </section>
  );
}
