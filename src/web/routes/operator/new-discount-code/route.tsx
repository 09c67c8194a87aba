import { data } from 'react-router';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { isUuid } from '#domain/uuid.ts';
import { makeCode } from '#flows/operator/keep-codes.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { askProof } from '#web/operator/ask-proof.ts';
import { onTo } from '#web/operator/at-door.ts';
import { CodeForm } from '#web/operator/code-form.tsx';
import { codeWords } from '#web/operator/code-words.ts';
import { keptFields } from '#web/operator/kept-fields.ts';
import { emptyCode, typedCodeIn } from '#web/operator/typed-code.ts';
import type { Route } from './+types/route.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, offering, keptForm } = operatorOf(context);
  const kept = keptFields(keptForm);
  const typed = kept ? typedCodeIn(kept) : emptyCode;
  return { locale, catalogue: offering.catalogue, formId: crypto.randomUUID(), typed };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = operatorOf(context);
  const { services, operator } = shop;
  const posted = await request.formData();
  const field = postedFields(posted);
  const typed = typedCodeIn(field);
  const sent = field('id');
  const id = isUuid(sent) ? sent : crypto.randomUUID();
  const made = await makeCode(services, { id, operator, typed });
  if (made.ok) {
    return onTo(withQuery(adminHref('operatorDiscountCode', { id }), { saved: 'made' }));
  }
  const proof =
    made.problem === 'proof-old' &&
    (await askProof(shop, adminHref('operatorNewDiscountCode'), posted));
  if (proof) return proof;
  const problems = made.problem === 'code-typos' ? made.problems : {};
  return data({ typed, problems, formId: id }, { status: 422 });
}

export const headers = answerHeaders;

export default function NewDiscountCodeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { locale, catalogue } = loaderData;
  const { typed, formId } = actionData ?? loaderData;
  const m = codeWords[locale];
  return (
    <div className="desk-page new-order">
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{`${m.form.newTitle} – ${shop.brand}`}</title>
      <h1>{m.form.newTitle}</h1>
      <CodeForm
        locale={locale}
        catalogue={catalogue}
        typed={typed}
        problems={actionData?.problems ?? {}}
        hidden={{ id: formId }}
        isMade={false}
      />
    </div>
  );
}
