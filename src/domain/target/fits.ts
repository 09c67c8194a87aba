import { findPackage } from '#domain/catalogue/catalogue.ts';
import { readTarget } from './read-target.ts';

/** Whether a target can be delivered to by a package: the right platform, a profile where one is needed. */
export function targetFits(packageId: string, target: string): boolean {
  const sold = findPackage(packageId);
  return sold !== undefined && readTarget(sold.platform, sold.service, target).ok;
}
