import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { listImports } from '#database/reviews/review-imports.ts';
import { adminHref } from '#domain/addresses.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import type { ImportForm } from '#domain/reviews/import.ts';
import { readImport } from '#flows/reviews/read-import.ts';
import { readUpload } from '#web/forms/read-upload.ts';
import { operatorOf } from '#web/frame/context.ts';
import type { Route } from './+types/route.ts';
import { ReviewImportPage } from './page.tsx';

/** Earlier imports that are shown. */
const MOST = 20;

export async function loader({ context }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const { db, clock } = services;
  const imports = await listImports(db, MOST);
  const today = dayInPrague(clock());
  return { locale, imports, today, formId: randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const { field, file } = await readUpload(request);
  const form: ImportForm = {
    id: field('id'),
    source: field('source'),
    sourceUrl: field('sourceUrl'),
    exportedOn: field('exportedOn'),
    language: field('language'),
    platform: field('platform'),
  };
  const read = await readImport(services, operator, { form, file });
  if (read.ok) return redirect(adminHref('operatorReviewImported', { id: form.id }), 303);
  if (read.problem === 'unknown') return redirect(adminHref('operatorReviewImport'), 303);
  const { fields, row, called } = read;
  return data({ input: form, problems: fields, row, called }, { status: 422 });
}

export default function ReviewImportRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewImportPage {...loaderData} {...actionData} />;
}
