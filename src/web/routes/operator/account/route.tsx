import { adminHref } from '#domain/addresses.ts';
import { keysOf } from '#domain/records.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { askProof } from '#web/operator/ask-proof.ts';
import { restoredFields } from '#web/admin/form/posted-form.ts';
import type { Route } from './+types/route.ts';
import { changeLightly, graveChanges, isGraveChange, typedAccount } from './actions.ts';
import { loadAccount } from './load-account.ts';
import { AccountPage } from './page.tsx';
import { accountWords } from './words.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = operatorOf(context);
  const kept = restoredFields(shop.keptForm);
  const asked = new URL(request.url).searchParams.get('saved');
  const saved = keysOf(accountWords.cs.saved).find((known) => known === asked);
  return { ...(await loadAccount(shop)), saved, kept: kept && typedAccount(kept) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = operatorOf(context);
  const posted = await request.formData();
  const field = postedFields(posted);
  const intent = field('intent');
  if (!isGraveChange(intent)) return changeLightly({ shop, field });
  const proof = await askProof(shop, adminHref('operatorAccount'), posted);
  return proof ?? graveChanges[intent]({ shop, field });
}

export const headers = answerHeaders;

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} {...actionData} />;
}
