import { type FoundAddress } from '#domain/addresses.ts';
import { isForEveryone } from '#domain/address-row.ts';
import { type RequestRule, requestRules } from './request-rules.ts';

/** What the shop does at an address, whichever part answers there. */
export interface AddressRule {
  /** For log and metrics: never an address, which may contain a token and has countless forms. */
  name: string;
  requests: RequestRule;
  /** Whom the guard lets in. */
  letsIn: 'everybody' | 'operator';
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
  const { name = 'other', kind = 'private', requests = 'page', opensBy } = found ?? {};
  const isOpen = isForEveryone({ kind, requests });
  return {
    name,
    requests: requestRules[requests],
    letsIn: kind === 'operator' && opensBy === undefined ? 'operator' : 'everybody',
    isForEveryone: isOpen,
    robots: isOpen ? undefined : 'noindex',
  };
}

/**
 * Whether a request may reach its address: the one guard of the operator's section. Nobody can sign in yet,
 * so it lets nobody in.
 */
export function mayEnter({ letsIn }: AddressRule): boolean {
  return letsIn === 'everybody';
}
