import { createHash } from 'node:crypto';
import { type Encoding, encode } from '#main/http/compressed.ts';
import { REQUEST_ID_HEADER } from '#main/http/request-id.ts';

/** Pages kept at most; the oldest goes first. The shop has about 200 public addresses. */
const MOST_PAGES = 1000;
/** Milliseconds after which a page is rendered again behind the reader's back. */
const FRESH_MS = 60_000;
/** Brotli's highest quality: a kept page is sent many times. */
const BEST = 11;

export interface CachedPage {
  etag: string;
  /** For each encoding the whole answer: header pairs as node:http takes them, and the body. */
  answers: Record<Encoding, { headers: string[]; body: Buffer }>;
  freshUntil: number;
}

/** Rendered and compressed public pages, per edition and address (architecture, "Page cache"). */
export class PageCache {
  /** How often a page was there, and how often it had to be rendered first. */
  hits = 0;
  misses = 0;
  #pages = new Map<string, CachedPage>();
  #rendering = new Map<string, Promise<CachedPage | Response>>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The page as it is kept, fresh or not; `isStale` asks for a new one. */
  find(key: string): { page: CachedPage; isStale: boolean } | undefined {
    const page = this.#pages.get(key);
    return page && { page, isStale: page.freshUntil < this.#now() };
  }

  /**
   * Renders a page once, however many wait for it, and keeps it where it is public and a success.
   * Gives the response itself where it is not to be kept; each waiter then has to ask for its own.
   */
  async fill(key: string, render: () => Promise<Response>): Promise<CachedPage | Response> {
    const underWay = this.#rendering;
    const known = underWay.get(key);
    if (known) {
      const answer = await known;
      return answer instanceof Response ? render() : answer;
    }
    const rendering = this.#render(key, render).finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  }

  /**
   * Forgets everything: an operator has published something. What is being rendered may be older than
   * that, so it ends in a map that nobody looks into any more.
   */
  clear(): void {
    this.#pages = new Map();
    this.#rendering = new Map();
  }

  async #render(key: string, render: () => Promise<Response>): Promise<CachedPage | Response> {
    const pages = this.#pages;
    const response = await render();
    if (!isKept(response)) return response;
    const page = await compress(response, this.#now() + FRESH_MS);
    pages.delete(key);
    pages.set(key, page);
    const [oldest] = pages.keys();
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
    return page;
  }
}

function isKept(response: Response): boolean {
  return (
    response.status === 200 &&
    (response.headers.get('Cache-Control') ?? '').startsWith('public') &&
    !response.headers.has('Set-Cookie')
  );
}

async function compress(response: Response, freshUntil: number): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const answer = async (encoding: Encoding) => {
    const encoded = await encode(body, encoding, BEST);
    const headers = new Headers(response.headers);
    // One request's id is not that of those who get the page later.
    headers.delete(REQUEST_ID_HEADER);
    headers.set('ETag', etag);
    headers.set('Vary', 'Accept-Encoding');
    headers.set('Content-Length', String(encoded.length));
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    return { headers: [...headers].flat(), body: encoded };
  };
  const [br, gzip, identity] = await Promise.all([
    answer('br'),
    answer('gzip'),
    answer('identity'),
  ]);
  return { etag, freshUntil, answers: { br, gzip, identity } };
}
