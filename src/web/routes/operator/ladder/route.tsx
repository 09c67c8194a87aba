import { isDeepStrictEqual } from 'node:util';
import { data } from 'react-router';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { LADDER_SUBJECT } from '#domain/catalogue/offer-subject.ts';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import { formatCount } from '#domain/money.ts';
import { MOST_RUNGS, type TypedLadder, readLadderForm } from '#domain/operator/ladder-form.ts';
import { isUuid } from '#domain/uuid.ts';
import { changeLadder } from '#flows/offering/change-ladder.ts';
import { restoreOffer } from '#flows/offering/restore-offer.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { onTo } from '#web/operator/at-door.ts';
import { keptFields } from '#web/operator/kept-fields.ts';
import { isAsPreviewed } from '#web/operator/previewed.tsx';
import { priceWords } from '#web/operator/price-words.ts';
import { readOfferDesk } from '#web/operator/read-offer-desk.ts';
import { savedIn } from '#web/operator/saved-in.ts';
import type { Route } from './+types/route.ts';
import { LadderPage } from './page.tsx';

const rows = Array.from({ length: MOST_RUNGS }, (_, index) => index);

function typedIn(field: PostedFields): TypedLadder {
  return {
    rungs: rows.map((index) => ({
      items: field(`items-${index}`),
      percent: field(`percent-${index}`),
    })),
    popular: field('popular'),
    countsFrom: field('countsFrom'),
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale, offering, keptForm } = operatorOf(context);
  const desk = await readOfferDesk(services);
  const kept = keptFields(keptForm);
  const { ladder, stored } = desk;
  const now: TypedLadder = {
    rungs: rows.map((index) => ({
      items: String(ladder.rungs[index]?.items ?? ''),
      percent: String(ladder.rungs[index]?.percent ?? ''),
    })),
    popular: String(ladder.rungs.findIndex(({ popular }) => popular)),
    countsFrom: ladder.countsFrom === 0 ? '' : formatCount(locale, ladder.countsFrom / 100),
  };
  return {
    locale,
    ladder,
    catalogue: offering.catalogue,
    typed: kept ? typedIn(kept) : now,
    seen: String(desk.versionOf(LADDER_SUBJECT)),
    isUsual: !stored.rows.some(({ subject, terms }) => subject === LADDER_SUBJECT && terms),
    formId: crypto.randomUUID(),
    saved: savedIn(request),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, operator, offering } = operatorOf(context);
  const field = postedFields(await request.formData());
  const to = (saved: string) => onTo(withQuery(adminHref('operatorLadder'), { saved }));
  const idIn = (name: string) => (isUuid(field(name)) ? field(name) : crypto.randomUUID());
  if (field('intent') === 'restore') {
    await restoreOffer(services, { formId: idIn('restoreId'), operator, subject: LADDER_SUBJECT });
    return to('restored');
  }
  const [typed, formId] = [typedIn(field), idIn('id')];
  const answer = { typed, formId, problems: {}, wished: undefined, isStale: false };
  // What packages cost is part of what is shown.
  const previewed = [typed, listPackages(offering.catalogue).map(({ price }) => price)];
  if (field('intent') === 'confirm' && isAsPreviewed(field, previewed)) {
    const done = await changeLadder(services, { formId, operator, typed, seen: field('seen') });
    if (done.ok) return to('changed');
    const { refused } = done;
    if (refused.problem === 'offer-stale')
      return data({ ...answer, isStale: true }, { status: 409 });
    return data({ ...answer, problems: refused.problems }, { status: 422 });
  }
  const read = readLadderForm(typed);
  if (!read.ok) return data({ ...answer, problems: read.problems }, { status: 422 });
  const { ladder } = await readOfferDesk(services);
  const isSame = isDeepStrictEqual(ladder, read.ladder);
  return data({ ...answer, wished: read.ladder, isSame, previewed });
}

export const headers = answerHeaders;

export default function LadderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  return (
    <>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{`${priceWords[loaderData.locale].ladder} – ${shop.brand}`}</title>
      <LadderPage {...loaderData} {...actionData} />
    </>
  );
}
