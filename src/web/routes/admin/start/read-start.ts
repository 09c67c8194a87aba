import type { RouterContextProvider } from 'react-router';
import { sampleReviews } from '#content/reviews/samples.ts';
import { readFunnel } from '#database/figures/funnel.ts';
import { countWorkLists } from '#database/work-lists/work-lists.ts';
import { countReviews } from '#database/figures/statistics.ts';
import { readTakings } from '#database/figures/takings.ts';
import type { PerLocale } from '#domain/locale.ts';
import type { FunnelDay } from '#domain/counting/funnel.ts';
import { periodOf } from '#domain/figures/periods.ts';
import type { WorkList, WorkListCount } from '#domain/admin/work-list.ts';
import type { Setup } from '#domain/shop/shop.ts';
import type { TakingsDay } from '#domain/figures/takings.ts';
import type { ReviewOrigin } from '#domain/reviews/review.ts';
import type { Services } from '#flows/services.ts';
import { operatorOf } from '#web/frame/context.ts';
import { type BackupCheckFacts, readBackupCheck } from '#web/admin/legal/read-backup-check.ts';
import { readPress } from '#web/press/read-press.ts';

/** What stands on the site, counted. */
export interface Statistics {
  articles: PerLocale<number>;
  pictures: { present: number; missing: number };
  reviews: Record<ReviewOrigin, number>;
  /** The origins of which the site shows reviews. */
  shownOrigins: readonly ReviewOrigin[];
}

/** What nobody has set or written yet. */
export interface SetupNeeds extends Setup {
  hasSamplePress: boolean;
}

/** Everything that the start page says. */
export interface StartFacts {
  waiting: Record<WorkList, WorkListCount>;
  setup: SetupNeeds;
  backupCheck: BackupCheckFacts;
  /** The sentence shown in place of new orders, as long as none are taken. */
  ordersStopped: PerLocale<string> | undefined;
  /** Of the longest period, from which the shorter ones are added up. */
  takings: TakingsDay[];
  funnel: FunnelDay[];
  statistics: Statistics;
}

/** Reads what the start page says, all of it side by side. */
export async function readStart(context: Readonly<RouterContextProvider>): Promise<StartFacts> {
  const { services } = operatorOf(context);
  const { db, clock, setup, shop } = services;
  const now = clock();
  const month = periodOf('month', now);
  const [waiting, takings, funnel, statistics, press, backupCheck] = await Promise.all([
    countWorkLists(db, now),
    readTakings(db, month),
    readFunnel(db, month),
    readStatistics(services),
    readPress(context),
    readBackupCheck(services),
  ]);
  return {
    waiting,
    takings,
    funnel,
    statistics,
    backupCheck,
    ordersStopped: shop.ordersStopped,
    setup: { ...setup, hasSamplePress: press.isSample },
  };
}

/** Built-in articles and reviews count as well: they stand on the site like those of the database. */
async function readStatistics(services: Services): Promise<Statistics> {
  const { db, articles } = services;
  const stored = [...(await services.storedPictures())];
  const [cs, en, present, reviews, shownOrigins] = await Promise.all([
    articles.list({ language: 'cs', page: 1, size: 1 }),
    articles.list({ language: 'en', page: 1, size: 1 }),
    articles.countAmong(stored),
    countReviews(db),
    services.reviewOrigins(),
  ]);
  const builtIn = sampleReviews.cs.length + sampleReviews.en.length;
  return {
    articles: { cs: cs.total, en: en.total },
    pictures: { present, missing: Math.max(0, cs.total + en.total - present) },
    reviews: { ...reviews, sample: reviews.sample + builtIn },
    shownOrigins,
  };
}
