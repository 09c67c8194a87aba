import type { PerLocale } from '#domain/locale.ts';
import type { Right } from '#domain/admin/rights.ts';

/** Whom a page is for, and so who may keep it and who may find it. */
export type AddressKind =
  /** The same for everyone in one edition: the page cache keeps it, search engines find it. */
  | 'public'
  /** Personal, or valid only for the moment: not cached, not listed by search engines. */
  | 'private'
  /** For who is signed in and has the right that the row names (rules 21). */
  | 'operator'
  /** For other programs. */
  | 'machine';

/** How a request is let in, counted and refused; `main/http/address-rules.ts` has what each means. */
export type RequestKind =
  /** Looked at, and nothing else. */
  | 'page'
  /** Looked at, and each look asks the database. */
  | 'search'
  /** Posts forms as well. */
  | 'form'
  /** Posts forms, which a mail program posts as well by its own button (RFC 8058). */
  | 'one-click'
  /** Takes back what was posted just before. */
  | 'undo'
  /** Posts a form with the text of an article. */
  | 'long-form'
  /** Posts a file of megabytes; of who may not, its body is not even read. */
  | 'upload'
  /** Posts such a file from a script, which reads JSON, also of what was refused. */
  | 'scripted-upload'
  /** Posts forms as well, which keep what was typed when they are refused. */
  | 'kept-form'
  /** Posts the forms of one cart, which keep what was typed when they are refused. */
  | 'cart'
  /** Takes over what a page of the other edition posts (rules 2). */
  | 'carried'
  /** JSON of another program (rules 25). */
  | 'call'
  /** The same with a whole article in it. */
  | 'article-call'
  /** JSON of a program that shows a token (rules 73). */
  | 'program'
  /** A signed notification from the payment provider. */
  | 'notification'
  /** What an embedded default brings along: the pages of the test checkout, the outbox. */
  | 'local';

export interface Address {
  /** Per edition; `:name` stands for a parameter, `*` at the end for all that lies below. */
  path: PerLocale<string>;
  kind: AddressKind;
  requests: RequestKind;
  /** In the operator's section: the right that lets somebody in. */
  needs?: Need;
}

/** The right that an address of the operator's section needs; its doors need none. */
export type Need = Right | 'nothing';

/**
 * Whether the same lies there for everyone in one edition, so that it may be kept for everyone: a public
 * page, or what programs fetch as a page, such as a feed.
 */
export function isForEveryone({ kind, requests }: Pick<Address, 'kind' | 'requests'>): boolean {
  return kind === 'public' || (kind === 'machine' && requests === 'page');
}
