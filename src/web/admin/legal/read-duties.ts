import { defaultClaims } from '#content/claims/default-claims.ts';
import { privacyVersion, termsVersion } from '#content/legal/legal-text.ts';
import { findFirstOrderAt } from '#database/jobs/backup-checks.ts';
import { listConfirmations } from '#database/legal.ts';
import { listGenerated } from '#database/generators/generator-articles.ts';
import { oldestOpenErasure } from '#database/people/erasures.ts';
import { countWorkLists } from '#database/work-lists/work-lists.ts';
import { readReviewSwitches } from '#database/reviews/reviews.ts';
import { lastRuns } from '#database/jobs/upkeep-runs.ts';
import { type PlainPage, href } from '#domain/addresses.ts';
import { applyCorrections } from '#domain/content/claims/correction.ts';
import {
  type CheckedDuty,
  type Confirmation,
  type ConfirmedDuty,
  type Finding,
  checkedDuties,
  judgeConfirmations,
} from '#domain/legal/duty.ts';
import { judgeGenerated, judgeRecords, judgeReductions } from '#domain/legal/judge-records.ts';
import { judgePages } from '#domain/legal/judge-pages.ts';
import type { PerLocale } from '#domain/locale.ts';
import { articleAddress } from '#web/blog/addresses.ts';
import type { ShopContext } from '#web/frame/context.ts';
import { readBackupCheck } from '#web/admin/legal/read-backup-check.ts';
import { visitGenerated, visitPages, visitReductions } from './visit-pages.ts';

/** Articles of each language that a red line names; the rest follow once these are read. */
const MOST_NAMED = 20;

/** How it stands with every duty at one moment. */
export interface DutiesRead {
  at: Date;
  checked: readonly Finding<CheckedDuty>[];
  confirmed: readonly Finding<ConfirmedDuty>[];
  confirmations: readonly Confirmation[];
}

/** Looks at the running shop, its settings and its records (rules 86). */
export async function readDuties(
  context: Pick<ShopContext, 'services' | 'offering'>,
): Promise<DutiesRead> {
  const { services, offering } = context;
  const at = services.clock();
  const { db, shop } = services;
  const confirmations = await listConfirmations(db);
  const settings = await services.settings();
  const unread = await listGenerated(db, { limit: MOST_NAMED, isUnread: true });
  const findings = {
    ...judgePages({
      pages: await visitPages(services, offering),
      shop,
      versions: { terms: termsVersion(shop), privacy: privacyVersion(shop) },
      howReviews: pathsOf('howReviews'),
      withdrawalForm: pathsOf('withdrawal'),
      isStopped: settings.ordersStopped !== undefined,
    }),
    ...judgeRecords(await readRecords(context, at)),
    'generated-texts': judgeGenerated({
      shop,
      settings,
      unread: unread.map((one) => shop.origins[one.language] + articleAddress(one)),
      seen: await visitGenerated(services),
    }),
    'lowest-price': judgeReductions(await visitReductions(services, offering)),
  };
  return {
    at,
    checked: checkedDuties.map((duty) => ({ ...findings[duty], duty })),
    confirmed: judgeConfirmations(confirmations, { now: at, textVersion: termsVersion(shop) }),
    confirmations,
  };
}

async function readRecords(
  { services, offering }: Pick<ShopContext, 'services' | 'offering'>,
  now: Date,
): Promise<Parameters<typeof judgeRecords>[0]> {
  const { db, shop, setup, payments, mail } = services;
  const [switches, workLists, oldestErasure, runs, since, backupCheck] = await Promise.all([
    readReviewSwitches(db),
    countWorkLists(db, now),
    oldestOpenErasure(db),
    lastRuns(db),
    findFirstOrderAt(db),
    readBackupCheck(services),
  ]);
  const written = defaultClaims({ ...offering, answers: shop.answers });
  return {
    now,
    shop,
    setup,
    payments,
    mail,
    register: applyCorrections(written, await services.claims()),
    switches,
    workLists,
    oldestErasure,
    deletion: runs.find(({ job }) => job === 'keep-retention'),
    since,
    backup: {
      state: backupCheck.state,
      isOn: backupCheck.isOn,
      endedAt: backupCheck.last?.endedAt,
    },
  };
}

function pathsOf(page: PlainPage): PerLocale<string> {
  return { cs: href(page, 'cs'), en: href(page, 'en') };
}
