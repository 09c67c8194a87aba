import { randomUUID } from 'node:crypto';
import { type CookieNaming, namingAt } from '#web/cookies/cookie-naming.ts';
import { textOf } from './html.ts';

/** An answer as a browser without scripts has it. */
export interface Page {
  status: number;
  /** Absolute, where the answer leads elsewhere. */
  location: string | undefined;
  headers: Headers;
  html: string;
  /** What a reader reads on it. */
  text: string;
}

/** Fields of a form; pairs where a name comes more than once. */
export type Fields = Record<string, string> | [string, string][];

/** A customer with a browser of their own: cookies, an address, one edition of the shop. */
export interface Visitor {
  /** Cookies by name, as they would be sent to the wizard. */
  cookies: Map<string, string>;
  cookieNaming: CookieNaming;
  get(address: string, headers?: Record<string, string>): Promise<Page>;
  post(address: string, fields: Fields, headers?: Record<string, string>): Promise<Page>;
  /** Goes where an answer leads; what is no redirect stays as it is. */
  follow(page: Page): Promise<Page>;
}

interface VisitorOptions {
  send(request: Request): Promise<Response>;
  /** Of the edition that is visited. */
  origin: string;
  /** The network address that the shop sees; by default one that no other visitor has. */
  address?: string;
}

export function createVisitor({ send, origin, address = randomUUID() }: VisitorOptions): Visitor {
  const cookies = new Map<string, string>();
  const known = { 'X-Client-Address': address, 'X-Forwarded-For': address };

  async function ask(path: string, init: RequestInit, more: Record<string, string>): Promise<Page> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...known, ...(cookie ? { Cookie: cookie } : {}), ...more };
    const url = new URL(path, origin);
    const response = await send(new Request(url, { ...init, headers, redirect: 'manual' }));
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    const html = await response.text();
    const location = response.headers.get('Location');
    return {
      status: response.status,
      location: location === null ? undefined : new URL(location, url).href,
      headers: response.headers,
      html,
      text: textOf(html),
    };
  }

  const visitor: Visitor = {
    cookies,
    cookieNaming: namingAt(origin),
    get: (path, headers = {}) => ask(path, {}, headers),
    post: (path, fields, headers = {}) =>
      ask(
        path,
        { method: 'POST', body: new URLSearchParams(fields) },
        { 'Sec-Fetch-Site': 'same-origin', ...headers },
      ),
    async follow(page) {
      return page.location === undefined ? page : visitor.follow(await visitor.get(page.location));
    },
  };
  return visitor;
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=;]*)=([^;]*)/.exec(line) ?? [];
  if (!name) return;
  if (/;\s*Max-Age=0\b/i.test(line)) cookies.delete(name);
  else cookies.set(name, value);
}
