import { z } from 'zod';
import type { EventType } from './events.ts';
import { announceEvent } from './events.ts';
import type { Action, KeyedCall } from './idempotency.ts';
import { claimKey } from './idempotency.ts';
import type { StoredSession } from './objects.ts';
import { newId, sessionObject } from './objects.ts';
import type { sessionListRequest } from './parameters.ts';
import { checkParameters, sessionRequest } from './parameters.ts';
import type { Store } from '#test-checkout/store.ts';
import { run } from '#test-checkout/store.ts';
import type { FormFields } from './wire.ts';
import { Refusal, listObject } from './wire.ts';

const SHORTEST_MS = 30 * 60 * 1000;
const LONGEST_MS = 24 * 3600 * 1000;

const sessionRow = z
  .object({
    id: z.string(),
    version: z.number(),
    status: z.enum(['open', 'complete', 'expired']),
    payment_id: z.string().nullable(),
    payment_state: z.enum(['succeeded', 'processing', 'requires_payment_method']).nullable(),
    refunded: z.coerce.number(),
    fields: sessionRequest,
    created_at: z.date(),
    expires_at: z.date(),
    paid_at: z.date().nullable(),
  })
  .transform((row): StoredSession => ({
    id: row.id,
    version: row.version,
    status: row.status,
    paymentId: row.payment_id,
    paymentState: row.payment_state,
    refunded: row.refunded,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    paidAt: row.paid_at,
    request: row.fields,
  }));

const SELECT = `select session.*, (
    select coalesce(sum(amount), 0) from test_checkout.refund
    where refund.payment_id = session.payment_id
  ) as refunded
  from test_checkout.session`;

/** Prepares a new session. @throws Refusal for wrong parameters */
export function newSession(store: Store, call: KeyedCall, fields: FormFields): Action {
  const request = checkParameters(sessionRequest, fields);
  const createdAt = store.clock();
  const expiresAt = new Date(request.expires_at * 1000);
  assertExpiry(createdAt, expiresAt);
  const id = newId('cs_test');
  const answer = sessionObject(store, {
    id,
    version: 0,
    status: 'open',
    paymentId: null,
    paymentState: null,
    refunded: 0,
    createdAt,
    expiresAt,
    paidAt: null,
    request,
  });
  return {
    answer,
    async commit() {
      const made = await run(
        store.sql,
        (bind) => `with ${claimKey(bind, store, call, answer)}
          insert into test_checkout.session (id, fields, created_at, expires_at)
          select ${bind(id)}::text, ${bind(JSON.stringify(fields))}::jsonb,
            ${bind(createdAt)}::timestamptz, ${bind(expiresAt)}::timestamptz
          from claimed returning id`,
      );
      return made.length > 0;
    },
  };
}

function assertExpiry(createdAt: Date, expiresAt: Date): void {
  // The API counts in whole seconds, so the part of a second that has passed is not held against it.
  const lasts = expiresAt.getTime() - Math.floor(createdAt.getTime() / 1000) * 1000;
  if (lasts >= SHORTEST_MS && lasts <= LONGEST_MS) return;
  throw new Refusal(
    'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    { code: 'parameter_invalid', param: 'expires_at' },
  );
}

/** Reads a session by its id or by that of its payment; an overdue one has expired by then. */
export async function findSession(
  store: Store,
  by: { id: string } | { paymentId: string },
): Promise<StoredSession | undefined> {
  const [row] = await run(store.sql, (bind) =>
    'id' in by
      ? `${SELECT} where id = ${bind(by.id)}`
      : `${SELECT} where payment_id = ${bind(by.paymentId)}`,
  );
  if (!row) return undefined;
  const session = sessionRow.parse(row);
  const overdue = session.status === 'open' && session.expiresAt <= store.clock();
  return overdue ? await changeSession(store, session, 'expire') : session;
}

/** Lets every session expire whose time has come. */
export async function expireOverdue(store: Store): Promise<void> {
  const rows = await run(
    store.sql,
    (bind) => `${SELECT}
      where status = 'open' and expires_at <= ${bind(store.clock())} limit 1000`,
  );
  for (const row of rows) await changeSession(store, sessionRow.parse(row), 'expire');
}

/** Sessions, the newest first. */
export async function listSessions(
  store: Store,
  request: z.infer<typeof sessionListRequest>,
): Promise<object> {
  await expireOverdue(store);
  const limit = request.limit ?? 10;
  const since = request.created ? new Date(request.created.gte * 1000) : new Date(0);
  const rows = await run(store.sql, (bind) => {
    const after = bind(request.starting_after ?? null);
    const status = bind(request.status ?? null);
    const payment = bind(request.payment_intent ?? null);
    return `${SELECT}
      where created_at >= ${bind(since)}
        and (${status}::text is null or status = ${status})
        and (${payment}::text is null or payment_id = ${payment})
        and (${after}::text is null
          or seq < (select seq from test_checkout.session where id = ${after}))
      order by seq desc limit ${bind(limit + 1)}`;
  });
  return listObject('/v1/checkout/sessions', { rows, limit }, (row) =>
    sessionObject(store, sessionRow.parse(row), request.expand !== undefined),
  );
}

/** What can happen to a session: by the buttons of the hosted page, by the API or by time. */
export type Change = 'pay' | 'pay-later' | 'arrive' | 'fail' | 'expire';

type State = Pick<StoredSession, 'status' | 'paymentState'>;
const open: State = { status: 'open', paymentState: null };
const processing: State = { status: 'complete', paymentState: 'processing' };
const paid: State = { status: 'complete', paymentState: 'succeeded' };
const failed: State = { status: 'complete', paymentState: 'requires_payment_method' };
const expired: State = { status: 'expired', paymentState: null };

const changes: Record<Change, { from: State; to: State; event: EventType }> = {
  pay: { from: open, to: paid, event: 'checkout.session.completed' },
  'pay-later': { from: open, to: processing, event: 'checkout.session.completed' },
  arrive: { from: processing, to: paid, event: 'checkout.session.async_payment_succeeded' },
  fail: { from: processing, to: failed, event: 'checkout.session.async_payment_failed' },
  expire: { from: open, to: expired, event: 'checkout.session.expired' },
};

/** Whether a change is possible as the session stands. */
export function mayChange({ status, paymentState }: StoredSession, name: Change): boolean {
  const { from } = changes[name];
  return from.status === status && from.paymentState === paymentState;
}

/** Changes a session where that is possible, once however often it is asked; returns it as it stands. */
export async function changeSession(
  store: Store,
  session: StoredSession,
  name: Change,
): Promise<StoredSession> {
  if (!mayChange(session, name)) return session;
  const { to, event } = changes[name];
  const next: StoredSession = {
    ...session,
    ...to,
    version: session.version + 1,
    paidAt: to.paymentState === 'succeeded' ? store.clock() : null,
    paymentId: session.paymentId ?? (to.paymentState === null ? null : newId('pi')),
  };
  const made = await run(
    store.sql,
    (bind) => `with changed as (
        update test_checkout.session
        set status = ${bind(next.status)}, payment_id = ${bind(next.paymentId)},
          payment_state = ${bind(next.paymentState)}, paid_at = ${bind(next.paidAt)}, version = ${bind(next.version)}
        where id = ${bind(session.id)} and version = ${bind(session.version)} returning id
      ), ${announceEvent(bind, store, event, sessionObject(store, next))}
      select id from changed`,
  );
  if (made.length > 0) return next;
  // Another call was first: the session as it left it decides.
  const now = await findSession(store, { id: session.id });
  return now ? await changeSession(store, now, name) : session;
}
