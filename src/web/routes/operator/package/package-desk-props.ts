import type { DeskPackage, DeskService } from '#domain/catalogue/offer-terms.ts';
import type { Ladder } from '#domain/catalogue/pricing.ts';
import type { Locale } from '#domain/locale.ts';
import type { PackageTypos, TypedPackage } from '#domain/operator/package-form.ts';
import type { PackagePlan } from '#domain/operator/package-plan.ts';
import type { Saved } from '#web/operator/saved-in.ts';

export interface PackageDeskProps {
  locale: Locale;
  sold: DeskPackage;
  service: DeskService;
  /** Whether the home page shows the popular package of this service. */
  isTeaser: boolean;
  ladder: Ladder;
  typed: TypedPackage;
  /** By which a form tells that it is old. */
  seen: string;
  isUsual: boolean;
  formId: string;
  saved: Saved | undefined;
  problems?: PackageTypos;
  /** What the typed wish would do. */
  plan?: PackagePlan | undefined;
  /** What the plan was made of. */
  previewed?: unknown;
  isStale?: boolean;
  /** Whether it was confirmed without an answer to a doubt. */
  isUnsure?: boolean;
}
