import { randomUUID } from 'node:crypto';
import type { Queryable } from '#database/client.ts';
import type { OperatorRow } from '#database/operators.ts';
import { insertSession } from '#database/sessions.ts';
import { deviceOf } from '#domain/operator/operator.ts';
import { newToken, tokenHash } from '#database/tokens.ts';
import { newSecret } from './authenticator.ts';

/** From where somebody signs in. */
export interface Visit {
  /** The network, as limits count it. */
  client: string;
  userAgent: string | null;
}

/** A step of signing in that was taken: the token for the cookie, and the door that comes next. */
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
  { client, userAgent }: Visit,
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
    newSecret: next === 'enrolment' ? newSecret() : null,
  });
  return { ok: true, token, next };
}
