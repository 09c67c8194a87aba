import { randomUUID } from 'node:crypto';
import { recordChange } from '#database/audit/audit.ts';
import type { Queryable } from '#database/client.ts';
import {
  type Alive,
  type SessionOf,
  deleteSession,
  deleteSessions,
  findSession,
  insertKeptForm,
  insertSession,
  takeKeptForm,
  touchSession,
} from '#database/admin/sessions.ts';
import type { OperatorRow } from '#database/admin/operators.ts';
import { newToken, tokenHash } from '#database/tokens.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import {
  type Operator,
  HALF_SESSION_MINUTES,
  SESSION_HOURS,
  SESSION_IDLE_HOURS,
  deviceOf,
} from '#domain/admin/operator.ts';
import { isSecretField } from '#domain/admin/password.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';
import { newAuthenticatorSecret } from './authenticator.ts';

/** From where somebody signs in. */
export interface SignInVisit {
  /** The network, as limits count it. */
  client: string;
  userAgent: string | null;
}

/** A step of signing in that was taken: the token for the cookie, and the sign-in page that comes next. */
export interface Stepped {
  ok: true;
  token: string;
  next: 'code' | 'enrolment';
}

/**
 * A session of somebody who has shown password, passkey or link: it lets nobody in before the code of the
 * authenticator, or before one is set up.
 */
export async function beginSession(
  db: Queryable,
  operator: Pick<OperatorRow, 'id' | 'codeSecret'>,
  { client, userAgent }: SignInVisit,
  now: Date,
): Promise<Stepped> {
  const token = newToken();
  const next = operator.codeSecret === null ? 'enrolment' : 'code';
  await insertSession(db, {
    id: randomUUID(),
    tokenHash: tokenHash(token),
    operatorId: operator.id,
    stage: next,
    createdAt: now,
    seenAt: now,
    provedAt: now,
    device: deviceOf(userAgent),
    network: client,
    newSecret: next === 'enrolment' ? newAuthenticatorSecret() : null,
  });
  return { ok: true, token, next };
}

/** Ends the session of who signs out. */
export async function signOut(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, sessionId }: Operator,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteSession(tx, { id: sessionId, operatorId: id }))) return;
    await recordChange(tx, { operatorId: id, action: 'sign-out', subject: id, at: clock() });
  });
}

/**
 * Ends sessions of somebody, with the next request on every replica.
 * @param ended one by its id, or all but the one that asks
 */
export async function endSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: Operator,
  { operatorId, session }: { operatorId: string; session: string | 'all-others' },
): Promise<void> {
  const isOneOfAll = session === 'all-others' || isUuid(session);
  if (!isUuid(operatorId) || !isOneOfAll) return;
  await db.transaction(async (tx) => {
    const count =
      session === 'all-others'
        ? await deleteSessions(tx, operatorId, by.sessionId)
        : Number(await deleteSession(tx, { id: session, operatorId }));
    if (count === 0) return;
    await recordChange(tx, {
      operatorId: by.id,
      action: 'session-revoked',
      subject: operatorId,
      after: { sessions: count },
      at: clock(),
    });
  });
}

/** Milliseconds in which the use of a session is noted once. */
const TOUCH_MS = 60_000;

/**
 * The session that a browser shows by its token, also one whose code is still missing. It is read from the
 * database each time: one that is revoked has ended with the next request, on every replica.
 * @returns undefined where there is none or it has ended
 */
export async function findSignedIn(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<SessionOf | undefined> {
  const now = clock();
  const found = await findSession(db, tokenHash(token), aliveAt(now));
  if (!found) return undefined;
  const { id, stage, createdAt, seenAt } = found.session;
  const ageMs = now.getTime() - createdAt.getTime();
  if (stage !== 'open' && ageMs > HALF_SESSION_MINUTES * 60_000) return undefined;
  if (now.getTime() - seenAt.getTime() > TOUCH_MS) await touchSession(db, id, now);
  return found;
}

/** Since when a session has to have been used and made to go on at this moment. */
export function aliveAt(now: Date): Alive {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  return { usedSince: hoursAgo(SESSION_IDLE_HOURS), madeSince: hoursAgo(SESSION_HOURS) };
}

/** A session as actions and pages know the one who acts. */
export function toOperator({ session, operator }: SessionOf): Operator {
  const { id, name, email, role, language, hasShortcuts } = operator;
  const { id: sessionId, provedAt } = session;
  return { id, name, email, role, language, hasShortcuts, sessionId, provedAt };
}

/** How long a form waits to be filled in again. */
const KEPT_MS = 60 * 60_000;

interface PostedForm {
  path: string;
  /** Reads its fields, where they are to be kept. */
  read: () => Promise<readonly [string, string][]>;
  /** From where, as limits count it. */
  client: string;
}

/**
 * Keeps a form that somebody posted whose session had ended, or who has to prove first who it is.
 * @returns the token for the cookie by which it is found again; undefined where there is nothing to keep, or so
 * many were kept of this client that nobody can have filled them in
 */
export async function keepForm(
  { db, clock, limits }: Pick<Services, 'db' | 'clock' | 'limits'>,
  { path, read, client }: PostedForm,
): Promise<string | undefined> {
  // Before anything is read of it: nobody has signed in, and reading a form is work.
  if (!(await limits.take('operator-kept-form', client)).ok) return undefined;
  const fields = await read();
  if (fields.length === 0) return undefined;
  const token = newToken();
  const expiresAt = new Date(clock().getTime() + KEPT_MS);
  const kept = fields
    .filter(([name]) => !isSecretField(name))
    .map(([name, value]): [string, string] => [storable(name), storable(value)]);
  await insertKeptForm(db, { hash: tokenHash(token), path, fields: kept, expiresAt });
  return token;
}

/** The fields that were kept for a page, once. */
export async function findKeptForm(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { path, token }: { path: string; token: string },
): Promise<[string, string][] | undefined> {
  const taken = await takeKeptForm(db, { hash: tokenHash(token), path, now: clock() });
  return taken?.fields;
}

/** The database keeps no NUL and no half characters, which nobody types. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
