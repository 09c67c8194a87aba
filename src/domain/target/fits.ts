import type { Package } from '#domain/catalogue/price-list.ts';
import { readTarget } from './read-target.ts';
import { wantsPost } from './wants-post.ts';

/**
 * Whether a row of a package can take over the target of another: the right platform, a profile where one
 * is needed and a post where one is. Likes and views never inherit a profile (rules 9).
 */
export function targetFits({ platform, service }: Package, target: string): boolean {
  const read = readTarget(platform, service, target);
  return read.ok && read.kind === (wantsPost(service) ? 'post' : 'profile');
}
