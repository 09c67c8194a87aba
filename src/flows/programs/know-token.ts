import { timingSafeEqual } from 'node:crypto';
import { findTokenByHash, noteTokenUsed } from '#database/program-tokens.ts';
import { dayInPrague } from '#domain/calendar.ts';
import { type Scope, holdsNow, isTokenSecret } from '#domain/program/token.ts';
import { type TooOften, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';
import { tokenHash } from '#database/tokens.ts';

/** A program that has shown a token that holds. */
export interface KnownProgram {
  /** Of the token, under which the log of changes has what it does. */
  id: string;
  name: string;
  scopes: readonly Scope[];
}

export type KnownToken =
  | { ok: true; program: KnownProgram }
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
  const program = secret === undefined ? undefined : await findProgram({ db }, secret, now);
  if (program) {
    const { isUsedToday, ...known } = program;
    if (!isUsedToday) await noteTokenUsed(db, known.id, dayInPrague(now));
    return { ok: true, program: known };
  }
  const allowance = await limits.take('program-refused', client);
  if (!allowance.ok) return tooOften(allowance);
  const isMissing = secret === undefined;
  return { ok: false, problem: isMissing ? 'token-missing' : 'token-invalid' };
}

async function findProgram({ db }: Pick<Services, 'db'>, secret: string, now: Date) {
  if (!isTokenSecret(secret)) return undefined;
  const hash = tokenHash(secret);
  const row = await findTokenByHash(db, hash);
  if (!row || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) return undefined;
  if (!holdsNow(row, now)) return undefined;
  const { id, name, scopes, usedDay } = row;
  return { id, name, scopes, isUsedToday: usedDay === dayInPrague(now) };
}
