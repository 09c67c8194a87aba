import { timingSafeEqual } from 'node:crypto';
import {
  findApiCall,
  findTokenByHash,
  insertApiCall,
  lockApiCall,
  recordTokenUsed,
} from '#database/api/api-tokens.ts';
import { tokenHash } from '#database/tokens.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import { type Scope, isTokenValid, isTokenSecret } from '#domain/api/token.ts';
import { type TooOften, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';

/** A program that has shown a token that holds. */
export interface KnownApiClient {
  /** Of the token, under which the log of changes has what it does. */
  id: string;
  name: string;
  scopes: readonly Scope[];
}

export type KnownToken =
  | { ok: true; program: KnownApiClient }
  | { ok: false; problem: 'token-missing' | 'token-invalid' }
  | TooOften;

/**
 * Whose call it is (rules 73). The token is looked up with every call, so one that was revoked is dead at once.
 * Only calls that are refused are counted by where they come from: nobody guesses 256 bits, but asking costs.
 * @param authorization the header as it came
 * @param client from where, as limits count it
 */
export async function knowToken(
  { db, clock, limits }: Pick<Services, 'db' | 'clock' | 'limits'>,
  { authorization, client }: { authorization: string | null; client: string },
): Promise<KnownToken> {
  const secret = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  const now = clock();
  const program = secret === undefined ? undefined : await findApiClient({ db }, secret, now);
  if (program) {
    const { isUsedToday, ...known } = program;
    if (!isUsedToday) await recordTokenUsed(db, known.id, dayInPrague(now));
    return { ok: true, program: known };
  }
  const allowance = await limits.take('program-refused', client);
  if (!allowance.ok) return tooOften(allowance);
  const isMissing = secret === undefined;
  return { ok: false, problem: isMissing ? 'token-missing' : 'token-invalid' };
}

async function findApiClient({ db }: Pick<Services, 'db'>, secret: string, now: Date) {
  if (!isTokenSecret(secret)) return undefined;
  const hash = tokenHash(secret);
  const row = await findTokenByHash(db, hash);
  if (!row || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) return undefined;
  if (!isTokenValid(row, now)) return undefined;
  const { id, name, scopes, usedDay } = row;
  return { id, name, scopes, isUsedToday: usedDay === dayInPrague(now) };
}

export interface KeyedCall {
  tokenId: string;
  /** The header Idempotency-Key. */
  key: string;
  /** SHA-256 of what is asked. */
  fingerprint: string;
}

export interface ApiAnswer {
  status: number;
  /** JSON that says nothing about people. */
  body: unknown;
}

export type AnsweredOnce =
  | { ok: true; answer: ApiAnswer; isAgain: boolean }
  /** Something else was asked under this key. */
  | { ok: false; problem: 'key-used' };

/**
 * Acts on a call once (rules 73): the act and its answer are stored in one transaction, and the same call once
 * more has the same answer, also where both come at the same time or the first has broken off.
 * @param act what the call does, in the transaction; what it throws is stored nowhere, so it can be tried again
 */
export async function answerOnce(
  services: Pick<Services, 'db' | 'clock'>,
  { tokenId, key, fingerprint }: KeyedCall,
  act: (within: Pick<Services, 'db' | 'clock'>) => Promise<ApiAnswer>,
): Promise<AnsweredOnce> {
  const { db, clock } = services;
  return db.transaction(async (tx): Promise<AnsweredOnce> => {
    await lockApiCall(tx, { tokenId, key });
    const known = await findApiCall(tx, { tokenId, key });
    if (known && known.fingerprint !== fingerprint) return { ok: false, problem: 'key-used' };
    if (known)
      return { ok: true, answer: { status: known.status, body: known.answer }, isAgain: true };
    const answer = await act({ db: tx, clock });
    const { status, body } = answer;
    await insertApiCall(tx, {
      tokenId,
      key,
      fingerprint,
      status,
      answer: body,
      createdAt: clock(),
    });
    return { ok: true, answer, isAgain: false };
  });
}
