import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '#database/audit/audit.ts';
import {
  type TokenRow,
  countHolding,
  endToken,
  findToken,
  forgetSealed,
  insertToken,
  lockTokens,
} from '#database/api/api-tokens.ts';
import { addJob } from '#database/jobs/jobs.ts';
import { tokenHash } from '#database/tokens.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import type { Operator } from '#domain/admin/operator.ts';
import {
  type TokenField,
  type TokenForm,
  type TokenProblem,
  type TokenValues,
  MOST_TOKENS,
  TOKEN_SHOWN_MINUTES,
  readTokenForm,
  tokenSecret,
} from '#domain/api/token.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals the secret of a token (AES-256-GCM) with a key that only this shop can make, and that is of use for
 * this token alone.
 * @param id of the token
 */
function sealSecret({ sign }: Pick<Services, 'sign'>, id: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(sign, id), nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens what was sealed; undefined where another shop has sealed it, as after its secret was drawn anew. */
function openSealed(
  { sign }: Pick<Services, 'sign'>,
  id: string,
  sealed: string,
): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const textFrom = NONCE_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(sign, id), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, textFrom));
    return Buffer.concat([decipher.update(bytes.subarray(textFrom)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

function keyOf(sign: Services['sign'], id: string): Buffer {
  return createHash('sha256')
    .update(sign(`secret of the token ${id}`))
    .digest();
}

export type MadeToken =
  | { ok: true; name: string; secret: string }
  | { ok: false; problem: 'fields'; fields: Partial<Record<TokenField, TokenProblem>> }
  | {
      ok: false;
      /** This form has made another token; it was shown too long ago; there are as many as there may be. */
      problem: 'form-used' | 'shown-already' | 'too-many';
    };

interface NewTokenForm extends TokenForm {
  /** Of the form: pressed twice it makes one token, and shows its secret twice. A UUID. */
  id: string;
}

type Owner = Pick<Operator, 'id'>;

/**
 * Makes a token for a program (rules 73). Its secret is stored as a hash alone, and sealed for the minutes in
 * which the same form shows it again.
 */
export async function makeToken(
  services: Pick<Services, 'db' | 'clock' | 'sign'>,
  operator: Owner,
  form: NewTokenForm,
): Promise<MadeToken> {
  const { db, clock } = services;
  const now = clock();
  const read = readTokenForm(form, now);
  if (!read.ok) return { ok: false, problem: 'fields', fields: read.problems };
  const { request } = read;
  const { id } = form;
  if (!isUuid(id)) return { ok: false, problem: 'form-used' };
  return db.transaction(async (tx): Promise<MadeToken> => {
    await lockTokens(tx);
    await forgetSealed(tx, shownSince(now));
    const known = await findToken(tx, id);
    if (known) return repeatToken(services, known, { operator, request });
    if ((await countHolding(tx, dayInPrague(now))) >= MOST_TOKENS)
      return { ok: false, problem: 'too-many' };
    const secret = tokenSecret(randomBytes(32).toString('base64url'));
    await insertToken(tx, {
      ...request,
      id,
      hash: tokenHash(secret),
      madeBy: operator.id,
      createdAt: now,
      sealed: sealSecret(services, id, secret),
    });
    const forgetAt = new Date(now.getTime() + TOKEN_SHOWN_MINUTES * 60_000 + 1000);
    await addJob(tx, 'forget-secrets', {}, { key: `forget-${id}`, runAt: forgetAt });
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'token-made',
      subject: id,
      after: { scopes: request.scopes.join(', '), lastDay: request.lastDay },
      personalAfter: { name: request.name },
      at: now,
    });
    return { ok: true, name: request.name, secret };
  });
}

/** Forgets the secrets that are no longer shown again. Meant for the job queue. */
export async function forgetSecrets({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await forgetSealed(db, shownSince(clock()));
}

/** The moment since when a token must have been made for its secret to be shown again. */
function shownSince(now: Date): Date {
  return new Date(now.getTime() - TOKEN_SHOWN_MINUTES * 60_000);
}

/** The same form once more. */
function repeatToken(
  services: Pick<Services, 'sign'>,
  { id, name, scopes, lastDay, madeBy, sealed }: TokenRow,
  { operator, request }: { operator: Owner; request: TokenValues },
): MadeToken {
  const isSame = madeBy === operator.id && isDeepStrictEqual({ name, scopes, lastDay }, request);
  if (!isSame) return { ok: false, problem: 'form-used' };
  const secret = sealed === null ? undefined : openSealed(services, id, sealed);
  return secret === undefined
    ? { ok: false, problem: 'shown-already' }
    : { ok: true, name, secret };
}

/** Revokes a token: the next call with it is refused, on every replica. Once more changes nothing. */
export async function revokeToken(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  operator: Owner,
  id: string,
): Promise<{ ok: true } | { ok: false; problem: 'token-unknown' }> {
  if (!isUuid(id)) return { ok: false, problem: 'token-unknown' };
  return db.transaction(async (tx) => {
    const at = clock();
    const ended = await endToken(tx, id, at);
    if (!ended) {
      const isKnown = (await findToken(tx, id)) !== undefined;
      return isKnown ? { ok: true } : { ok: false, problem: 'token-unknown' };
    }
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'token-revoked',
      subject: id,
      personalBefore: { name: ended.name },
      at,
    });
    return { ok: true };
  });
}
