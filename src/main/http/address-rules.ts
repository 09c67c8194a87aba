import { type FoundAddress } from '#domain/addresses.ts';
import { type Need, isForEveryone } from '#domain/address-row.ts';
import { type RequestRule, requestRules } from './request-rules.ts';

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
