import {
  type DeskService,
  LADDER_SUBJECT,
  deskServices,
  isSameValue,
  noTerms,
  packageTerms,
  serviceTerms,
} from '#domain/catalogue/offer-terms.ts';
import {
  type Needed,
  type OfferDesk,
  type OfferWish,
  type SubjectChange,
  underOfferLock,
} from './store-offer.ts';

/** Everything at once, in place of one subject. */
export const ALL_SUBJECTS = 'all';

/**
 * Brings back what the shop offers by itself (rules 84): of one package, one service (its popular package and what
 * the customer gets), the ladder, or everything. What is so already stays. No reduction is announced by it.
 */
export async function restoreOffer(
  services: Needed,
  wish: OfferWish & { subject: string },
): Promise<void> {
  const { subject } = wish;
  const { usualOffer } = services;
  const usual = deskServices(usualOffer, noTerms);
  await underOfferLock<never>(services, wish, (desk) => {
    const all = [
      ...desk.services.flatMap((service, index) => changesOf(service, usual[index] ?? service)),
      ladderChange(desk, usualOffer.ladder),
    ];
    const isMeant = (change: SubjectChange) =>
      (subject === ALL_SUBJECTS || change.subject === subject) &&
      !isSameValue(change.before, change.after);
    return { ok: true, changes: all.filter(isMeant) };
  });
}

function changesOf(service: DeskService, usual: DeskService): SubjectChange[] {
  const packages = service.packages.map((each, index): SubjectChange => {
    const after = packageTerms(usual.packages[index] ?? each);
    return { subject: each.id, before: packageTerms(each), after, terms: null, isUsual: true };
  });
  const marks: SubjectChange = {
    subject: service.key,
    before: serviceTerms(service),
    after: serviceTerms(usual),
    terms: null,
    isUsual: true,
  };
  return [...packages, marks];
}

function ladderChange({ ladder }: OfferDesk, usual: OfferDesk['ladder']): SubjectChange {
  const subject = LADDER_SUBJECT;
  return { subject, before: { ladder }, after: { ladder: usual }, terms: null, isUsual: true };
}
