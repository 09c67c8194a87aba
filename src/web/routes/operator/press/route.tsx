import { data } from 'react-router';
import { listKeptMarks } from '#database/press-desk.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { pressFields } from '#domain/operator/press-form.ts';
import { isUuid } from '#domain/uuid.ts';
import { keepPressMark, removePressMark, stampOfMark } from '#flows/operator/keep-press-marks.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { onTo } from '#web/operator/at-door.ts';
import { frameWords } from '#web/operator/frame-words.ts';
import { pressDeskWords } from '#web/operator/texts-words.ts';
import { fieldsOf, typedForm } from '#web/operator/typed-form.ts';
import type { Route } from './+types/route.ts';
import { PressPage } from './page.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const rows = await listKeptMarks(services.db);
  return {
    locale,
    marks: rows.map((row) => ({
      id: row.id,
      seen: stampOfMark(row),
      stored: Object.fromEntries(pressFields.map((field) => [field, String(row[field])])),
    })),
    formId: crypto.randomUUID(),
    kept: typedForm(keptForm),
    isSaved: new URL(request.url).searchParams.has('saved'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const posted = await request.formData();
  const field = postedFields(posted);
  const id = field('id');
  if (!isUuid(id)) throw data(null, { status: 400 });
  const done =
    field('intent') === 'remove'
      ? await removePressMark(services, { operator, id })
      : await keepPressMark(services, { operator, id, seen: field('seen'), typed: field });
  if (done.ok) return onTo(withQuery(adminHref('operatorPress'), { saved: 'press' }));
  const typed = typedForm(fieldsOf(posted));
  return done.problem === 'mark-stale'
    ? data({ typed, problems: {}, isStale: true }, { status: 409 })
    : data({ typed, problems: done.problems, isStale: false }, { status: 422 });
}

export const headers = answerHeaders;

export default function PressRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { locale, kept } = loaderData;
  return (
    <>
      <title>{frameWords[locale].titleOf(pressDeskWords[locale].title, shop.brand)}</title>
      <PressPage
        {...loaderData}
        typed={actionData?.typed ?? kept}
        problems={actionData?.problems ?? {}}
        isStale={actionData?.isStale ?? false}
        isSaved={loaderData.isSaved && !actionData}
      />
    </>
  );
}
