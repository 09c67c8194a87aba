import type { Package } from '#domain/catalogue/price-list.ts';
import { readTarget } from './read-target.ts';

/**
 * Whether a package may take a target over from another row (rules 9): one of its platform and of its own
 * kind, so a post for likes and views, although they take a profile from the customer.
 */
export function targetFits({ platform, service }: Package, target: string): boolean {
  const read = readTarget(platform, service, target);
  const wanted = service === 'followers' || service === 'subscribers' ? 'profile' : 'post';
  return read.ok && read.kind === wanted;
}
