import { adminHref, withQuery } from '#domain/addresses.ts';
import { codeForm } from '#domain/discounts/code-form.ts';
import { makeCode } from '#flows/offering/keep-codes.ts';
import { answerRefusal, newFormId, postedId, restoreInput } from '#web/admin/form/posted-form.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { askProof } from '#web/admin/sign-in/ask-proof.ts';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import { CodeForm } from '#web/admin/codes/code-form.tsx';
import { codeWords } from '#web/admin/codes/code-words.ts';
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
    return redirectTo(withQuery(adminHref('operatorDiscountCode', { id }), { saved: 'made' }));
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
    <div className="admin-page new-order">
      <PageTitle>{newTitle}</PageTitle>
      <h1>{newTitle}</h1>
      <CodeForm {...{ locale, catalogue, state }} hidden={{ id }} isMade={false} />
    </div>
  );
}
