import { type Alive, type SessionOf, findSession, touchSession } from '#database/sessions.ts';
import { HOUR_MS } from '#domain/calendar.ts';
import {
  HALF_SESSION_MINUTES,
  type Operator,
  SESSION_HOURS,
  SESSION_IDLE_HOURS,
} from '#domain/operator/operator.ts';
import type { Services } from '#flows/services.ts';
import { tokenHash } from '#database/tokens.ts';

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
