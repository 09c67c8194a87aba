import { defaultClaims } from '#content/claims/default-claims.ts';
import { privacyVersion } from '#content/legal/privacy-text.ts';
import { termsVersion } from '#content/legal/terms-text.ts';
import { findFirstOrderAt } from '#database/backup-proofs.ts';
import { listConfirmations } from '#database/duty-confirmations.ts';
import { oldestOpenErasure } from '#database/people/erasures.ts';
import { countQueues } from '#database/queues.ts';
import { readReviewSwitches } from '#database/testimonials.ts';
import { lastRuns } from '#database/upkeep-runs.ts';
import { href } from '#domain/addresses.ts';
import { corrected } from '#domain/claims/correction.ts';
import { type Confirmation, judgeConfirmations } from '#domain/legal/confirmation.ts';
import {
  type CheckedDuty,
  type ConfirmedDuty,
  type Finding,
  checkedDuties,
} from '#domain/legal/duty.ts';
import { judgePages } from '#domain/legal/judge-pages.ts';
import { judgeRecords } from '#domain/legal/judge-records.ts';
import { type Page, type PlainPage } from '#domain/addresses.ts';
import type { PerLocale } from '#domain/locale.ts';
import type { ShopContext } from '#web/frame/context.ts';
import { readProof } from '#web/operator/read-proof.ts';
import { visitPages } from './visit-pages.ts';

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
  const confirmations = await listConfirmations(services.db);
  const findings = {
    ...judgePages({
      pages: await visitPages(services, offering),
      shop: services.shop,
      versions: { terms: termsVersion, privacy: privacyVersion },
      howReviews: pathsOf('howReviews'),
      withdrawalForm: pathsOf('withdrawal'),
      isStopped: (await services.settings()).ordersStopped !== undefined,
    }),
    ...judgeRecords(await readRecords(context, at)),
  };
  return {
    at,
    checked: checkedDuties.map((duty) => ({ ...findings[duty], duty })),
    confirmed: judgeConfirmations(confirmations, { now: at, textVersion: termsVersion }),
    confirmations,
  };
}

async function readRecords(
  { services, offering }: Pick<ShopContext, 'services' | 'offering'>,
  now: Date,
): Promise<Parameters<typeof judgeRecords>[0]> {
  const { db, shop, setup, payments, mail } = services;
  const [switches, queues, oldestErasure, runs, since, proof] = await Promise.all([
    readReviewSwitches(db),
    countQueues(db, now),
    oldestOpenErasure(db),
    lastRuns(db),
    findFirstOrderAt(db),
    readProof(services),
  ]);
  const written = defaultClaims({ ...offering, answers: shop.answers });
  return {
    now,
    shop,
    setup,
    payments,
    mail,
    register: corrected(written, await services.claims()),
    switches,
    settings: await services.settings(),
    queues,
    oldestErasure,
    deletion: runs.find(({ job }) => job === 'keep-retention'),
    since,
    backup: { state: proof.state, isOn: proof.isOn, endedAt: proof.last?.endedAt },
  };
}

function pathsOf(page: Page & PlainPage): PerLocale<string> {
  return { cs: href(page, 'cs'), en: href(page, 'en') };
}
