import type { FoundAddress } from '#domain/addresses.ts';
import { type RequestRule, requestRules } from './request-rules.ts';

/** What the shop does at an address, whoever answers there. */
export interface AddressRule {
  /** In log and metrics: never an address, in which a token may stand and of which there is no end. */
  name: string;
  requests: RequestRule;
  /** Whether what lies there is the same for everyone in one edition, and so may be kept for everyone. */
  isForEveryone: boolean;
  /** What search engines are told of it; undefined where they may list it. */
  robots: 'noindex' | undefined;
}

/**
 * All of it follows from the row of the address (domain/addresses.ts), so a new page needs nothing
 * else. What is no address is looked at like a page, and belongs to nobody.
 */
export function addressRule(found: Omit<FoundAddress<string>, 'path'> | undefined): AddressRule {
  const { name = 'other', kind = 'private', requests = 'page' } = found ?? {};
  return {
    name,
    requests: requestRules[requests],
    // A feed or an image is fetched by programs, and is for everyone as well.
    isForEveryone: kind === 'public' || (kind === 'machine' && requests === 'page'),
    robots: kind === 'public' ? undefined : 'noindex',
  };
}
