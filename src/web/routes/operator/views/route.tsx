import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { listViews } from '#database/saved-views.ts';
import { href } from '#domain/addresses.ts';
import { MOST_LOCATION } from '#domain/input-limits.ts';
import { isUuid } from '#domain/uuid.ts';
import {
  type KeptView,
  type ViewChange,
  changeView,
  saveView,
} from '#flows/operator/keep-views.ts';
import { PageTitle } from '#web/admin/page-title.tsx';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { type OperatorContext, operatorOf } from '#web/frame/context.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { fieldsOf } from '#web/operator/typed-form.ts';
import type { Route } from './+types/route.ts';
import { type TypedView, ViewsPage } from './page.tsx';
import { viewsWords } from './words.ts';

/** The lists that somebody has saved: new names, another sequence, away with them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, locale, operator, keptForm } = operatorOf(context);
  const views = await listViews(services.db, operator.id);
  return {
    locale,
    views: views.map(({ id, name, query }) => ({ id, name, query })),
    formId: randomUUID(),
    kept: keptForm && typedView(keptForm),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = operatorOf(context);
  const posted = await request.formData();
  const field = postedFields(posted);
  const done = await actOn(shop, field);
  if (!done.ok) {
    const refused = { problem: done.problem, typed: typedView(fieldsOf(posted)) };
    return data(refused, { status: 422 });
  }
  const isSaved = field('act') === 'save';
  const orders = href('operatorOrders', 'cs');
  const list = done.query === '' ? orders : `${orders}?${done.query}`;
  const isShort = list.length <= MOST_LOCATION;
  return redirect(isSaved && isShort ? list : href('operatorViews', 'cs'), 303);
}

export const headers = answerHeaders;

export default function Views({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, kept } = loaderData;
  const m = viewsWords[locale];
  return (
    <>
      <PageTitle>{m.title}</PageTitle>
      <ViewsPage
        {...loaderData}
        m={m}
        problem={actionData?.problem}
        typed={actionData?.typed ?? kept}
      />
    </>
  );
}

async function actOn(
  { services, operator }: Pick<OperatorContext, 'services' | 'operator'>,
  field: PostedFields,
): Promise<KeptView> {
  const id = field('id');
  if (!isUuid(id)) return { ok: false, problem: 'view-unknown' };
  if (field('act') === 'save')
    return saveView(services, { id, operator, name: field('name'), query: field('query') });
  const change = changeOf(field);
  return change
    ? changeView(services, { id, operator, change })
    : { ok: false, problem: 'view-unknown' };
}

function changeOf(field: PostedFields): ViewChange | undefined {
  const act = field('act');
  if (act === 'name') return { to: 'name', name: field('name') };
  return act === 'up' || act === 'down' || act === 'away' ? { to: act } : undefined;
}

function typedView(fields: readonly (readonly [string, string])[]): TypedView {
  const { act = '', id = '', name = '', query = '' } = Object.fromEntries(fields);
  return { act, id, name, query };
}
