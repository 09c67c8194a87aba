import { createHash } from 'node:crypto';
import type { PageTag } from '#domain/addresses/page-tag.ts';
import { type Encoding, encodeBody } from '#main/http/compress-body.ts';
import { REQUEST_ID_HEADER } from '#main/http/incoming.ts';
import { INCOMPLETE_HEADER, TAGS_HEADER } from '#web/frame/answer-headers.ts';

/** Pages kept at most; the oldest goes first. The shop has about 250 public addresses, and a picture for each. */
const MOST_PAGES = 1000;
/** Milliseconds after which a page is rendered again, while readers still get the kept one. */
const FRESH_MS = 60_000;
/** Milliseconds after a failed rendering, or one that lacks something, before a kept page is rendered again. */
const AGAIN_MS = 5000;
/** Brotli's highest quality: a kept page is sent many times. */
const BEST = 11;
/** Bytes above which the highest would keep the first reader waiting for seconds, and how well those are done. */
const LARGE_BYTES = 150_000;
const GOOD = 6;

/** The tag that means everything. */
export const ALL = 'all' satisfies PageTag;

export interface CachedPage {
  etag: string;
  tags: readonly string[];
  /** For each encoding the whole answer: header pairs as node:http takes them, and the body. */
  answers: Record<Encoding, { headers: string[]; body: Buffer }>;
  /** Headers of the answer "not modified". */
  unchanged: string[];
  freshUntil: number;
}

/** Rendered and compressed public pages, per edition and address (decisions/0005). */
export class PageCache {
  /** How often a page was there, and how often it had to be rendered first. */
  hits = 0;
  misses = 0;
  #pages = new Map<string, CachedPage>();
  #rendering = new Map<string, Promise<CachedPage | Response>>();
  /** Grows with each `forget`: a page whose rendering began before it is not kept. */
  #timesForgot = 0;
  readonly #now: () => number;
  readonly #isKept: (response: Response) => boolean;

  /** @param isKept which answers are kept; by default successful public pages */
  constructor(now: () => number = Date.now, isKept = isPublicSuccess) {
    this.#now = now;
    this.#isKept = isKept;
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
    const inProgress = this.#rendering;
    const known = inProgress.get(key);
    if (known) {
      const answer = await known;
      return answer instanceof Response ? render() : answer;
    }
    const rendering = this.#render(key, render).finally(() => inProgress.delete(key));
    inProgress.set(key, rendering);
    return rendering;
  }

  /**
   * Renders a stale page again, once however many readers ask for it. If that fails, the kept page stays and
   * is not stale again before a few seconds have passed.
   * @throws what `render` throws
   */
  async renew(key: string, render: () => Promise<Response>): Promise<void> {
    if (this.#rendering.has(key)) return;
    try {
      const answer = await this.fill(key, render);
      if (answer instanceof Response) this.#putOff(key);
    } catch (error) {
      this.#putOff(key);
      throw error;
    }
  }

  /**
   * Forgets what bears a tag, for example `article:x` or `catalogue`; everything where it is `all`. What
   * is being rendered may be older than that, whatever its tags will be, so it is not kept.
   */
  forget(tag: string): void {
    this.#timesForgot += 1;
    this.#rendering = new Map();
    for (const [key, page] of this.#pages) {
      if (tag === ALL || page.tags.includes(tag)) this.#pages.delete(key);
    }
  }

  async #render(key: string, render: () => Promise<Response>): Promise<CachedPage | Response> {
    const timesForgot = this.#timesForgot;
    const response = await render();
    if (!this.#isKept(response)) {
      // A page that is gone is gone; one that could not be made for the moment stays as it was.
      if (response.status < 500 && timesForgot === this.#timesForgot) this.#pages.delete(key);
      return response;
    }
    const former = this.#pages.get(key);
    const isIncomplete = response.headers.has(INCOMPLETE_HEADER);
    if (former && isIncomplete) {
      this.#putOff(key);
      return former;
    }
    const forMs = isIncomplete ? AGAIN_MS : freshMs(response);
    const page = await toPage(response, this.#now() + forMs, former);
    if (timesForgot === this.#timesForgot) this.#keep(key, page);
    return page;
  }

  #putOff(key: string): void {
    const page = this.#pages.get(key);
    if (page) this.#pages.set(key, { ...page, freshUntil: this.#now() + AGAIN_MS });
  }

  #keep(key: string, page: CachedPage): void {
    const pages = this.#pages;
    pages.delete(key);
    pages.set(key, page);
    const [oldest] = pages.keys();
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
  }
}

function isPublicSuccess(response: Response): boolean {
  return (
    response.status === 200 &&
    (response.headers.get('Cache-Control') ?? '').startsWith('public') &&
    !response.headers.has('Set-Cookie')
  );
}

/** What never changes under its address is never made again. */
function freshMs({ headers }: Response): number {
  const isForEver = headers.get('Cache-Control')?.includes('immutable') ?? false;
  return isForEver ? Infinity : FRESH_MS;
}

/** Types that are not compressed already. */
const COMPRESSIBLE = /^text\/|[/+](?:json|xml)\b/;

/** @param before the page as it was kept; if nothing has changed, it is not compressed again */
async function toPage(
  response: Response,
  freshUntil: number,
  before: CachedPage | undefined,
): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const tags = headers.get(TAGS_HEADER)?.split(' ') ?? [];
  // A kept page must not carry the id of one request to other readers.
  for (const name of [REQUEST_ID_HEADER, TAGS_HEADER, INCOMPLETE_HEADER]) headers.delete(name);
  const type = headers.get('Content-Type') ?? '';
  // Weak: the same page in another encoding is another body.
  const etag = `W/"${hashOf(body, [...headers].flat())}"`;
  if (before?.etag === etag) return { ...before, tags, freshUntil };
  headers.set('ETag', etag);
  headers.set('Vary', 'Accept-Encoding');
  const answer = async (encoding: Encoding) => {
    const isSmaller = encoding !== 'identity' && COMPRESSIBLE.test(type);
    const encoded = isSmaller
      ? await encodeBody(body, encoding, body.length > LARGE_BYTES ? GOOD : BEST)
      : body;
    const own = new Headers(headers);
    own.set('Content-Length', String(encoded.length));
    if (isSmaller) own.set('Content-Encoding', encoding);
    return { headers: [...own].flat(), body: encoded };
  };
  const [br, gzip, identity] = await Promise.all([
    answer('br'),
    answer('gzip'),
    answer('identity'),
  ]);
  const unchanged = [...headers].filter(([name]) => !name.startsWith('content-t')).flat();
  return { etag, tags, freshUntil, unchanged, answers: { br, gzip, identity } };
}

function hashOf(body: Buffer, headers: readonly string[]): string {
  const hash = createHash('sha256').update(body).update(headers.join('\n'));
  return hash.digest('base64url').slice(0, 22);
}
