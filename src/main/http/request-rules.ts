import type { RequestKind } from '#domain/address-row.ts';
import {
  ARTICLE_CALL_KILOBYTES,
  ARTICLE_FORM_KILOBYTES,
  FORM_KILOBYTES,
  NOTIFICATION_KILOBYTES,
} from '#domain/input-limits.ts';
import { IMPORT_MEGABYTES } from '#domain/reviews/import.ts';

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
