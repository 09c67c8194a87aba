import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Bucket, Limits, Turn } from '#flows/limits.ts';
import { within } from './within.ts';

/** How often something may be done within how many seconds. */
interface Limit {
  points: number;
  duration: number;
}

export interface LimitOptions {
  pool: Pool;
  log: Logger;
  /** Goes into what is stored of a client or a mailbox; no secret (decisions/0009). */
  salt: string;
  ordersPerAddress: number;
  ordersPerEmail: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

function limitsOf(options: LimitOptions): Record<Bucket, Limit> {
  return {
    // Far above a person's pace, far below a script's.
    post: { points: 60, duration: MINUTE },
    // A page asks for a handful of rows and may keep them for a minute.
    'table-read': { points: 120, duration: MINUTE },
    // The page of a payment asks every few seconds.
    'ask-provider': { points: 30, duration: MINUTE },
    order: { points: options.ordersPerAddress, duration: HOUR },
    'order-email': { points: options.ordersPerEmail, duration: HOUR },
    'order-page': { points: 30, duration: 10 * MINUTE },
    'company-look-up': { points: 30, duration: 10 * MINUTE },
    enquiry: { points: 10, duration: HOUR },
    'enquiry-email': { points: 5, duration: HOUR },
  };
}

/** Milliseconds that the database is given to count; an order must not wait for its own counting. */
const PATIENCE_MS = 500;
/** Milliseconds for which a database that did not count is left alone. */
const AGAIN_MS = 2000;

/**
 * Counts in the table `rate_limits`, so that a limit is one limit however many replicas there are. While
 * the database is away each replica counts by itself: a fault here never refuses an honest order.
 */
export function createLimits(options: LimitOptions): Limits {
  const { pool, salt, log } = options;
  const counters = new Map(
    Object.entries(limitsOf(options)).map(([bucket, limit]) => [bucket, counterOf(limit, pool)]),
  );
  let isAwayUntil = 0;
  return {
    async take(bucket, somebody) {
      const counter = counters.get(bucket);
      if (!counter) return { ok: true };
      const hash = createHash('sha256').update(`${salt} ${bucket} ${somebody}`).digest('base64url');
      const key = `${bucket} ${hash}`;
      if (Date.now() < isAwayUntil) return turn(counter.here, key);
      try {
        return await within(PATIENCE_MS, turn(counter.everywhere, key));
      } catch (error) {
        isAwayUntil = Date.now() + AGAIN_MS;
        log.warn({ err: error }, 'limits are counted in this replica alone for a moment');
        return turn(counter.here, key);
      }
    },
  };
}

function counterOf({ points, duration }: Limit, pool: Pool) {
  const here = new RateLimiterMemory({ points, duration, keyPrefix: '' });
  const everywhere = new RateLimiterPostgres({
    points,
    duration,
    keyPrefix: '',
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // Who has had his turns is known here without a question to the database.
    inMemoryBlockOnConsumed: points + 1,
  });
  return { here, everywhere };
}

/** @throws what the store throws; a turn that is not to be had is an answer */
async function turn(counter: RateLimiterAbstract, key: string): Promise<Turn> {
  try {
    await counter.consume(key);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) };
  }
}
