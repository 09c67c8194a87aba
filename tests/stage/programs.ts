import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Scope, scopes as allScopes, tokenSecret } from '#domain/api/token.ts';
import { query } from './books.ts';
import type { TestShop } from './shop.ts';

/** A program with a token, and a network address of its own. */
export interface Program {
  id: string;
  secret: string;
  call(path: string, asked?: ProgramCall): Promise<ApiAnswer>;
  /** A change of a line: with a key of its own and this version of its order. */
  change(path: string, body: unknown, version: number, key?: string): Promise<ApiAnswer>;
}

export interface ProgramCall {
  method?: string;
  /** A text goes as it is, all else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  text: string;
  body: Record<string, unknown>;
}

export interface ProgramOptions {
  scopes?: readonly Scope[];
  name?: string;
  lastDay?: string;
}

/** A token that is stored straight away; the page that makes them has tests of its own. */
export async function openProgram(shop: TestShop, options: ProgramOptions = {}): Promise<Program> {
  const { scopes = allScopes, name = 'Sklad', lastDay = null } = options;
  const id = randomUUID();
  const secret = tokenSecret(randomBytes(32).toString('base64url'));
  await query(
    shop,
    `insert into api_tokens (id, name, hash, scopes, last_day, made_by, created_at)
      values ($1, $2, $3, $4, $5, $1, $6)`,
    [
      id,
      name,
      createHash('sha256').update(secret).digest('hex'),
      [...scopes],
      lastDay,
      shop.services.clock(),
    ],
  );
  return { id, secret, ...programWith(shop, secret) };
}

/** A program that shows this secret, whatever it is; none where it is undefined. */
export function programWith(
  shop: TestShop,
  secret: string | undefined,
): Pick<Program, 'call' | 'change'> {
  const address = randomUUID();
  async function call(
    path: string,
    { method, body, headers = {} }: ProgramCall = {},
  ): Promise<ApiAnswer> {
    const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await shop.app(
      new Request(new URL(path, shop.services.shop.origins.cs), {
        method: method ?? (sent === undefined ? 'GET' : 'POST'),
        ...(sent === undefined ? {} : { body: sent }),
        headers: {
          'X-Client-Address': address,
          ...(secret === undefined ? {} : { Authorization: `Bearer ${secret}` }),
          ...(sent === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
      }),
    );
    const text = await answer.text();
    const parsed: Record<string, unknown> = text === '' ? {} : JSON.parse(text);
    return { status: answer.status, headers: answer.headers, text, body: parsed };
  }
  return {
    call,
    change: (path, body, version, key = randomUUID()) =>
      call(path, { body, headers: { 'Idempotency-Key': key, 'If-Match': `"${version}"` } }),
  };
}

/** An answer by its status and the code of its problem. */
export function outcomeOf({ status, body }: ApiAnswer): [number, unknown] {
  return [status, body['code']];
}
