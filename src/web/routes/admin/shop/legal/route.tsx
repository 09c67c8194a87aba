import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { data } from 'react-router';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { confirmDuty, revokeDuty } from '#flows/legal/confirm-duty.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { operatorOf } from '#web/frame/context.ts';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import { readDuties } from '#web/admin/legal/read-duties.ts';
import { legalDutyWords } from '#web/admin/legal/words.ts';
import type { Route } from './+types/route.ts';
import { LegalDutiesPage } from './page.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = operatorOf(context);
  return {
    locale: shop.locale,
    isLocal: shop.services.shop.isLocal,
    isSaved: new URL(request.url).searchParams.has('saved'),
    ...(await readDuties(shop)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const posted = await request.formData();
  const duty = String(posted.get('duty') ?? '');
  const evidence = String(posted.get('evidence') ?? '');
  const isRevoked = posted.get(ACTION_FIELD) === 'revoke';
  const done = isRevoked
    ? await revokeDuty(services, operator, duty)
    : await confirmDuty(services, operator, { duty, evidence });
  if (done.ok)
    return redirectTo(`${withQuery(adminHref('operatorLegal'), { saved: duty })}#${duty}`);
  return data({ input: { duty, evidence, problem: done.problem } }, { status: 422 });
}

export default function LegalDuties({ loaderData, actionData }: Route.ComponentProps) {
  const m = legalDutyWords[loaderData.locale];
  return (
    <>
      <PageTitle>{m.title}</PageTitle>
      <LegalDutiesPage {...loaderData} m={m} input={actionData?.input} />
    </>
  );
}
