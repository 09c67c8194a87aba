import { DAY_MS, HOUR_MS, dayInPrague } from '#domain/time/calendar.ts';
import type { ClaimRegister } from '#domain/content/claims/claim.ts';
import { mayShow, shownContradictions } from '#domain/content/claims/show-claims.ts';
import { type Locale, type PerLocale, locales } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import type { BackupCheckState } from '#domain/admin/backup-check.ts';
import { keysOf } from '#domain/records.ts';
import type { ReviewSwitches } from '#domain/reviews/review.ts';
import type { ShopSettings } from '#domain/shop/shop-settings.ts';
import type { Setup, Shop } from '#domain/shop/shop.ts';
import { type CheckedDuty, type Finding, foundOf, toUnseen } from './duty.ts';
import { type VisitedPage, readVisibleText } from './judge-pages.ts';

/** Days within which somebody has to answer who asks for the own data (Art. 12(3) GDPR). */
const DATA_REQUEST_DAYS = 30;
/** Hours after which the nightly deletion has been missed. */
const RETENTION_HOURS = 48;

/** The oldest and the first deadline of what waits in a queue. */
interface Waiting {
  oldest: Date | null;
  firstDue: Date | null;
}

/** What the shop knows of itself, by settings and from its database. */
export interface RecordFacts {
  now: Date;
  shop: Pick<Shop, 'operator' | 'isLocal' | 'supportMail'>;
  setup: Setup;
  payments: { provider: string; isTest: boolean };
  mail: { provider: string };
  register: ClaimRegister;
  switches: ReviewSwitches;
  workLists: Record<'complaints' | 'withdrawals' | 'emails', Waiting>;
  /** When the oldest erasure was asked for that has not been done. */
  oldestErasure: Date | undefined;
  /** The last run of the nightly deletion. */
  deletion: { endedAt: Date; outcome: 'done' | 'failed' } | undefined;
  /** When the first order was stored: before it there was nothing to delete. */
  since: Date | undefined;
  backup: { state: BackupCheckState; isOn: boolean; endedAt: Date | undefined };
}

type RecordDuty = Extract<
  CheckedDuty,
  | 'identity'
  | 'approval'
  | 'checkout'
  | 'emails'
  | 'claims'
  | 'review-origins'
  | 'complaints'
  | 'withdrawals-settled'
  | 'data-requests'
  | 'retention'
  | 'backup'
>;

/** What settings and records show of the shop's duties (rules 86). What only a public shop owes is not judged of a local one. */
export function judgeRecords(facts: RecordFacts): Record<RecordDuty, Finding> {
  const { now, workLists, oldestErasure } = facts;
  const overdue = (due: Date | null) => due !== null && due < now;
  const asked = oldestErasure && new Date(oldestErasure.getTime() + DATA_REQUEST_DAYS * DAY_MS);
  return {
    identity: judgeIdentity(facts),
    complaints: byDeadline('complaints', workLists.complaints.firstDue, overdue),
    'withdrawals-settled': byDeadline(
      'withdrawals-settled',
      workLists.withdrawals.firstDue,
      overdue,
    ),
    'data-requests': byDeadline('data-requests', asked ?? null, overdue),
    retention: judgeRetention(facts),
    ...judgePublic(facts),
  };
}

/** What a shop owes once it sells: nothing of it is judged while it only runs on somebody's computer. */
function judgePublic(facts: RecordFacts) {
  const { isLocal } = facts.shop;
  const of = <Of extends RecordDuty>(duty: Of, judge: () => Finding<Of>) =>
    isLocal ? toUnseen(duty, 'local') : judge();
  return {
    approval: of('approval', () => judgeApproval(facts)),
    checkout: of('checkout', () =>
      foundOf('checkout', !facts.payments.isTest, [facts.payments.provider]),
    ),
    emails: of('emails', () => judgeEmails(facts)),
    claims: of('claims', () => judgeClaims(facts)),
    'review-origins': of('review-origins', () => judgeOrigins(facts)),
    backup: of('backup', () => judgeBackup(facts)),
  };
}

function judgeIdentity({ shop, setup }: RecordFacts): Finding<'identity'> {
  const { operator, supportMail } = shop;
  const { unsetIdentity } = setup;
  const known = [operator.name, operator.companyId, operator.vatId, operator.address];
  const isKnown = unsetIdentity.length === 0;
  const stated = [...known, operator.register, operator.phone, supportMail];
  return foundOf('identity', isKnown, isKnown ? stated.filter((one) => one !== '') : unsetIdentity);
}

function judgeApproval({ setup, payments }: RecordFacts): Finding<'approval'> {
  const { isApprovalMissing, approval } = setup;
  const found = isApprovalMissing ? 'PROVIDER_APPROVAL' : (approval ?? payments.provider);
  return foundOf('approval', !isApprovalMissing, [found]);
}

function judgeEmails({ now, setup, mail, workLists }: RecordFacts): Finding<'emails'> {
  const { oldest } = workLists.emails;
  const isStuck = oldest !== null && now.getTime() - oldest.getTime() > DAY_MS;
  const found = isStuck ? [mail.provider, dayInPrague(oldest)] : [mail.provider];
  return foundOf('emails', setup.hasMailServer && !isStuck, found);
}

/** Which claims are shown without a source, or while another one shown says something else (rules 18, 29). */
function judgeClaims({ register }: RecordFacts): Finding<'claims'> {
  const shown = keysOf(register).filter((id) => mayShow(register[id], false));
  const unsourced = shown.filter(
    (id) => register[id].status.is === 'claimed' && !register[id].source,
  );
  const faults = [...unsourced, ...shownContradictions(register, false)];
  const found = faults.length > 0 ? faults : [String(shown.length)];
  return foundOf('claims', faults.length === 0, found);
}

function judgeOrigins({ switches }: RecordFacts): Finding<'review-origins'> {
  const on = keysOf(switches).filter((kind) => switches[kind]);
  return foundOf('review-origins', on.length === 0, on);
}

function byDeadline<Of extends RecordDuty>(
  duty: Of,
  due: Date | null,
  isOverdue: (due: Date | null) => boolean,
): Finding<Of> {
  return foundOf(duty, !isOverdue(due), due === null ? [] : [dayInPrague(due)]);
}

function judgeRetention({ now, deletion, since }: RecordFacts): Finding<'retention'> {
  const known = deletion?.endedAt ?? since;
  const isLate = known !== undefined && now.getTime() - known.getTime() > RETENTION_HOURS * HOUR_MS;
  const isMet = !isLate && deletion?.outcome !== 'failed';
  if (isMet && !deletion) return toUnseen('retention', 'not-yet');
  return foundOf('retention', isMet, [deletion ? dayInPrague(deletion.endedAt) : 'never']);
}

function judgeBackup({ backup }: RecordFacts): Finding<'backup'> {
  const { state, isOn, endedAt } = backup;
  if (isOn && state === 'none') return toUnseen('backup', 'not-yet');
  const isMet = isOn && state === 'whole';
  const missing = isOn ? [] : ['BACKUP_DIR'];
  return foundOf('backup', isMet, [...missing, ...(endedAt ? [dayInPrague(endedAt)] : [])]);
}

/** What stands beside a price that is announced as reduced, with the amount in crowns (rules 84). */
const lowestPrice: PerLocale<RegExp> = {
  cs: /Nejnižší cena za 30 dní před slevou: ([\d.]+) Kč/,
  en: /Lowest price in the 30 days before: CZK ([\d,]+)/,
};

/** A package whose price is announced as reduced, as visitors of both editions get it. */
export interface SeenReduction {
  lowestBefore: Haler;
  addresses: PerLocale<string>;
  pages: PerLocale<VisitedPage>;
}

/** Whether each reduction that is announced names the lowest price of the 30 days before it (§ 12a of Act 634/1992). */
export function judgeReductions(reductions: readonly SeenReduction[]): Finding<'lowest-price'> {
  const all = reductions.flatMap(({ lowestBefore, addresses, pages }) =>
    locales.map((locale) => {
      const page = pages[locale];
      const [, amount = ''] = lowestPrice[locale].exec(readVisibleText(page)) ?? [];
      const isTold = Number(amount.replaceAll(/\D/g, '')) * 100 === lowestBefore;
      return { address: addresses[locale], isTold: page.status === 200 && isTold };
    }),
  );
  const silent = all.filter(({ isTold }) => !isTold);
  const told = silent.length > 0 ? silent : all;
  return foundOf(
    'lowest-price',
    silent.length === 0,
    told.map(({ address }) => address),
  );
}

/** The label of an article that no person wrote, as the whole of an element (rules 17 and 80). */
const label: PerLocale<RegExp> = {
  cs: />(?:Vytvořeno AI|Sestaveno automaticky)</,
  en: />(?:AI-generated|Composed automatically)</,
};
/** The same for machines: `digitalSourceType`, in the terms of the IPTC. */
const sourceType = 'AlgorithmicMediaDigitalSource';

/** A published article that a generator wrote, as a visitor gets it. */
export interface SeenArticle {
  address: string;
  language: Locale;
  page: VisitedPage;
}

export interface GeneratedFacts {
  shop: Pick<Shop, 'isLocal'>;
  settings: Pick<ShopSettings, 'publishUnread'>;
  /** The addresses of those on the site that nobody has read. */
  unread: readonly string[];
  /** The newest on the site. */
  seen: readonly SeenArticle[];
}

/**
 * Whether what a generator wrote is on the site unread, or could get there: then no editor answers for it; and whether
 * its page says what wrote it (rules 23 and 80).
 */
export function judgeGenerated(facts: GeneratedFacts): Finding<'generated-texts'> {
  const { shop, settings, unread, seen } = facts;
  const unlabelled = seen.filter((article) => !isLabelled(article));
  const faults = [
    ...(settings.publishUnread && !shop.isLocal ? ['publish-unread'] : []),
    ...(shop.isLocal ? [] : unread),
    ...unlabelled.map(({ address }) => address),
  ];
  const isMet = faults.length === 0;
  const found = isMet ? seen.map(({ address }) => address) : [...new Set(faults)];
  // A local shop publishes at once what its generator writes, by the owner's own setting.
  if (isMet && shop.isLocal) return toUnseen('generated-texts', 'local');
  return foundOf('generated-texts', isMet, found);
}

function isLabelled({ page: { status, html }, language }: SeenArticle): boolean {
  return status === 200 && label[language].test(html) && html.includes(sourceType);
}
