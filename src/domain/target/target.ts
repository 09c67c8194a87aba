import { type PlatformId, type ServiceId, readPackageId } from '#domain/catalogue/price-list.ts';
import { keysOf } from '#domain/records.ts';

/** What a package is delivered to: a profile, or one post or video of it (rules 8). */
export const targetKinds = ['profile', 'post'] as const;
export type TargetKind = (typeof targetKinds)[number];

export interface Target {
  platform: PlatformId;
  kind: TargetKind;
  /** How it is written in one word: @name for a profile, a short path for a post. */
  label: string;
  /** The canonical https address. */
  url: string;
}

export interface TargetRead extends Target {
  /** Likes and views have a profile alone: the post is still asked for (rules 41). */
  asks?: 'which-post';
  /** A share link that may lead to a profile; the shop looks when it is paid (rules 8). */
  isUnverified?: true;
  /**
   * The link does not say that it is a profile's, and may lead to a page of the platform itself: whoever
   * gave it is asked (rules 8). Its label, which says so, is never doubtful.
   */
  isDoubtful?: true;
}

/** What may be wrong with what was typed, apart from being a link of another platform. */
export type PlainTargetProblem =
  | 'target-missing'
  | 'target-unreadable'
  | 'target-too-long'
  /** A post where a profile is needed. */
  | 'target-needs-profile'
  /** A profile where only the post is still missing. */
  | 'target-needs-post'
  /** A short link that only the one who made it can resolve. */
  | 'target-short-link'
  /** A story, which is gone within a day. */
  | 'target-story'
  /** An id on its own, which may be a post or a name. */
  | 'target-post-or-profile'
  /** A page of the platform that is neither a profile nor a post. */
  | 'target-elsewhere'
  /** A page of links, such as linktr.ee. */
  | 'target-link-page'
  /** A link to a site that is no platform. */
  | 'target-other-site'
  | 'target-email'
  | 'target-phone'
  | 'target-hashtag'
  /** A name as people read it, with spaces or accents, instead of a profile's own. */
  | 'target-display-name';

/** What may be wrong with what was typed, in itself. */
export type ReadProblem =
  | { problem: PlainTargetProblem }
  /**
   * A link of another platform; `platform` is a name as people write it, for example "TikTok", and
   * `otherPlatform` its id where the shop sells for it.
   */
  | { problem: 'target-other-platform'; platform: string; otherPlatform?: PlatformId };

/** Why a target is not taken: what is wrong with it, or that it is doubtful and was not confirmed yet. */
export type TargetProblem = ReadProblem | { problem: 'target-ambiguous'; read: Target };

/** Most characters of what is typed; redirects and shared texts carry long tails. */
export const MAX_TARGET_LENGTH = 1000;

/** Most characters of the address made of it, so that a full cart fits its cookie. */
export const MAX_ADDRESS_LENGTH = 300;

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
