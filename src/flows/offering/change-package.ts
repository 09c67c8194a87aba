import { type DeskService, deskServices, noTerms } from '#domain/catalogue/offer-terms.ts';
import { isSameValue, packageTerms, serviceTerms } from '#domain/operator/offer-values.ts';
import {
  type PackageTypos,
  type TypedPackage,
  readPackageForm,
} from '#domain/operator/package-form.ts';
import {
  type PackageDoubt,
  type PackagePlan,
  deskPackage,
  planPackage,
} from '#domain/operator/package-plan.ts';
import {
  type Needed,
  type OfferDesk,
  type OfferWish,
  type SubjectChange,
  underOfferLock,
} from './store-offer.ts';

/** Why a package is not changed: typos, somebody was faster, or it has to be said once more that it is meant. */
export type PackageRefusal =
  | { problem: 'offer-typos'; problems: PackageTypos }
  | { problem: 'offer-stale' }
  | { problem: 'offer-doubtful'; doubts: readonly PackageDoubt[] };

export interface PackageWish extends OfferWish {
  id: string;
  typed: TypedPackage;
  /** The mark of what the form was filled in with (`stampOfPackage`). */
  seen: string;
  /** Whether doubts were answered. */
  isSure: boolean;
}

/** How often a package and its service were changed, by which a form tells that it is old. */
export function stampOfPackage(desk: OfferDesk, id: string): string {
  const { service } = deskPackage(desk.services, id);
  return `${desk.versionOf(id)}.${desk.versionOf(service.key)}`;
}

/** What a typed wish would do, or what is wrong with it. */
export function foreseePackage(
  desk: OfferDesk,
  { id, typed, now }: { id: string; typed: TypedPackage; now: Date },
): { ok: true; plan: PackagePlan } | { ok: false; problems: PackageTypos } {
  const read = readPackageForm(typed, deskPackage(desk.services, id).before.amount);
  if (!read.ok) return read;
  const prices = desk.stored.prices.get(id) ?? [];
  return planPackage(desk.services, id, read.wished, { prices, now });
}

/** Changes what a package costs and promises, whether it is popular and on sale (rules 84). */
export async function changePackage(
  services: Needed,
  wish: PackageWish,
): Promise<{ ok: true } | { ok: false; refused: PackageRefusal }> {
  const { id, typed, seen, isSure } = wish;
  const usual = deskServices(services.usualOffer, noTerms);
  return underOfferLock<PackageRefusal>(services, wish, (desk, now) => {
    if (stampOfPackage(desk, id) !== seen) return { refused: { problem: 'offer-stale' } };
    const read = foreseePackage(desk, { id, typed, now });
    if (!read.ok) return { refused: { problem: 'offer-typos', problems: read.problems } };
    const { doubts } = read.plan;
    if (doubts.length > 0 && !isSure) return { refused: { problem: 'offer-doubtful', doubts } };
    return { changes: changesOf(read.plan, desk, usual) };
  });
}

function changesOf(
  { before, after, service, lowestBefore }: PackagePlan,
  desk: OfferDesk,
  usual: readonly DeskService[],
): SubjectChange[] {
  const was = deskPackage(desk.services, before.id).service;
  const usualTerms = packageTerms(deskPackage(usual, before.id).before);
  const set = packageTerms(after);
  const own: SubjectChange = {
    subject: before.id,
    before: packageTerms(before),
    after: set,
    terms: isSameValue(set, usualTerms) ? null : set,
    isAnnounced: lowestBefore !== undefined,
  };
  const marks = serviceTerms(service);
  const beside = { subject: service.key, before: serviceTerms(was), after: marks, terms: marks };
  return [own, beside].filter((change) => !isSameValue(change.before, change.after));
}
