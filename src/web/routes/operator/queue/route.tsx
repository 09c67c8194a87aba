import { listQueue, countQueues } from '#database/queues.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { queueAddress } from '#web/operator/figure-links.ts';
import { frameWords } from '#web/operator/frame-words.ts';
import { readPlace } from '#web/operator/page-place.ts';
import { queueWords } from '#web/operator/queue-words.ts';
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
  const [sort, id] = readPlace(query.get('after'), 1) ?? [];
  const after = sort !== undefined && id !== undefined ? { sort, id } : undefined;
  const [counts, page] = await Promise.all([
    countQueues(db, now),
    listQueue(db, queue, { now, after }),
  ]);
  const done = query.get('done');
  return {
    locale,
    brand: services.shop.brand,
    queue,
    counts,
    page,
    now,
    role: operator.role,
    isFurther: after !== undefined,
    done: isDoneWord(done) ? done : undefined,
    kept: typedForm(keptForm),
  };
}

export const action = queueActions.action;

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (error || !loaderData) return [];
  const { locale, brand, queue } = loaderData;
  return pageMeta({
    title: frameWords[locale].titleOf(queueWords[locale].names[queue].title, brand),
  });
}

/** What waits in one queue, and what is to be done about it. */
export default function QueueRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { kept, brand: _, ...facts } = loaderData;
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
