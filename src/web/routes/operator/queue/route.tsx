import { data, redirect } from 'react-router';
import { listQueue, countQueues } from '#database/queues.ts';
import { readCursor } from '#domain/list/cursor.ts';
import { type Queue, findQueue } from '#domain/operator/queue.ts';
import { type PostedFields, postedFields } from '#web/forms/posted-fields.ts';
import { operatorOf } from '#web/frame/context.ts';
import { askProof } from '#web/operator/ask-proof.ts';
import { queueAddress } from '#web/operator/figure-links.ts';
import { type ActedOn, actOn, isDoneWord } from './act-on.ts';
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
    kept: keptForm && fieldsOf(keptForm),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const shop = operatorOf(context);
  const { services, operator } = shop;
  const queue = queueOf(params.queue);
  const posted = await request.formData();
  const field = postedFields(posted);
  const acted = await actOn(services, { queue, field, operator });
  const proof = isProofOld(acted) && (await askProof(shop, queueAddress(queue), posted));
  if (proof) return proof;
  if (acted.ok) return redirect(queueAddress(queue, { done: acted.done }), 303);
  const refused: Refused = { acted, typed: typedOf(field) };
  return data(refused, { status: statuses[acted.problem] ?? 422 });
}

function isProofOld(acted: ActedOn): boolean {
  return !acted.ok && acted.problem === 'proof-old';
}

const statuses: Partial<Record<Refused['acted']['problem'], number>> = {
  'settled-meanwhile': 409,
  'right-missing': 403,
};

/** What was posted and why nothing came of it. */
interface Refused {
  acted: Exclude<ActedOn, { ok: true }>;
  typed: TypedNote;
}

/** What somebody had typed at a row. */
export interface TypedNote {
  row: string;
  note: string;
}

function typedOf(field: PostedFields): TypedNote {
  return { row: field('row'), note: field('note') };
}

function fieldsOf(kept: readonly [string, string][]): TypedNote {
  const fields = new Map(kept);
  return { row: fields.get('row') ?? '', note: fields.get('note') ?? '' };
}

function queueOf(name: string): Queue {
  const queue = findQueue(name);
  if (!queue) throw data(null, { status: 404 });
  return queue;
}

/** What waits in one queue, and what is to be done about it. */
export default function QueueRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { kept, ...facts } = loaderData;
  return <QueuePage {...facts} refused={actionData?.acted} typed={actionData?.typed ?? kept} />;
}
