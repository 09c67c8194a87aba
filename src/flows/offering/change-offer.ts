import {
  type DeskService,
  LADDER_SUBJECT,
  deskServices,
  isSameValue,
  noTerms,
  packageTerms,
  serviceTerms,
} from '#domain/catalogue/offer-terms.ts';
import type { FormRefusal, InputOf, ProblemsOf } from '#domain/forms/form.ts';
import { type LadderInput, type LadderProblems, ladderForm } from '#domain/operator/ladder-form.ts';
import {
  type PackageInput,
  type PackageProblems,
  benefitsForm,
  packageForm,
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

type GainsRefused = FormRefusal<ProblemsOf<typeof benefitsForm>>;

/**
 * Changes what the customer gets of a service, in both languages (rules 84).
 * @param wish `seen` is the version that the form was filled in with
 */
export async function changeGains(
  services: Needed,
  wish: OfferWish & { key: string; input: InputOf<typeof benefitsForm>; seen: string },
): Promise<{ ok: true } | GainsRefused> {
  const read = benefitsForm.read(wish.input);
  if (!read.ok) return { ...read, problem: 'input-wrong' };
  return underOfferLock<GainsRefused>(services, wish, (desk) => {
    const service = desk.services.find(({ key }) => key === wish.key);
    if (!service) return { ok: false, problem: 'not-found' };
    if (String(desk.versionOf(wish.key)) !== wish.seen) {
      return { ok: false, problem: 'changed-meanwhile' };
    }
    const before = serviceTerms(service);
    const after = { ...before, gains: read.values };
    if (isSameValue(before, after)) return { ok: true, changes: [] };
    return { ok: true, changes: [{ subject: wish.key, before, after, terms: after }] };
  });
}

type LadderRefused = FormRefusal<LadderProblems>;

/**
 * Changes the ladder of the volume discount (rules 84).
 * @param wish `seen` is the version that the form was filled in with
 */
export async function changeLadder(
  services: Needed,
  wish: OfferWish & { input: LadderInput; seen: string },
): Promise<{ ok: true } | LadderRefused> {
  const read = ladderForm.read(wish.input);
  if (!read.ok) return { ...read, problem: 'input-wrong' };
  const ladder = read.values;
  return underOfferLock<LadderRefused>(services, wish, (desk) => {
    if (String(desk.versionOf(LADDER_SUBJECT)) !== wish.seen) {
      return { ok: false, problem: 'changed-meanwhile' };
    }
    if (isSameValue(desk.ladder, ladder)) return { ok: true, changes: [] };
    const change = {
      subject: LADDER_SUBJECT,
      before: { ladder: desk.ladder },
      after: { ladder },
      terms: isSameValue(services.usualOffer.ladder, ladder) ? null : { ladder },
    };
    return { ok: true, changes: [change] };
  });
}

/** Why a package is not changed; of a doubt it has to be said once more that it is meant. */
export type PackageRefusal =
  | FormRefusal<PackageProblems>
  | { ok: false; problem: 'offer-doubtful'; doubts: readonly PackageDoubt[] };

export interface PackageWish extends OfferWish {
  id: string;
  input: PackageInput;
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
  { id, input, now }: { id: string; input: PackageInput; now: Date },
): { ok: true; plan: PackagePlan } | { ok: false; problems: PackageProblems } {
  const { amount } = deskPackage(desk.services, id).before;
  const read = packageForm.read(input, { amount });
  if (!read.ok) return read;
  const prices = desk.stored.prices.get(id) ?? [];
  return planPackage(desk.services, id, read.values, { prices, now });
}

/** Changes what a package costs and promises, whether it is popular and on sale (rules 84). */
export async function changePackage(
  services: Needed,
  wish: PackageWish,
): Promise<{ ok: true } | PackageRefusal> {
  const { id, input, seen, isSure } = wish;
  const usual = deskServices(services.usualOffer, noTerms);
  return underOfferLock<PackageRefusal>(services, wish, (desk, now) => {
    if (stampOfPackage(desk, id) !== seen) return { ok: false, problem: 'changed-meanwhile' };
    const read = foreseePackage(desk, { id, input, now });
    if (!read.ok) return { ...read, problem: 'input-wrong' };
    const { doubts } = read.plan;
    if (doubts.length > 0 && !isSure) return { ok: false, problem: 'offer-doubtful', doubts };
    return { ok: true, changes: changesOf(read.plan, desk, usual) };
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
