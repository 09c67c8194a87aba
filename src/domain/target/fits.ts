import type { Package } from '#domain/catalogue/price-list.ts';
import { readTarget } from './read-target.ts';

/** Whether a target can be delivered to by a package: the right platform, a profile where one is needed. */
export function targetFits({ platform, service }: Package, target: string): boolean {
  return readTarget(platform, service, target).ok;
}
