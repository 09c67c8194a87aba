import { data } from 'react-router';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { correctClaim, correctionFacts } from '#flows/claims/correct-claim.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { onTo } from '#web/operator/at-door.ts';
import { claimText } from '#web/operator/claim-facts.tsx';
import { frameWords } from '#web/operator/frame-words.ts';
import { keptFields } from '#web/operator/kept-fields.ts';
import { readRegister } from '#web/operator/read-register.ts';
import type { Route } from './+types/route.ts';
import { ClaimPage, type TypedCorrection, correctionFields } from './page.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, keptForm } = operatorOf(context);
  const claim = (await readRegister(context)).find(({ id }) => id === params.claim);
  if (!claim) throw data(null, { status: 404 });
  const facts = correctionFacts(claim.correction);
  const kept = keptFields(keptForm);
  return {
    locale,
    claim,
    seen: JSON.stringify(facts),
    typed: typedIn(kept ?? ((name) => String(facts[name] ?? ''))),
    isSaved: new URL(request.url).searchParams.has('saved'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const field = postedFields(await request.formData());
  const typed = typedIn(field('intent') === 'take-back' ? () => '' : field);
  const { textCs, textEn, figureCs, figureEn, source, sourceDate, showing } = typed;
  const form = {
    text: { cs: textCs, en: textEn },
    figure: { cs: figureCs, en: figureEn },
    source,
    sourceDate,
    showing,
  };
  const id = params.claim;
  const done = await correctClaim(services, { id, form, operator, seen: field('seen') });
  if (done.ok) {
    return onTo(withQuery(adminHref('operatorClaim', { claim: id }), { saved: 'claim' }));
  }
  const { problem } = done;
  if (problem === 'claim-unknown') throw data(null, { status: 404 });
  return problem === 'claim-stale'
    ? data({ typed, problem: undefined, isStale: true }, { status: 409 })
    : data({ typed, problem, isStale: false }, { status: 422 });
}

export const headers = answerHeaders;

export default function ClaimRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { locale, claim } = loaderData;
  const answered = actionData ? { ...actionData, isSaved: false } : {};
  return (
    <>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{frameWords[locale].titleOf(claimText(claim, locale), shop.brand)}</title>
      <ClaimPage problem={undefined} isStale={false} {...loaderData} {...answered} />
    </>
  );
}

function typedIn(field: PostedFields): TypedCorrection {
  const [textCs, textEn, figureCs, figureEn, source, sourceDate, showing] =
    correctionFields.map(field);
  return {
    textCs: textCs ?? '',
    textEn: textEn ?? '',
    figureCs: figureCs ?? '',
    figureEn: figureEn ?? '',
    source: source ?? '',
    sourceDate: sourceDate ?? '',
    showing: showing ?? '',
  };
}
