import { data } from 'react-router';
import { findCode, listUses, wishedOf } from '#database/code-desk.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { typedCode } from '#domain/operator/code-form.ts';
import { isOfOwner } from '#domain/operator/code-limits.ts';
import { hasRight } from '#domain/operator/rights.ts';
import { keysOf } from '#domain/records.ts';
import { type KeptCode, changeCode, endCode, stampOf } from '#flows/operator/keep-codes.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { askProof } from '#web/operator/ask-proof.ts';
import { onTo } from '#web/operator/at-door.ts';
import { factsOfCode } from '#web/operator/code-facts.tsx';
import { codeWords } from '#web/operator/code-words.ts';
import { keptFields } from '#web/operator/kept-fields.ts';
import { typedCodeIn } from '#web/operator/typed-code.ts';
import type { Route } from './+types/route.ts';
import { CodePage } from './page.tsx';

/** Uses that the page of a code shows; the others are in the list of orders. */
const MOST_SHOWN = 20;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { services, locale, offering, operator, keptForm } = operatorOf(context);
  const row = await findCode(services.db, params.id);
  if (!row) throw data(null, { status: 404 });
  const asked = new URL(request.url).searchParams.get('saved');
  const kept = keptFields(keptForm);
  return {
    locale,
    catalogue: offering.catalogue,
    facts: factsOfCode(row, locale, services.clock()),
    uses: await listUses(services.db, row.code, MOST_SHOWN),
    stored: typedCode(wishedOf(row)),
    kept: kept && typedCodeIn(kept),
    seen: stampOf(row),
    mayChange: hasRight(operator.role, 'money') || !isOfOwner(wishedOf(row)),
    saved: keysOf(codeWords.cs.saved).find((known) => known === asked),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = operatorOf(context);
  const { services, operator } = shop;
  const posted = await request.formData();
  const field = postedFields(posted);
  const typed = typedCodeIn(field);
  const { id } = params;
  const intent = field('intent');
  const isEnding = intent === 'end' || intent === 'resume';
  if (!(await findCode(services.db, id))) throw data(null, { status: 404 });
  const done: KeptCode = isEnding
    ? await endCode(services, { id, operator, isOver: intent === 'end' })
    : await changeCode(services, { id, operator, typed, seen: field('seen') });
  if (done.ok) {
    const saved = isEnding ? (intent === 'end' ? 'ended' : 'resumed') : 'changed';
    return onTo(withQuery(adminHref('operatorDiscountCode', { id }), { saved }));
  }
  if (done.problem === 'code-unknown') throw data(null, { status: 404 });
  if (done.problem === 'code-typos') {
    return data({ typed, problems: done.problems, isStale: false }, { status: 422 });
  }
  if (done.problem === 'code-stale') {
    return data({ typed, problems: {}, isStale: true }, { status: 409 });
  }
  const proof =
    done.problem === 'proof-old' &&
    (await askProof(shop, adminHref('operatorDiscountCode', { id }), posted));
  return proof || data({ typed, problems: {}, isStale: false }, { status: 403 });
}

export const headers = answerHeaders;

export default function DiscountCodeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { locale, facts } = loaderData;
  return (
    <>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{`${codeWords[locale].form.title(facts.code)} – ${shop.brand}`}</title>
      <CodePage {...loaderData} {...actionData} />
    </>
  );
}
