import { listQueue, countQueues } from '#database/queues.ts';
import { readCursor } from '#domain/list/cursor.ts';
import { operatorOf } from '#web/frame/context.ts';
import { queueAddress } from '#web/operator/figure-links.ts';
import { typedForm } from '#web/operator/typed-form.ts';
import { QueueForms, isDoneWord, problemsOf, queueActions, queueOf } from './actions.ts';
import type { Route } from './+types/route.ts';
import { QueuePage } from './page.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { locale, services, operator, keptForm } = operatorOf(context);
  const queue = queueOf(params.queue);
  const { db, clock } = services;
  const now = clock();
  const query = new URL(request.url).searchParams;
  const [counts, page] = await Promise.all([
    countQueues(db, now),
    listQueue(db, queue, { now, cursor: readCursor(query) }),
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
    kept: typedForm(keptForm),
  };
}

export const action = queueActions.action;

/** What waits in one queue, and what is to be done about it. */
export default function QueueRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { kept, ...facts } = loaderData;
  const { queue, locale } = facts;
  return (
    <QueueForms
      answer={actionData}
      kept={kept}
      here={queueAddress(queue)}
      problems={problemsOf(locale, actionData)}
    >
      <QueuePage {...facts} />
    </QueueForms>
  );
}
