import { cleanText } from '#domain/text/clean-text.ts';
import { dayInPrague, readDay } from '#domain/time/calendar.ts';

/** What a program may do with its token (rules 73). */
export const scopes = [
  'orders:read',
  'orders:progress',
  'orders:people',
  'content:write',
  'content:generate',
] as const;
export type Scope = (typeof scopes)[number];

/** Characters of a token's name at most, and tokens that hold at the same time. */
export const TOKEN_NAME_CHARACTERS = 60;
export const MOST_TOKENS = 50;

/** Minutes for which the form that made a token shows its secret again: it may have been pressed twice. */
export const TOKEN_SHOWN_MINUTES = 10;

/** By what a secret is recognized where it has leaked: in a log, in a repository. */
const PREFIX = 'vzlet_';
/** 32 random bytes in base64url. */
const RANDOM_CHARACTERS = 43;
const CHECK_CHARACTERS = 7;

const SHAPE = new RegExp(
  `^${PREFIX}([\\w-]{${RANDOM_CHARACTERS}})([0-9a-z]{${CHECK_CHARACTERS}})$`,
);

/**
 * The secret of a token, as its program sends it: prefix, what is random, and a checksum, so that a search for
 * leaks finds no other text.
 * @param random 32 random bytes in base64url
 */
export function tokenSecret(random: string): string {
  return PREFIX + random + checksum(random);
}

/** Whether a text can be the secret of a token at all; everything else needs no question to the database. */
export function isTokenSecret(text: string): boolean {
  const [, random, check] = SHAPE.exec(text) ?? [];
  return random !== undefined && check === checksum(random);
}

/** CRC-32 (ISO 3309) in seven digits of base 36. */
function checksum(text: string): string {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ((crc ^ 0xffffffff) >>> 0).toString(36).padStart(CHECK_CHARACTERS, '0');
}

/** What decides whether a token holds. */
export interface TokenTerm {
  revokedAt: Date | null;
  /** The last day in Prague on which it holds; null for no end. */
  lastDay: string | null;
}

/** Whether a token holds at this moment (rules 73). */
export function isTokenValid({ revokedAt, lastDay }: TokenTerm, now: Date): boolean {
  return revokedAt === null && (lastDay === null || dayInPrague(now) <= lastDay);
}

export interface TokenForm {
  name: string;
  scopes: readonly string[];
  /** The last day; empty for no end. */
  lastDay: string;
}

export interface TokenValues {
  name: string;
  scopes: Scope[];
  lastDay: string | null;
}

export type TokenField = 'name' | 'scopes' | 'lastDay';

/** What is wrong with a field; each is the key of a message. */
export type TokenProblem =
  | 'name-missing'
  | 'name-long'
  | 'scopes-missing'
  | 'scopes-unknown'
  | 'day-unreadable'
  | 'day-past';

export type ReadToken =
  | { ok: true; request: TokenValues }
  | { ok: false; problems: Partial<Record<TokenField, TokenProblem>> };

/** Reads the form of a new token, or says of each field what is wrong with it. */
export function readTokenForm(form: TokenForm, now: Date): ReadToken {
  const name = cleanText(form.name);
  const chosen = scopes.filter((scope) => form.scopes.includes(scope));
  const inputDay = cleanText(form.lastDay);
  const lastDay = inputDay === '' ? null : readDay(inputDay);
  const problems: Partial<Record<TokenField, TokenProblem>> = {};
  if (name === '') problems.name = 'name-missing';
  if (name.length > TOKEN_NAME_CHARACTERS) problems.name = 'name-long';
  if (form.scopes.length === 0) problems.scopes = 'scopes-missing';
  if (form.scopes.some((input) => !chosen.some((scope) => scope === input)))
    problems.scopes = 'scopes-unknown';
  if (lastDay === undefined) problems.lastDay = 'day-unreadable';
  if (typeof lastDay === 'string' && lastDay < dayInPrague(now)) problems.lastDay = 'day-past';
  if (Object.keys(problems).length > 0 || lastDay === undefined) return { ok: false, problems };
  return { ok: true, request: { name, scopes: chosen, lastDay } };
}
