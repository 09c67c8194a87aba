import type { PlatformId } from '#domain/catalogue/price-list.ts';

/** What a package is delivered to: a profile, or one post or video of it (rules 8). */
export const targetKinds = ['profile', 'post'] as const;
export type TargetKind = (typeof targetKinds)[number];

/** A target as the shop understood it. */
export interface Target {
  platform: PlatformId;
  kind: TargetKind;
  /** How it is shown: @name for a profile, a short path for a post. */
  label: string;
  /** The canonical https address. */
  url: string;
}

export type TargetProblem =
  | { problem: 'target-missing' }
  | { problem: 'target-unreadable' }
  | { problem: 'target-too-long' }
  /** A link of another platform; `platform` is a name as people write it, for example "TikTok". */
  | { problem: 'target-other-platform'; platform: string }
  /** A post where a profile is needed. */
  | { problem: 'target-needs-profile' }
  /** A short link that only the platform can resolve. */
  | { problem: 'target-short-link' };

/** Most characters of a target as it is typed, and of the address made of it. */
export const MAX_TARGET_LENGTH = 300;
