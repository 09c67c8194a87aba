import { listWork, countWorkLists } from '#database/work-lists/work-lists.ts';
import { readCursor } from '#domain/list/cursor.ts';
import { operatorOf } from '#web/frame/context.ts';
import { workListHref } from '#web/admin/figures/figure-links.ts';
import { toFormInput } from '#web/admin/form/form-input.ts';
import { QueueForms, isDoneWord, problemsOf, queueActions, workListOf } from './actions.ts';
import type { Route } from './+types/route.ts';
import { WorkListPage } from './page.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, services, operator, keptForm } = operatorOf(context);
  const queue = workListOf(params.queue);
  const { db, clock } = services;
  const now = clock();
  const query = new URL(request.url).searchParams;
  const [counts, page] = await Promise.all([
    countWorkLists(db, now),
    listWork(db, queue, { now, cursor: readCursor(query) }),
  ]);
  const done = query.get('done');
  return {
    locale,
    queue,
    counts,
    page,
    now,
    role: operator.role,
    done: isDoneWord(done) ? done : undefined,
    kept: toFormInput(keptForm),
  };
}

export const action = queueActions.action;

/** What waits in one queue, and what is to be done about it. */
export default function WorkListRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { kept, ...facts } = loaderData;
  const { queue, locale } = facts;
  return (
    <QueueForms
      answer={actionData}
      kept={kept}
      here={workListHref(queue)}
      problems={problemsOf(locale, actionData)}
    >
      <WorkListPage {...facts} />
    </QueueForms>
  );
}
