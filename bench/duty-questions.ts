import { listCodes } from '#database/offer/code-list.ts';
import type { Database } from '#database/client.ts';
import { listMessages } from '#database/messages/message-list.ts';
import { listShopEmails } from '#database/emails/email-list.ts';
import {
  countWaitingReviews,
  listReviewedServices,
  listReviews,
} from '#database/reviews/review-list.ts';
import { countReviews } from '#database/figures/statistics.ts';
import { listReviewedPlatforms, listShownReviews } from '#database/reviews/reviews.ts';
import { readCursor } from '#domain/list/cursor.ts';
import { emailFilter } from '#domain/emails/email-kind.ts';
import { type FigureSubject, readFigureQuery } from '#domain/figures/figure-query.ts';
import { messageFilter } from '#domain/messages/message.ts';
import { readReviewPlatform, reviewPlatforms } from '#domain/reviews/platform.ts';
import { reviewFilter } from '#domain/reviews/moderation.ts';
import type { Services } from '#flows/services.ts';
import type { PlanReader } from '#tests/stage/query-plans.ts';
import { funnelView } from '#web/routes/admin/figures/figures/funnel-view.ts';
import { ordersView } from '#web/routes/admin/figures/figures/orders-view.ts';
import { readingsView } from '#web/routes/admin/figures/figures/visits-view.ts';
import { askForStart } from './ask-for-start.ts';

/** Tables with so many rows that no page may read them from end to end. */
const large = new Set(['messages', 'message_entries', 'reviews', 'emails', 'page_counts']);

interface Asking {
  services: Services;
  /** Who is signed in. */
  me: string;
}

type Ask = (db: Database, asked: URLSearchParams, asking: Asking) => Promise<unknown>;

/** What each page of the section asks the database, from the query of its address. */
const asks: Record<string, Ask> = {
  '/ad': async (db) => {
    await askForStart(db);
    await countReviews(db);
  },
  '/ad/messages': (db, asked, { me }) => listMessages(db, messageFilter.read(asked), me),
  '/ad/reviews': async (db, asked) => {
    await listReviews(db, reviewFilter.read(asked));
    await listReviewedServices(db);
    await countWaitingReviews(db, 1001);
  },
  '/ad/outbox': (db, asked) => listShopEmails(db, emailFilter.read(asked)),
  '/ad/codes': (db, asked) => listCodes(db, asked.get('q')?.toUpperCase(), readCursor(asked)),
  '/ad/figures': (db, asked, { services }) => {
    const query = readFigureQuery(asked, services.clock());
    return views[query.subject]({ ...services, db }, query, 'cs');
  },
};

const views: Record<FigureSubject, typeof readingsView> = {
  visits: readingsView,
  sources: readingsView,
  funnel: funnelView,
  orders: ordersView,
};

/** Large tables that a page reads from end to end. */
export async function scannedByDuty(
  path: string,
  plans: PlanReader,
  asking: Asking,
): Promise<string[]> {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const ask: Ask = asks[pathname] ?? ((db) => askForReferences(db, pathname, asking));
  const scanned = await plans.scannedBy((db) => ask(db, searchParams, asking));
  return scanned.filter((table) => large.has(table));
}

/** Reviews of a page of the public list. */
const PUBLIC_ROWS = 10;

/** The public page of reviews: its network and its number stand in the path. */
async function askForReferences(db: Database, pathname: string, { services }: Asking) {
  const origins = await services.reviewOrigins();
  const network = pathname.split('/')[2] ?? '';
  const page = Number(/\d+$/.exec(pathname)?.[0] ?? 1);
  await listShownReviews(db, {
    language: 'cs',
    origins,
    platform: readReviewPlatform(network),
    offset: (page - 1) * PUBLIC_ROWS,
    limit: PUBLIC_ROWS + 1,
  });
  await listReviewedPlatforms(db, { language: 'cs', origins }, reviewPlatforms);
}
