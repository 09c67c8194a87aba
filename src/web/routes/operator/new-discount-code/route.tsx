import { adminHref, withQuery } from '#domain/addresses.ts';
import { codeForm } from '#domain/operator/code-form.ts';
import { makeCode } from '#flows/operator/keep-codes.ts';
import { answerRefusal, newFormId, postedId, restoreInput } from '#web/admin/form/posted-form.ts';
import { PageTitle } from '#web/admin/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { askProof } from '#web/operator/ask-proof.ts';
import { onTo } from '#web/operator/at-door.ts';
import { CodeForm } from '#web/operator/code-form.tsx';
import { codeWords } from '#web/operator/code-words.ts';
import type { Route } from './+types/route.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, offering, keptForm } = operatorOf(context);
  const input = restoreInput(codeForm, keptForm) ?? codeForm.empty;
  return { locale, catalogue: offering.catalogue, id: newFormId(), input };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = operatorOf(context);
  const { services, operator } = shop;
  const posted = await request.formData();
  const field = postedFields(posted);
  const [input, id] = [codeForm.pick(field), postedId(field)];
  const made = await makeCode(services, { id, operator, input });
  if (made.ok) {
    return onTo(withQuery(adminHref('operatorDiscountCode', { id }), { saved: 'made' }));
  }
  const proof =
    made.problem === 'proof-old' &&
    (await askProof(shop, adminHref('operatorNewDiscountCode'), posted));
  return proof || answerRefusal(made, { input, id });
}

export const headers = answerHeaders;

export default function NewDiscountCodeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, catalogue } = loaderData;
  const { id, ...state } = actionData ?? loaderData;
  const { newTitle } = codeWords[locale].form;
  return (
    <div className="desk-page new-order">
      <PageTitle>{newTitle}</PageTitle>
      <h1>{newTitle}</h1>
      <CodeForm {...{ locale, catalogue, state }} hidden={{ id }} isMade={false} />
    </div>
  );
}
