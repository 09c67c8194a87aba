import { createHash, randomUUID } from 'node:crypto';
import { cookieName, namingAt } from '#web/cookies/cookie-naming.ts';
import type { ActionRequest } from '#domain/admin/pending-action.ts';
import type { Stage } from './stage.ts';

/** Somebody who is signed in to the operator's section. */
export interface Operator {
  id: string;
  cookie: string;
}

/** Lets somebody in, as if the doors had been passed. */
export async function signIn({ books, shops }: Stage): Promise<Operator> {
  const [id, token] = [randomUUID(), randomUUID()];
  await books(
    `with person as (
      insert into operators (id, email, name, role, language, created_at)
      values ($1, 'jana@example.com', 'Jana', 'owner', 'cs', now()) returning id)
    insert into sessions (id, token_hash, operator_id, stage, created_at, seen_at, proved_at, device, network)
    select gen_random_uuid(), $2, id, 'open', now(), now(), now(), 'Firefox', '192.0.2.1' from person`,
    [id, createHash('sha256').update(token).digest('hex')],
  );
  return { id, cookie: `${cookieName('session', '/ad', namingAt(shops[0].origin))}=${token}` };
}

/** Of every paid order a part of the money, and an e-mail once more. */
const REQUESTS: readonly ActionRequest[] = [
  { kind: 'refund', amount: 1_000, reason: 'Méně', lines: [] },
  { kind: 'emails', emails: ['order-paid-customer'], repeat: 'copy' },
];

/** Wants both for every paid order, as the operator's actions store it. @returns the ids of the wishes */
export async function requestForAll({ books }: Stage, { id }: Operator): Promise<string[]> {
  const rows = await books(
    `with values as (
      insert into pending_actions (id, order_id, operator_id, person, request, created_at, due_at)
      select gen_random_uuid(), orders.id, $1, 'Jana', request, now(), now() + interval '30 seconds'
      from orders, jsonb_array_elements($2::jsonb) request where paid_at is not null returning id)
    select id, graphile_worker.add_job('execute-action', json_build_object('pendingActionId', id),
      job_key := 'pending-' || id, run_at := now() + interval '30 seconds', max_attempts := 40)
    from values`,
    [id, JSON.stringify(REQUESTS)],
  );
  return rows.map((row) => String(row['id']));
}

/** What a browser learns of an undo; undefined where no answer comes. */
export async function undo(
  { shops: [{ origin }] }: Stage,
  { cookie }: Operator,
  id: string,
): Promise<string | undefined> {
  try {
    const answer = await fetch(`${origin}/ad/undo`, {
      method: 'POST',
      body: new URLSearchParams({ id, back: '/ad' }),
      headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': '192.0.2.1' },
      redirect: 'manual',
    });
    await answer.text();
    const location = answer.headers.get('Location');
    return location === null
      ? undefined
      : (URL.parse(location, origin)?.searchParams.get('undo') ?? undefined);
  } catch {
    return undefined;
  }
}

/** What became of wishes, by their ids. */
export async function statesOf({ books }: Stage, ids: readonly string[]): Promise<string[]> {
  const rows = await books('select state from pending_actions where id = any($1)', [ids]);
  return rows.map((row) => String(row['state']));
}
