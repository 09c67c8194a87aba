import { randomUUID } from 'node:crypto';
import { listErasures } from '#database/people/erasures.ts';
import { adminHref } from '#domain/addresses.ts';
import { readCursor } from '#domain/list/cursor.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { toFormInput } from '#web/admin/form/form-input.ts';
import type { Route } from './+types/route.ts';
import { DataForms, dataActions } from './actions.ts';
import { loadConsents, loadResult } from './load-data.ts';
import { DataPage } from './page.tsx';
import { dataWords } from './words.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const { searchParams } = new URL(request.url);
  const gone = searchParams.get('gone') ?? '';
  return {
    locale,
    formId: randomUUID(),
    kept: toFormInput(keptForm),
    gone: /^\d{1,6}$/.test(gone) ? Number(gone) : undefined,
    result: await loadResult(services, searchParams.get('erasure')),
    consents: await loadConsents(services, searchParams),
    erasures: await listErasures(services.db, readCursor(searchParams)),
  };
}

export const action = dataActions.action;
export const headers = answerHeaders;

export default function DataRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, kept } = loaderData;
  const m = dataWords[locale];
  return (
    <>
      <PageTitle>{m.title}</PageTitle>
      <DataForms
        answer={actionData}
        kept={kept}
        here={adminHref('operatorData')}
        problems={{ ...m.problems, 'intent-unknown': m.problems['form-invalid'] }}
      >
        <DataPage {...loaderData} m={m} />
      </DataForms>
    </>
  );
}
