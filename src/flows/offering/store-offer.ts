import { type AuditFacts, changedFacts, recordChange } from '#database/audit/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import type { Transaction } from '#database/client.ts';
import {
  type StoredOffer,
  isOfferFormDone,
  lockOffer,
  readStoredOffer,
  storeOfferChange,
} from '#database/offer/offering.ts';
import {
  type OfferedService,
  type OfferValue,
  VOLUME_DISCOUNTS_SUBJECT,
  listOfferedServices,
  isSameValue,
  noTerms,
  packageTerms,
  serviceTerms,
  termsOf,
} from '#domain/catalogue/offer-terms.ts';
import type { VolumeDiscounts } from '#domain/catalogue/pricing.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { Services } from '#flows/services.ts';

/** What an operator works on: all of the offer as it is stored, on sale or not. */
export interface CurrentOffer {
  stored: StoredOffer;
  services: readonly OfferedService[];
  volumeDiscounts: VolumeDiscounts;
  /** How often a subject was changed; 0 where it never was. */
  versionOf(subject: string): number;
}

/** Who changes something, by which form. */
export interface OfferRequest {
  formId: string;
  operator: Pick<Operator, 'id' | 'name'>;
}

export type Needed = Pick<Services, 'db' | 'clock' | 'usualOffer' | 'renewOffering'>;

/** The offer as an operator works on it, by what is stored of it. */
export function currentOfferOf(usual: Services['usualOffer'], stored: StoredOffer): CurrentOffer {
  const terms = termsOf(stored.rows);
  return {
    stored,
    services: listOfferedServices(usual, terms),
    volumeDiscounts: terms.volumeDiscounts ?? usual.volumeDiscounts,
    versionOf: (subject) => stored.rows.find((row) => row.subject === subject)?.version ?? 0,
  };
}

/** One subject with what it was and what it is to be; null brings back what the shop offers by itself. */
export interface SubjectChange {
  subject: string;
  before: OfferValue;
  after: OfferValue;
  terms: OfferValue | null;
  isUsual?: boolean;
  isAnnounced?: boolean;
}

/**
 * Changes the offer under its lock; no action of its own. A form that has made its change already is answered as
 * then; all replicas are told, and this one knows it once it is answered.
 */
export async function underOfferLock<Refused extends { ok: false }>(
  services: Needed,
  request: OfferRequest,
  decide: (offer: CurrentOffer, now: Date) => { ok: true; changes: SubjectChange[] } | Refused,
): Promise<{ ok: true } | Refused> {
  const { db, clock, usualOffer } = services;
  const done = await db.transaction(async (tx) => {
    await lockOffer(tx);
    if (await isOfferFormDone(tx, request.formId)) return { ok: true } as const;
    const now = clock();
    const decided = decide(currentOfferOf(usualOffer, await readStoredOffer(tx, now)), now);
    if (!decided.ok) return decided;
    const { changes } = decided;
    if (changes.length === 0) return { ok: true } as const;
    for (const change of changes) await store(tx, change, request, now);
    await tellChangedPages(tx, 'catalogue');
    for (const change of changes) await note(tx, change, request, now);
    return { ok: true } as const;
  });
  await services.renewOffering();
  return done;
}

async function store(
  tx: Transaction,
  { terms, ...change }: SubjectChange,
  { formId, operator }: OfferRequest,
  at: Date,
): Promise<void> {
  const [was, is] = [priceOf(change.before), priceOf(change.after)];
  const price = was === is ? {} : { priceBefore: was, priceAfter: is };
  const who = { formId, operatorId: operator.id, person: operator.name, at };
  await storeOfferChange(tx, { ...change, ...price, ...who }, terms);
}

function priceOf(value: OfferValue): number | null {
  return 'price' in value ? value.price : null;
}

/** Only what has changed. */
async function note(
  tx: Transaction,
  { subject, before, after, isUsual, isAnnounced }: SubjectChange,
  { operator }: OfferRequest,
  at: Date,
): Promise<void> {
  const changed = changedFacts(factsOf(before), factsOf(after));
  await recordChange(tx, {
    operatorId: operator.id,
    action: isUsual ? 'offer-restored' : 'offer-changed',
    subject,
    before: changed.before,
    after: { ...changed.after, ...(isAnnounced && { announced: true }) },
    at,
  });
}

/** The values of a subject as the log of changes has them. */
function factsOf(value: OfferValue): AuditFacts {
  const entries = Object.entries(value).map(
    ([key, one]: [string, unknown]): [string, string | number | boolean] => {
      const isPlain =
        typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean';
      return [key, isPlain ? one : JSON.stringify(one ?? null)];
    },
  );
  return Object.fromEntries(entries);
}

/** Everything at once, in place of one subject. */
export const ALL_SUBJECTS = 'all';

/**
 * Brings back what the shop offers by itself (rules 84): of one package, one service (its popular package and what
 * the customer gets), the volume discounts, or everything. What is so already stays. No reduction is announced by it.
 */
export async function restoreOffer(
  services: Needed,
  request: OfferRequest & { subject: string },
): Promise<void> {
  const { subject } = request;
  const { usualOffer } = services;
  const usual = listOfferedServices(usualOffer, noTerms);
  await underOfferLock<never>(services, request, (offer) => {
    const all = [
      ...offer.services.flatMap((service, index) => changesOf(service, usual[index] ?? service)),
      volumeDiscountsChange(offer, usualOffer.volumeDiscounts),
    ];
    const isMeant = (change: SubjectChange) =>
      (subject === ALL_SUBJECTS || change.subject === subject) &&
      !isSameValue(change.before, change.after);
    return { ok: true, changes: all.filter(isMeant) };
  });
}

function changesOf(service: OfferedService, usual: OfferedService): SubjectChange[] {
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

function volumeDiscountsChange(
  { volumeDiscounts }: CurrentOffer,
  usual: CurrentOffer['volumeDiscounts'],
): SubjectChange {
  const subject = VOLUME_DISCOUNTS_SUBJECT;
  return {
    subject,
    before: { volumeDiscounts },
    after: { volumeDiscounts: usual },
    terms: null,
    isUsual: true,
  };
}
