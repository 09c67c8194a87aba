import { data, redirect } from 'react-router';
import { findImport, listImportRows } from '#database/review-imports.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { isUuid } from '#domain/uuid.ts';
import {
  type ImportChanged,
  beginImport,
  discardImport,
  withdrawImport,
} from '#flows/reviews/import-reviews.ts';
import type { ReviewImportMessages } from '#messages/cs/operator/review-import.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { type OperatorContext, operatorOf } from '#web/frame/context.ts';
import type { Route } from './+types/route.ts';
import { ImportedPage } from './page.tsx';

const MOST_SHOWN = 10;
const MOST_FAULTS = 100;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const { id } = params;
  const found = isUuid(id) ? await findImport(services.db, id) : undefined;
  if (!found) throw data(null, 404);
  const shown = { most: MOST_SHOWN, mostFaults: MOST_FAULTS };
  return { locale, found, rows: await listImportRows(services.db, id, shown) };
}

type Problem = keyof ReviewImportMessages['one']['problems'];

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id } = params;
  const field = postedFields(await request.formData());
  const act = field('act');
  const done = await change(operatorOf(context), id, act, field);
  if (!done.ok && !(await findImport(operatorOf(context).services.db, isUuid(id) ? id : NOBODY)))
    throw data(null, 404);
  if (!done.ok) return data({ problem: done.problem }, { status: 422 });
  if (act === 'discard')
    return redirect(withQuery(href('operatorReviews', 'cs'), { saved: 'discarded' }), 303);
  return redirect(href('operatorReviewImported', 'cs', { id }), 303);
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

async function change(
  { services, operator }: OperatorContext,
  id: string,
  act: string,
  field: PostedFields,
): Promise<ImportChanged | { ok: false; problem: Problem }> {
  if (act === 'discard') return discardImport(services, id);
  if (act === 'withdraw') return withdrawImport(services, { id, operator });
  const choice = field('choice');
  if (act !== 'begin' || (choice !== 'wait' && choice !== 'publish'))
    return { ok: false, problem: 'choice-missing' };
  return beginImport(services, { id, operator, isPublished: choice === 'publish' });
}

export default function ImportedRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportedPage {...loaderData} {...actionData} />;
}
