import { randomUUID } from 'node:crypto';
import { useLoaderData } from 'react-router';
import { listViews } from '#database/admin/saved-views.ts';
import { adminHref } from '#domain/addresses.ts';
import { MOST_LOCATION } from '#domain/text/input-limits.ts';
import { isUuid } from '#domain/uuid.ts';
import { type ViewChange, changeView, saveView } from '#flows/settings/keep-views.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { ActionForm, actionForms } from '#web/admin/page/action-forms.tsx';
import { type Asked, defineActions } from '#web/admin/page/actions.ts';
import { TextField } from '#web/forms/field.tsx';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { toFormInput } from '#web/admin/form/form-input.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import { viewsWords } from './words.ts';

/** The lists that somebody has saved: new names, another sequence, away with them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, locale, operator, keptForm } = operatorOf(context);
  const views = await listViews(services.db, operator.id);
  return {
    locale,
    views: views.map(({ id, name, query }) => ({ id, name, query })),
    formId: randomUUID(),
    kept: toFormInput(keptForm),
  };
}

const subject = async ({ field }: Asked<Route.ActionArgs>) => ({
  id: field('id'),
  here: adminHref('operatorViews'),
});

type ViewAsked = Asked<Awaited<ReturnType<typeof subject>>>;

const atName = {
  name: ['view-name-missing', 'view-name-long', 'view-name-taken', 'view-too-many'],
} as const;

const viewActions = defineActions(
  { subject },
  {
    save: { fields: atName, run: save },
    name: {
      fields: atName,
      run: (asked) => move(asked, { to: 'name', name: asked.field('name') }),
    },
    up: { run: (asked) => move(asked, { to: 'up' }) },
    down: { run: (asked) => move(asked, { to: 'down' }) },
    away: { run: (asked) => move(asked, { to: 'away' }) },
  },
);
export const action = viewActions.action;
const { ActionForms, useForm, useAnswer } = actionForms(viewActions);

const unknown = { ok: false, problem: 'view-unknown' } as const;

async function save({ services, operator, id, field }: ViewAsked) {
  if (!isUuid(id)) return unknown;
  const view = { id, operator, name: field('name'), query: field('query') };
  const saved = await saveView(services, view);
  if (!saved.ok) return saved;
  const list = listOf(saved.query);
  return list.length <= MOST_LOCATION ? ({ ok: true, to: list } as const) : saved;
}

async function move({ services, operator, id }: ViewAsked, change: ViewChange) {
  return isUuid(id) ? changeView(services, { id, operator, change }) : unknown;
}

/** The address of a list that was saved. */
function listOf(query: string): string {
  const orders = adminHref('operatorOrders');
  return query === '' ? orders : `${orders}?${query}`;
}

export const headers = answerHeaders;

export default function ViewsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, kept } = loaderData;
  const m = viewsWords[locale];
  return (
    <>
      <PageTitle>{m.title}</PageTitle>
      <ActionForms
        answer={actionData}
        kept={kept}
        here={adminHref('operatorViews')}
        problems={{ ...m.problems, 'intent-unknown': m.problems['view-unknown'] }}
      >
        <Views />
      </ActionForms>
    </>
  );
}

/** The lists of one person, each with what can be done to it. */
function Views() {
  const { locale, views } = useLoaderData<typeof loader>();
  const m = viewsWords[locale];
  const { answer, sentence, isAtField } = useAnswer();
  const form = useForm('save');
  const renamed = new Map(answer?.input.fields).get('id');
  const isStated = isAtField && (form.isPosted || views.some(({ id }) => id === renamed));
  return (
    <div className="admin-page views">
      <a className="line-link" href={adminHref('operatorOrders')}>
        ← {m.back}
      </a>
      <h1>{m.title}</h1>
      {sentence && !isStated && (
        <Notice tone="error" live>
          {sentence}
        </Notice>
      )}
      {form.isPosted && <SaveForm />}
      {views.length === 0 ? (
        <p>{m.empty}</p>
      ) : (
        <>
          <p className="small">{m.lead}</p>
          <ol className="views__list">
            {views.map((view, index) => (
              <ViewRow key={view.id} view={view} index={index} />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** A list that could not be saved under its name yet. */
function SaveForm() {
  const m = viewsWords[useLoaderData<typeof loader>().locale];
  const form = useForm('save');
  const hidden = { id: form.value('id'), query: form.value('query') };
  return (
    <ActionForm form={form} hidden={hidden} className="views__save">
      <h2>{m.saveHeading}</h2>
      <TextField {...form.field('name')} label={m.name} />
      <Button variant="primary">{m.save}</Button>
    </ActionForm>
  );
}

interface ViewRowProps {
  view: { id: string; name: string; query: string };
  index: number;
}

function ViewRow({ view: { id, name, query }, index }: ViewRowProps) {
  const { locale, views } = useLoaderData<typeof loader>();
  const m = viewsWords[locale];
  const rename = useForm('name', id);
  const moves = useForm(['up', 'down', 'away'], id);
  return (
    <li className="views__row">
      <a className="views__name" href={listOf(query)}>
        {name}
      </a>
      <ActionForm form={rename} hidden={{ id }} className="views__rename">
        <TextField
          {...rename.field('name')}
          label={<span className="visually-hidden">{m.nameOf(name)}</span>}
          defaultValue={rename.value('name') ?? name}
        />
        <Button aria-label={m.renameOf(name)}>{m.rename}</Button>
      </ActionForm>
      <ActionForm form={moves} hidden={{ id }} className="views__moves">
        <Button {...moves.press('up')} disabled={index === 0} aria-label={m.up(name)}>
          ↑
        </Button>
        <Button
          {...moves.press('down')}
          disabled={index === views.length - 1}
          aria-label={m.down(name)}
        >
          ↓
        </Button>
        <Button {...moves.press('away')} variant="quiet" aria-label={m.removeOf(name)}>
          {m.remove}
        </Button>
      </ActionForm>
    </li>
  );
}
