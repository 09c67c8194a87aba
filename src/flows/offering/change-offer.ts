import {
  type OfferedService,
  VOLUME_DISCOUNTS_SUBJECT,
  listOfferedServices,
  isSameValue,
  noTerms,
  packageTerms,
  serviceTerms,
} from '#domain/catalogue/offer-terms.ts';
import type { FormRefusal, InputOf, ProblemsOf } from '#domain/forms/form.ts';
import {
  type VolumeDiscountsInput,
  type VolumeDiscountsProblems,
  volumeDiscountsForm,
} from '#domain/catalogue/volume-discounts-form.ts';
import {
  type PackageInput,
  type PackageProblems,
  benefitsForm,
  packageForm,
} from '#domain/catalogue/package-form.ts';
import {
  type PackageDoubt,
  type PackagePlan,
  findOfferedPackage,
  planPackage,
} from '#domain/catalogue/package-plan.ts';
import {
  type Needed,
  type CurrentOffer,
  type OfferRequest,
  type SubjectChange,
  underOfferLock,
} from './store-offer.ts';

type BenefitsRefused = FormRefusal<ProblemsOf<typeof benefitsForm>>;

/**
 * Changes what the customer gets of a service, in both languages (rules 84).
 * @param request `seen` is the version that the form was filled in with
 */
export async function changeBenefits(
  services: Needed,
  request: OfferRequest & { key: string; input: InputOf<typeof benefitsForm>; seen: string },
): Promise<{ ok: true } | BenefitsRefused> {
  const read = benefitsForm.read(request.input);
  if (!read.ok) return { ...read, problem: 'input-wrong' };
  return underOfferLock<BenefitsRefused>(services, request, (offer) => {
    const service = offer.services.find(({ key }) => key === request.key);
    if (!service) return { ok: false, problem: 'not-found' };
    if (String(offer.versionOf(request.key)) !== request.seen) {
      return { ok: false, problem: 'changed-meanwhile' };
    }
    const before = serviceTerms(service);
    const after = { ...before, benefits: read.values };
    if (isSameValue(before, after)) return { ok: true, changes: [] };
    return { ok: true, changes: [{ subject: request.key, before, after, terms: after }] };
  });
}

type VolumeDiscountsRefused = FormRefusal<VolumeDiscountsProblems>;

/**
 * Changes the volume discounts of the volume discount (rules 84).
 * @param request `seen` is the version that the form was filled in with
 */
export async function changeVolumeDiscounts(
  services: Needed,
  request: OfferRequest & { input: VolumeDiscountsInput; seen: string },
): Promise<{ ok: true } | VolumeDiscountsRefused> {
  const read = volumeDiscountsForm.read(request.input);
  if (!read.ok) return { ...read, problem: 'input-wrong' };
  const volumeDiscounts = read.values;
  return underOfferLock<VolumeDiscountsRefused>(services, request, (offer) => {
    if (String(offer.versionOf(VOLUME_DISCOUNTS_SUBJECT)) !== request.seen) {
      return { ok: false, problem: 'changed-meanwhile' };
    }
    if (isSameValue(offer.volumeDiscounts, volumeDiscounts)) return { ok: true, changes: [] };
    const change = {
      subject: VOLUME_DISCOUNTS_SUBJECT,
      before: { volumeDiscounts: offer.volumeDiscounts },
      after: { volumeDiscounts },
      terms: isSameValue(services.usualOffer.volumeDiscounts, volumeDiscounts)
        ? null
        : { volumeDiscounts },
    };
    return { ok: true, changes: [change] };
  });
}

/** Why a package is not changed; of a doubt it has to be said once more that it is meant. */
export type PackageRefusal =
  | FormRefusal<PackageProblems>
  | { ok: false; problem: 'offer-doubtful'; doubts: readonly PackageDoubt[] };

export interface PackageRequest extends OfferRequest {
  id: string;
  input: PackageInput;
  /** The mark of what the form was filled in with (`stampOfPackage`). */
  seen: string;
  /** Whether doubts were answered. */
  isSure: boolean;
}

/** How often a package and its service were changed, by which a form tells that it is old. */
export function stampOfPackage(offer: CurrentOffer, id: string): string {
  const { service } = findOfferedPackage(offer.services, id);
  return `${offer.versionOf(id)}.${offer.versionOf(service.key)}`;
}

/** What a typed request would do, or what is wrong with it. */
export function foreseePackage(
  offer: CurrentOffer,
  { id, input, now }: { id: string; input: PackageInput; now: Date },
): { ok: true; plan: PackagePlan } | { ok: false; problems: PackageProblems } {
  const { amount } = findOfferedPackage(offer.services, id).before;
  const read = packageForm.read(input, { amount });
  if (!read.ok) return read;
  const prices = offer.stored.prices.get(id) ?? [];
  return planPackage(offer.services, id, read.values, { prices, now });
}

/** Changes what a package costs and promises, whether it is popular and on sale (rules 84). */
export async function changePackage(
  services: Needed,
  request: PackageRequest,
): Promise<{ ok: true } | PackageRefusal> {
  const { id, input, seen, isSure } = request;
  const usual = listOfferedServices(services.usualOffer, noTerms);
  return underOfferLock<PackageRefusal>(services, request, (offer, now) => {
    if (stampOfPackage(offer, id) !== seen) return { ok: false, problem: 'changed-meanwhile' };
    const read = foreseePackage(offer, { id, input, now });
    if (!read.ok) return { ...read, problem: 'input-wrong' };
    const { doubts } = read.plan;
    if (doubts.length > 0 && !isSure) return { ok: false, problem: 'offer-doubtful', doubts };
    return { ok: true, changes: changesOf(read.plan, offer, usual) };
  });
}

function changesOf(
  { before, after, service, lowestBefore }: PackagePlan,
  offer: CurrentOffer,
  usual: readonly OfferedService[],
): SubjectChange[] {
  const was = findOfferedPackage(offer.services, before.id).service;
  const usualTerms = packageTerms(findOfferedPackage(usual, before.id).before);
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
