import { type AuditFacts, changedFacts, noteChange } from '#database/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import type { Transaction } from '#database/client.ts';
import {
  type StoredOffer,
  isOfferFormDone,
  lockOffer,
  readStoredOffer,
  storeOfferChange,
} from '#database/offering.ts';
import {
  type DeskService,
  type OfferValue,
  LADDER_SUBJECT,
  deskServices,
  isSameValue,
  noTerms,
  packageTerms,
  serviceTerms,
  termsOf,
} from '#domain/catalogue/offer-terms.ts';
import type { Ladder } from '#domain/catalogue/pricing.ts';
import type { Operator } from '#domain/operator/operator.ts';
import type { Services } from '#flows/services.ts';

/** What an operator works on: all of the offer as it is stored, on sale or not. */
export interface OfferDesk {
  stored: StoredOffer;
  services: readonly DeskService[];
  ladder: Ladder;
  /** How often a subject was changed; 0 where it never was. */
  versionOf(subject: string): number;
}

/** Who changes something, by which form. */
export interface OfferWish {
  formId: string;
  operator: Pick<Operator, 'id' | 'name'>;
}

export type Needed = Pick<Services, 'db' | 'clock' | 'usualOffer' | 'renewOffering'>;

/** The offer as an operator works on it, by what is stored of it. */
export function deskOf(usual: Services['usualOffer'], stored: StoredOffer): OfferDesk {
  const terms = termsOf(stored.rows);
  return {
    stored,
    services: deskServices(usual, terms),
    ladder: terms.ladder ?? usual.ladder,
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
  wish: OfferWish,
  decide: (desk: OfferDesk, now: Date) => { ok: true; changes: SubjectChange[] } | Refused,
): Promise<{ ok: true } | Refused> {
  const { db, clock, usualOffer } = services;
  const done = await db.transaction(async (tx) => {
    await lockOffer(tx);
    if (await isOfferFormDone(tx, wish.formId)) return { ok: true } as const;
    const now = clock();
    const decided = decide(deskOf(usualOffer, await readStoredOffer(tx, now)), now);
    if (!decided.ok) return decided;
    const { changes } = decided;
    if (changes.length === 0) return { ok: true } as const;
    for (const change of changes) await store(tx, change, wish, now);
    await tellChangedPages(tx, 'catalogue');
    for (const change of changes) await note(tx, change, wish, now);
    return { ok: true } as const;
  });
  await services.renewOffering();
  return done;
}

async function store(
  tx: Transaction,
  { terms, ...change }: SubjectChange,
  { formId, operator }: OfferWish,
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
  { operator }: OfferWish,
  at: Date,
): Promise<void> {
  const changed = changedFacts(factsOf(before), factsOf(after));
  await noteChange(tx, {
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
