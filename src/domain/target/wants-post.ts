import { type ServiceId, readPackageId } from '#domain/catalogue/price-list.ts';
import { keysOf } from '#domain/records.ts';
import type { TargetKind } from './target.ts';

/** Whether a service is delivered to the profile itself, or to a post or video of it (rules 8). */
export const deliveredTo: Readonly<Record<ServiceId, 'profile' | 'post'>> = {
  followers: 'profile',
  subscribers: 'profile',
  likes: 'post',
  views: 'post',
};

/** Services that are delivered to a post or video. */
export const postServices = keysOf(deliveredTo).filter((id) => deliveredTo[id] === 'post');

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
