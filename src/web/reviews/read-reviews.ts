import type { RouterContextProvider } from 'react-router';
import { HOME_REVIEWS, sampleReviews } from '#content/reviews/samples.ts';
import { listReviewedPlatforms, listShownReviews, toReview } from '#database/reviews/reviews.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import {
  type Review,
  type ReviewOrigin,
  homeReviews,
  isGenuine,
  sortReviews,
} from '#domain/reviews/review.ts';
import { type ReviewPlatform, reviewPlatforms } from '#domain/reviews/platform.ts';
import { shopOf } from '#web/frame/context.ts';
import { recordAway } from '#web/frame/failure.ts';
import type { ShownClaim } from '#domain/content/claims/show-claims.ts';
import { readClaims } from '#web/claims/read-claims.ts';

type Context = Readonly<RouterContextProvider>;

/** Reviews on one page of the list. */
const PAGE_SIZE = 10;

/** One page of the list of reviews. */
export interface ReviewsPageData {
  reviews: Review[];
  hasMore: boolean;
  /** The platforms that there are reviews of. */
  platforms: ReviewPlatform[];
}

/** The built-in reviews of this edition, where the shop shows any. */
function samplesOf(context: Context, origins: readonly ReviewOrigin[]): readonly Review[] {
  return origins.includes('sample') ? sampleReviews[shopOf(context).locale] : [];
}

/**
 * A page of reviews, counted from 1, of all platforms or of one. Rows of the table and built-in ones are one
 * list, the newest first. While the database is away the built-in ones are the list, where they are shown.
 * @returns undefined where there is no such page
 */
export async function readReviewPage(
  context: Context,
  { page, platform }: { page: number; platform?: ReviewPlatform | undefined },
): Promise<ReviewsPageData | undefined> {
  const { services } = shopOf(context);
  const window = { offset: (page - 1) * PAGE_SIZE, platform };
  const origins = await services.reviewOrigins();
  const read = await unlessAway(context, () => readMerged(context, { ...window, origins }));
  const found = 'value' in read ? read.value : fromSamples(samplesOf(context, origins), window);
  const isThere = found.reviews.length > 0 || (page === 1 && platform === undefined);
  if (isThere) return found;
  // What is not found for the moment is not gone.
  if ('away' in read) throw read.away;
  return undefined;
}

interface Window {
  offset: number;
  platform: ReviewPlatform | undefined;
}

/**
 * Built-in reviews are few and can lie anywhere among the rows. So as many rows more are read on either side
 * of the window, and the window is cut out of both together.
 */
async function readMerged(
  context: Context,
  { offset, platform, origins }: Window & { origins: readonly ReviewOrigin[] },
): Promise<ReviewsPageData> {
  const { services, locale: language } = shopOf(context);
  const samples = samplesOf(context, origins);
  const merged = samples.filter((review) => !platform || review.platform === platform);
  const before = Math.max(0, offset - merged.length);
  const limit = offset - before + PAGE_SIZE + 1;
  const rows = await listShownReviews(services.db, {
    language,
    origins,
    platform,
    offset: before,
    limit,
  });
  const known = new Set(samples.map((sample) => sample.platform));
  const others = reviewPlatforms.filter((each) => !known.has(each));
  const more = await listReviewedPlatforms(services.db, { language, origins }, others);
  return {
    ...cut(sortReviews([...rows.map(toReview), ...merged]), offset - before),
    platforms: reviewPlatforms.filter((each) => known.has(each) || more.includes(each)),
  };
}

function fromSamples(samples: readonly Review[], { offset, platform }: Window): ReviewsPageData {
  const shown = samples.filter((review) => !platform || review.platform === platform);
  const known = new Set(samples.map((sample) => sample.platform));
  return {
    ...cut(sortReviews(shown), offset),
    platforms: reviewPlatforms.filter((each) => known.has(each)),
  };
}

function cut(
  reviews: readonly Review[],
  from: number,
): Pick<ReviewsPageData, 'reviews' | 'hasMore'> {
  const end = from + PAGE_SIZE;
  return { reviews: reviews.slice(from, end), hasMore: reviews.length > end };
}

/** What the home page shows of reviews. */
interface HomeReviews {
  reviews: Review[];
  /** Published reviews of customers in this language. */
  verified: number;
}

/**
 * The newest of what people wrote, up to six; behind them, for what is missing, generated ones and built-in ones,
 * where the shop shows any (rules 17): the same all day, whichever replica answers.
 */
async function readHomeReviews(context: Context): Promise<HomeReviews> {
  const { services, locale: language } = shopOf(context);
  const origins = await services.reviewOrigins();
  const newest = async (which: (origin: ReviewOrigin) => boolean) => {
    const shown = origins.filter(which);
    if (shown.length === 0) return [];
    const where = { language, origins: shown, limit: HOME_REVIEWS };
    return (await listShownReviews(services.db, where)).map(toReview);
  };
  const read = await unlessAway(context, () =>
    Promise.all([
      newest((origin) => isGenuine({ origin })),
      newest((origin) => origin === 'generated'),
    ]),
  );
  const [written, generated] = 'value' in read ? read.value : [[], []];
  const seed = dayInPrague(services.clock());
  const samples = samplesOf(context, origins);
  return {
    reviews: homeReviews({ written, generated, samples }, { count: HOME_REVIEWS, seed }),
    verified: (await services.verifiedReviews())[language],
  };
}

/** What was read, or that the database is away, which is written down. */
async function unlessAway<T>(
  context: Context,
  read: () => Promise<T>,
): Promise<{ value: T } | { away: unknown }> {
  try {
    return { value: await read() };
  } catch (error) {
    recordAway(context, error);
    return { away: error };
  }
}

/** What the home page's block of reviews is drawn from. */
export interface ReviewsBlock {
  brand: string;
  shown: HomeReviews;
  /** What the shop claims of its reviews, where it may. */
  claims: readonly ShownClaim[];
}

/** Reads the home page's block of reviews. */
export async function readReviewsBlock(
  context: Readonly<RouterContextProvider>,
): Promise<ReviewsBlock> {
  const claims = await readClaims(context);
  return {
    brand: shopOf(context).services.shop.brand,
    shown: await readHomeReviews(context),
    claims: claims.list('satisfaction', 'verifiedReviews'),
  };
}
