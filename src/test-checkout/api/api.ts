import { createHash, timingSafeEqual } from 'node:crypto';
import { listDisputes } from './disputes.ts';
import { listEvents } from './events.ts';
import type { Action, KeyedCall } from './idempotency.ts';
import { answerOnce } from './idempotency.ts';
import type { StoredSession } from './objects.ts';
import { newId, paymentObject, sessionObject } from './objects.ts';
import {
  checkParameters,
  disputeListRequest,
  eventListRequest,
  nothing,
  readRequest,
  refundListRequest,
  sessionListRequest,
} from './parameters.ts';
import { listRefunds, newRefund } from './refunds.ts';
import { changeSession, findSession, listSessions, mayChange, newSession } from './sessions.ts';
import type { Store } from '#test-checkout/store.ts';
import type { FormFields } from './wire.ts';
import { parseForm, Refusal } from './wire.ts';

interface Call {
  store: Store;
  /** The id in the address, or an empty text. */
  id: string;
  fields: FormFields;
}

/** A call reads or changes what is there, or makes something new and then has a key. */
type Route = { method: string; path: RegExp } & (
  | { answer: (call: Call) => Promise<object> }
  | { make: (call: Call, keyed: KeyedCall) => Action | Promise<Action> }
);

const routes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    make: ({ store, fields }, keyed) => newSession(store, keyed, fields),
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions$/,
    answer: ({ store, fields }) => listSessions(store, checkParameters(sessionListRequest, fields)),
  },
  { method: 'GET', path: /^\/v1\/checkout\/sessions\/(\w+)$/, answer: readSession },
  { method: 'POST', path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, answer: expireSession },
  { method: 'GET', path: /^\/v1\/payment_intents\/(\w+)$/, answer: readPayment },
  {
    method: 'GET',
    path: /^\/v1\/events$/,
    answer: ({ store, fields }) => listEvents(store, checkParameters(eventListRequest, fields)),
  },
  {
    method: 'GET',
    path: /^\/v1\/disputes$/,
    answer: ({ store, fields }) => listDisputes(store, checkParameters(disputeListRequest, fields)),
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    make: ({ store, fields }, keyed) => newRefund(store, keyed, fields),
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    answer: ({ store, fields }) => listRefunds(store, checkParameters(refundListRequest, fields)),
  },
];

/** Answers a call of the API as the provider would: strictly, and in its words. */
export async function answerApi(
  store: Store,
  secretKey: string,
  request: Request,
): Promise<Response> {
  try {
    assertKey(request, secretKey);
    const { pathname, search } = new URL(request.url);
    const route = routes.find(
      ({ method, path }) => method === request.method && path.test(pathname),
    );
    if (!route) {
      throw new Refusal(`Unrecognized request URL (${request.method}: ${pathname}).`, {
        status: 404,
      });
    }
    const text = request.method === 'POST' ? await request.text() : search;
    const id = route.path.exec(pathname)?.[1] ?? '';
    const call: Call = { store, id, fields: parseForm(text) };
    if ('answer' in route) return json(200, await route.answer(call));
    const key = request.headers.get('idempotency-key') ?? newId('key');
    const keyed = { key, request: `${request.method} ${pathname}\n${text}` };
    const { answer, replayed } = await answerOnce(store, keyed, async () =>
      route.make(call, keyed),
    );
    return json(200, answer, replayed ? { 'idempotent-replayed': 'true' } : {});
  } catch (error) {
    if (error instanceof Refusal) return json(error.status, error);
    throw error;
  }
}

function json(status: number, answer: object, headers: Record<string, string> = {}): Response {
  return Response.json(answer, { status, headers: { ...headers, 'request-id': newId('req') } });
}

function assertKey(request: Request, secretKey: string): void {
  const given = request.headers.get('authorization') ?? '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (timingSafeEqual(digest(given), digest(`Bearer ${secretKey}`))) return;
  throw new Refusal('Invalid API Key provided.', { status: 401 });
}

async function foundSession({ store, id }: Call): Promise<StoredSession> {
  const session = await findSession(store, { id });
  if (session) return session;
  throw refuseMissing('checkout.session', id);
}

async function readSession(call: Call): Promise<object> {
  const { expand } = checkParameters(readRequest, call.fields);
  return sessionObject(call.store, await foundSession(call), expand !== undefined);
}

async function expireSession(call: Call): Promise<object> {
  checkParameters(nothing, call.fields);
  const session = await foundSession(call);
  const closed = mayChange(session, 'expire')
    ? await changeSession(call.store, session, 'expire')
    : session;
  if (session.status === 'open' && closed.status === 'expired')
    return sessionObject(call.store, closed);
  throw new Refusal(
    `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${closed.status}\`.`,
  );
}

async function readPayment({ store, id, fields }: Call): Promise<object> {
  checkParameters(nothing, fields);
  const session = await findSession(store, { paymentId: id });
  const payment = session && paymentObject(session);
  if (payment) return payment;
  throw refuseMissing('payment_intent', id);
}

function refuseMissing(kind: string, id: string): Refusal {
  return new Refusal(`No such ${kind}: '${id}'`, {
    status: 404,
    code: 'resource_missing',
    param: 'id',
  });
}
