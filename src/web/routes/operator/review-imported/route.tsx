import { data, redirect } from 'react-router';
import { findImport, listImportRows } from '#database/review-imports.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import {
  type ImportReading,
  type WishFields,
  fieldsOfReading,
  isAsRead,
  readWish,
} from '#domain/reviews/import-reading.ts';
import { isUuid } from '#domain/uuid.ts';
import {
  type ImportChanged,
  beginImport,
  discardImport,
  withdrawImport,
} from '#flows/reviews/import-reviews.ts';
import { readImportAgain } from '#flows/reviews/read-import.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { type OperatorContext, operatorOf } from '#web/frame/context.ts';
import type { Route } from './+types/route.ts';
import { ImportedPage } from './page.tsx';
import type { ImportedPageProps } from './props.ts';

const MOST_SHOWN = 10;
const MOST_FAULTS = 100;

/** In the address of a preview that was made anew. */
const CHANGED = 'changed';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const { id } = params;
  const found = isUuid(id) ? await findImport(services.db, id) : undefined;
  if (!found) throw data(null, 404);
  const shown = { most: MOST_SHOWN, mostFaults: MOST_FAULTS };
  const isChanged = new URL(request.url).searchParams.has(CHANGED);
  return { locale, found, isChanged, rows: await listImportRows(services.db, id, shown) };
}

type Problem = NonNullable<ImportedPageProps['problem']>;

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id } = params;
  const field = postedFields(await request.formData());
  const act = field('act');
  const here = operatorOf(context);
  const page = adminHref('operatorReviewImported', { id });
  const done = await change(here, id, act, field);
  if (done.ok)
    return redirect(
      act === 'discard' ? withQuery(adminHref('operatorReviews'), { saved: 'discarded' }) : page,
      303,
    );
  const again =
    done.problem === 'import-changed'
      ? await readImportAgain(here.services, id, readWish(field))
      : done;
  if (again.ok) return redirect(withQuery(page, { [CHANGED]: '1' }), 303);
  const found = isUuid(id) ? await findImport(here.services.db, id) : undefined;
  if (!found) throw data(null, 404);
  const typed = found.reading ? typedFields(found.reading, field) : undefined;
  return data({ problem: again.problem, ...(typed && { typed }) }, { status: 422 });
}

function typedFields(reading: ImportReading, field: PostedFields): WishFields {
  const names = Object.keys(fieldsOfReading(reading));
  return Object.fromEntries(names.map((name) => [name, field(name)]));
}

async function change(
  { services, operator }: OperatorContext,
  id: string,
  act: string,
  field: PostedFields,
): Promise<ImportChanged | { ok: false; problem: Problem }> {
  if (act === 'discard') return discardImport(services, id);
  if (act === 'withdraw') return withdrawImport(services, { id, operator });
  if (act === 'read') return readImportAgain(services, id, readWish(field));
  const choice = field('choice');
  if (act !== 'begin' || (choice !== 'wait' && choice !== 'publish'))
    return { ok: false, problem: 'choice-missing' };
  return beginImport(services, {
    id,
    operator,
    isPublished: choice === 'publish',
    isAsShown: (reading) => isAsRead(reading, field),
  });
}

export default function ImportedRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportedPage {...loaderData} {...actionData} />;
}
