import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { listImports } from '#database/review-imports.ts';
import { href } from '#domain/addresses.ts';
import { dayInPrague } from '#domain/calendar.ts';
import type { ImportForm } from '#domain/reviews/import.ts';
import { type SentFile, readImport } from '#flows/reviews/read-import.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { frameWords } from '#web/operator/frame-words.ts';
import { reviewImportWords } from '#web/operator/review-words.ts';
import type { Route } from './+types/route.ts';
import { ReviewImportPage } from './page.tsx';

/** Earlier imports that are shown. */
const MOST = 20;

export async function loader({ context }: Route.LoaderArgs) {
  const { services, locale } = operatorOf(context);
  const { db, shop, clock } = services;
  const imports = await listImports(db, MOST);
  const today = dayInPrague(clock());
  return { locale, brand: shop.brand, imports, today, formId: randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const posted = await readPosted(request);
  const field = postedFields(posted);
  const form: ImportForm = {
    id: field('id'),
    source: field('source'),
    sourceUrl: field('sourceUrl'),
    exportedOn: field('exportedOn'),
    language: field('language'),
    platform: field('platform'),
  };
  const read = await readImport(services, operator, { form, file: await fileOf(posted) });
  if (read.ok) return redirect(href('operatorReviewImported', 'cs', { id: form.id }), 303);
  if (read.problem === 'unknown') return redirect(href('operatorReviewImport', 'cs'), 303);
  const { fields, missing, row } = read;
  return data({ typed: form, problems: fields, missing, row }, { status: 422 });
}

/** What is broken, or was not sent at all, reads as an empty form. */
async function readPosted(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}

/** Where no file was chosen, browsers send an empty one without a name. */
async function fileOf(posted: FormData): Promise<SentFile | undefined> {
  const file = posted.get('file');
  if (file === null || typeof file === 'string') return undefined;
  if (file.name === '' && file.size === 0) return undefined;
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, brand } = loaderData;
  return pageMeta({ title: frameWords[locale].titleOf(reviewImportWords[locale].title, brand) });
}

export default function ReviewImportRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReviewImportPage {...loaderData} {...actionData} />;
}
