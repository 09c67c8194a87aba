import { type ServiceId, readPackageId } from '#domain/catalogue/price-list.ts';
import type { TargetKind } from './target.ts';

/** Services that are delivered to a post or video, and not to the profile itself (rules 8). */
export const postServices = ['likes', 'views'] as const satisfies ServiceId[];

/** Whether a service is one of those. */
export function wantsPost(service: string): boolean {
  return postServices.some((one) => one === service);
}

/**
 * What an ordered line still waits for: its target, or the post where only the profile is known. Its
 * delivery waits as long (rules 41). Undefined where it waits for nothing.
 */
export function waitsFor({
  packageId,
  targetKind,
}: {
  packageId: string;
  targetKind: TargetKind | null;
}): 'target' | 'post' | undefined {
  if (targetKind === null) return 'target';
  const isOfPost = wantsPost(readPackageId(packageId)?.service ?? '');
  return isOfPost && targetKind === 'profile' ? 'post' : undefined;
}

/** Whether a target is a share link taken for a profile, which the shop still has to open (rules 8). */
export function isUnverified({
  targetKind,
  targetLabel,
}: {
  targetKind: TargetKind | null;
  targetLabel: string | null;
}): boolean {
  return targetKind === 'profile' && targetLabel?.startsWith('share/') === true;
}
