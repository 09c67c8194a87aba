import type { Page } from '#domain/addresses.ts';
import type { PerLocale } from '#domain/locale.ts';
import type { ClaimId } from './claim-ids.ts';

/** Who says so, and when it was so. */
export interface ClaimSource {
  name: string;
  /** ISO 8601: 2026-11-22. */
  date: string;
}

/**
 * Why a claim may be shown, or may not: the shop's own rules keep it, or somebody has to name its source
 * (rules 29), or it is withheld because something else is said in its place. Without a reason it is the
 * operator who withholds it.
 */
export type Standing =
  | { is: 'kept'; by: string }
  | { is: 'claimed' }
  | { is: 'withheld'; why: PerLocale<string> | undefined };

/** One figure or promise of the site (rules 18). */
export interface Claim {
  /** What it speaks of: of two that speak of the same, one contradicts the other where they differ. */
  subject: string;
  /** Its words beside the figure, or a sentence in which `{figure}` stands for it. */
  text: PerLocale<string>;
  figure: PerLocale<string> | undefined;
  /** The pages that show it. */
  screens: readonly Page[];
  standing: Standing;
  source: ClaimSource | undefined;
}

/** Every claim of the site once. */
export type ClaimRegister = Readonly<Record<ClaimId, Claim>>;
