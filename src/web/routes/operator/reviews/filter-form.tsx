import { href } from '#domain/addresses.ts';
import { locales } from '#domain/locale.ts';
import { reviewStates } from '#domain/reviews/moderation.ts';
import { reviewPlatforms } from '#domain/reviews/platform.ts';
import { REVIEW_SEARCH } from '#domain/reviews/review-filter.ts';
import { ratings, reviewOrigins } from '#domain/reviews/review.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { SelectField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { operatorReviewWords } from '#web/operator/review-words.ts';
import { platformNames, reviewWords } from '#web/reviews/review-words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { ReviewsPageProps } from './props.ts';

/** All of it stands in the address, so that a filtered list can be kept as a link. */
export function ReviewFilterForm(props: ReviewsPageProps) {
  const { locale, filter, problem, typedSearch } = props;
  const { filter: m } = operatorReviewWords[locale];
  const isSet = Object.values(filter).some((value) => value !== undefined);
  const address = href('operatorReviews', 'cs');
  return (
    <FormName value="review-filter">
      <form className="list-filter" action={address} aria-label={m.heading}>
        <TextField
          name="q"
          type="search"
          label={m.search}
          autoComplete="off"
          maxLength={REVIEW_SEARCH.most}
          error={problem && m.short}
          defaultValue={typedSearch}
        />
        <Choices {...props} />
        <div className="cluster">
          <Button>{m.apply}</Button>
          {isSet && <ButtonLink href={address}>{m.clear}</ButtonLink>}
        </div>
      </form>
    </FormName>
  );
}

function Choices({ locale, filter, services }: ReviewsPageProps) {
  const words = operatorReviewWords[locale];
  const { filter: m } = words;
  const { service } = filter;
  const known =
    service === undefined || services.includes(service) ? services : [service, ...services];
  const select = (
    name: 'state' | 'origin' | 'platform' | 'service' | 'language' | 'rating',
    options: readonly (readonly [string, string])[],
  ) => (
    <SelectField name={name} label={m[name]} defaultValue={String(filter[name] ?? '')}>
      <option value={NOTHING_CHOSEN}>{m.any}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  const stars = (rating: number) => reviewWords[locale].stars(rating, ratings.length);
  return (
    <>
      {select(
        'state',
        reviewStates.map((state) => [state, words.states[state]] as const),
      )}
      {select(
        'origin',
        reviewOrigins.map((origin) => [origin, words.origins[origin]] as const),
      )}
      {select(
        'platform',
        reviewPlatforms.map((id) => [id, platformNames[id]] as const),
      )}
      {select(
        'service',
        known.map((each) => [each, each] as const),
      )}
      {select(
        'language',
        locales.map((each) => [each, words.languages[each]] as const),
      )}
      {select(
        'rating',
        ratings.toReversed().map((each) => [String(each), stars(each)] as const),
      )}
    </>
  );
}
