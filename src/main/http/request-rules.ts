import type { RequestKind } from '#domain/addresses.ts';
import { FORM_KILOBYTES } from '#domain/input-limits.ts';

/** How requests of a kind are let in, counted and refused. */
export interface RequestRule {
  /** Whose pages may post: ours, those that the settings name as well, or anybody, whose word is signed. */
  from: 'our-pages' | 'clients' | 'anybody';
  body: 'form' | 'json' | 'any';
  mostBytes: number;
  /** What a post is counted as; one that nothing here acts on is counted apart (decisions/0009). */
  counted: 'post' | 'cart' | 'call' | 'stray' | 'not';
  /** Whether the page itself says no to whom has posted too often, with everything still filled in. */
  refusesItself?: true;
}

const FORM_BYTES = FORM_KILOBYTES * 1024;
const NOTIFICATION_BYTES = 512 * 1024;

const page: RequestRule = {
  from: 'our-pages',
  body: 'form',
  mostBytes: FORM_BYTES,
  counted: 'stray',
};

/** The only such table: what a new kind of request needs is said here. */
export const requestRules: Record<RequestKind, RequestRule> = {
  page,
  form: { ...page, counted: 'post' },
  cart: { ...page, counted: 'cart', refusesItself: true },
  local: { ...page, counted: 'post' },
  call: { from: 'clients', body: 'json', mostBytes: FORM_BYTES, counted: 'call' },
  notification: {
    from: 'anybody',
    body: 'any',
    mostBytes: NOTIFICATION_BYTES,
    counted: 'not',
  },
};
