import { randomUUID } from 'node:crypto';
import type { Locale } from '#domain/locale.ts';
import type { TestShop } from './shop.ts';

/** An answer of a call as another client reads it. */
export interface Called {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface CallOptions {
  locale?: Locale;
  method?: string;
  headers?: Record<string, string>;
}

/** Somebody's program with a network address of its own. */
export interface Client {
  /** Sends a body as JSON; a text goes as it is. */
  call(name: string, body: unknown, options?: CallOptions): Promise<Called>;
  /** Asks a table, query and all. */
  read(path: string, options?: CallOptions): Promise<Called>;
}

export function createClient(
  shop: Pick<TestShop, 'app' | 'services'>,
  address: string = randomUUID(),
): Client {
  async function ask(path: string, init: RequestInit, options: CallOptions): Promise<Called> {
    const { locale = 'cs', method, headers } = options;
    const { origins } = shop.services.shop;
    const known = { 'X-Client-Address': address, 'X-Forwarded-For': address };
    const response = await shop.app(
      new Request(new URL(path, origins[locale]), {
        ...init,
        ...(method ? { method } : {}),
        headers: { ...known, ...init.headers, ...headers },
      }),
    );
    const text = await response.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, body };
  }
  return {
    call: (name, body, options = {}) =>
      ask(
        `/functions/v1/${name}`,
        {
          method: 'POST',
          body: typeof body === 'string' ? body : JSON.stringify(body),
          headers: { 'Content-Type': 'application/json' },
        },
        options,
      ),
    read: (path, options = {}) => ask(`/rest/v1/${path}`, {}, options),
  };
}

/** What a refused call says, for comparing. */
export function errorOf({ body }: Called): {
  code: string;
  message: string;
  fields?: Record<string, unknown>;
} {
  if (typeof body === 'object' && body !== null && 'error' in body) return Object(body.error);
  throw new Error(`The answer has no error: ${JSON.stringify(body)}`);
}
