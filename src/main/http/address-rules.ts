import { type Need, type RequestKind, isForEveryone } from '#domain/addresses/address-row.ts';
import { type FoundAddress, addressAt } from '#domain/addresses.ts';
import {
  ARTICLE_CALL_KILOBYTES,
  ARTICLE_FORM_KILOBYTES,
  FORM_KILOBYTES,
  NOTIFICATION_KILOBYTES,
} from '#domain/text/input-limits.ts';
import { IMPORT_MEGABYTES } from '#domain/reviews/import.ts';

/** What the shop does at an address, whichever part answers there. */
export interface AddressRule {
  /** For log and metrics: never an address, which may contain a token and has countless forms. */
  name: string;
  requests: RequestRule;
  /** The right that lets somebody in; undefined outside the operator's section. */
  needs: Need | undefined;
  /** Whether what lies there is the same for everyone in one edition, and so may be kept for everyone. */
  isForEveryone: boolean;
  /** The instruction for search engines; undefined where they may list it. */
  robots: 'noindex' | undefined;
}

/**
 * All of it follows from the row of the address (domain/addresses.ts), so a new page needs nothing else. A
 * path without a row is treated like a page that nobody may keep.
 */
export function addressRule(found: Omit<FoundAddress<string>, 'path'> | undefined): AddressRule {
  const { name = 'other', kind = 'private', requests = 'page', needs } = found ?? {};
  const isOpen = isForEveryone({ kind, requests });
  return {
    name,
    requests: requestRules[requests],
    needs: kind === 'operator' ? (needs ?? 'people') : undefined,
    isForEveryone: isOpen,
    robots: isOpen ? undefined : 'noindex',
  };
}

/** How requests of a kind are let in, counted and refused. */
export interface RequestRule {
  /**
   * Whose pages may post: ours, those of either edition, also those that the settings name, no page at all, ours or
   * no page, or anybody, with a signature.
   */
  from: 'our-pages' | 'our-editions' | 'clients' | 'no-page' | 'ours-or-none' | 'anybody';
  /** `fields` are a form in either of its two ways; an `upload` may have a file among them. */
  body: 'form' | 'fields' | 'upload' | 'json' | 'any';
  mostBytes: number;
  /** What a post is counted as; one that nothing here acts on is counted apart (decisions/0009). */
  counted: 'post' | 'undo' | 'cart' | 'call' | 'search' | 'stray' | 'not';
  /** Whether the page itself refuses a client that has posted too often, and keeps the form filled in. */
  refusesItself?: true;
  /** A script posts and reads JSON, also of what is refused; without it a page says so. */
  isScripted?: true;
}

const FORM_BYTES = FORM_KILOBYTES * 1024;
/** The largest file with the fields that come with it. */
const UPLOAD_BYTES = IMPORT_MEGABYTES * 1024 * 1024 + FORM_BYTES;
/** One field, and what a mail program may put around it. */
const ONE_CLICK_BYTES = 4 * 1024;
const ARTICLE_BYTES = ARTICLE_CALL_KILOBYTES * 1024;
const NOTIFICATION_BYTES = NOTIFICATION_KILOBYTES * 1024;

const page: RequestRule = {
  from: 'our-pages',
  body: 'form',
  mostBytes: FORM_BYTES,
  counted: 'stray',
};

const upload: RequestRule = { ...page, body: 'upload', mostBytes: UPLOAD_BYTES, counted: 'post' };

/** There is no other such table: a new kind of request needs only a row here. */
export const requestRules: Record<RequestKind, RequestRule> = {
  page,
  search: { ...page, counted: 'search' },
  form: { ...page, counted: 'post' },
  // The link alone says whose it is: no cookie of a browser counts there.
  'one-click': {
    ...page,
    from: 'ours-or-none',
    body: 'fields',
    mostBytes: ONE_CLICK_BYTES,
    counted: 'post',
  },
  // Who moves quickly takes back as quickly, beside what was posted before.
  undo: { ...page, counted: 'undo' },
  'long-form': { ...page, mostBytes: ARTICLE_FORM_KILOBYTES * 1024, counted: 'post' },
  'kept-form': { ...page, counted: 'post', refusesItself: true },
  cart: { ...page, counted: 'cart', refusesItself: true },
  carried: { ...page, from: 'our-editions', counted: 'cart' },
  upload,
  'scripted-upload': { ...upload, isScripted: true },
  local: { ...page, counted: 'post' },
  // Counted by token, once that is known.
  program: { from: 'no-page', body: 'json', mostBytes: FORM_BYTES, counted: 'not' },
  call: { from: 'clients', body: 'json', mostBytes: FORM_BYTES, counted: 'call' },
  'article-call': { from: 'clients', body: 'json', mostBytes: ARTICLE_BYTES, counted: 'call' },
  notification: {
    from: 'anybody',
    body: 'any',
    mostBytes: NOTIFICATION_BYTES,
    counted: 'not',
  },
};

/** The row of an address; a page has it with a slash at its end as well, from where it is redirected. */
export function rowAt(pathname: string): FoundAddress | undefined {
  const page = addressAt(withoutSlash(pathname) ?? pathname);
  return page && page.kind !== 'machine' ? page : addressAt(pathname);
}

/** The one address of a page that was asked for with a slash at its end. */
export function withoutSlash(pathname: string): string | undefined {
  // A loop, because a pattern would begin again at each of ten thousand slashes.
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  const path = pathname.slice(0, end);
  return path !== '' && path !== pathname && !path.startsWith('//') ? path : undefined;
}

/** Characters that no address has; patterns read some of them as the end of the text. */
const NEVER_IN_A_PATH = /[\p{Cc}\u2028\u2029]/u;

/**
 * Whether the path can be that of a page. A lone %, half a character or a line break is none, and the router has
 * addresses of its own for scripts that no page of ours uses: they must not get what a loader returns.
 */
export function isOfPage({ pathname }: URL): boolean {
  try {
    const path = decodeURIComponent(pathname);
    return !NEVER_IN_A_PATH.test(path) && !path.endsWith('.data') && path !== '/__manifest';
  } catch {
    return false;
  }
}
