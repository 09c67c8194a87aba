import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { mapRecord } from '#domain/records.ts';
import type { LimitName, Limits } from '#flows/limits.ts';
import { WIDER_SHARE, widerNetworkOf } from '#main/http/client-network.ts';
import { withTimeout } from '#main/with-timeout.ts';

/** How often something may be done within how many seconds. */
interface Limit {
  points: number;
  duration: number;
}

export interface LimitOptions {
  /** Connections for counting alone: those of orders wait for one another, and the count would with them. */
  pool: Pool;
  log: Logger;
  /** Goes into what is stored of a client or a mailbox; no secret (decisions/0009). */
  salt: string;
  ordersPerAddress: number;
  ordersPerEmail: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function limitsOf({ ordersPerAddress, ordersPerEmail }: LimitOptions): Record<LimitName, Limit> {
  return {
    // Far above a person's pace, far below a script's.
    post: { points: 60, duration: MINUTE },
    'post-own': { points: 20, duration: MINUTE },
    'post-reserve': { points: 120, duration: MINUTE },
    // Three or four a second, which nobody presses.
    'post-undo': { points: 200, duration: MINUTE },
    'post-stray': { points: 60, duration: MINUTE },
    // A page asks for a handful of rows and may keep them for a minute.
    'table-read': { points: 120, duration: MINUTE },
    // A reader tries a few words and turns a few pages.
    'article-search': { points: 40, duration: MINUTE },
    // The page of a payment asks every few seconds.
    'ask-provider': { points: 30, duration: MINUTE },
    order: { points: ordersPerAddress, duration: HOUR },
    'order-email': { points: ordersPerEmail, duration: HOUR },
    'order-mailbox': { points: 2 * ordersPerEmail, duration: HOUR },
    'order-page': { points: 30, duration: 10 * MINUTE },
    'order-pay': { points: 30, duration: 10 * MINUTE },
    'order-link': { points: 10, duration: HOUR },
    'order-link-sent': { points: 5, duration: DAY },
    // Nobody withdraws so often; what is refused can still be said by e-mail.
    withdrawal: { points: 20, duration: HOUR },
    'withdrawal-email': { points: 10, duration: HOUR },
    'withdrawal-mailbox': { points: 20, duration: HOUR },
    'withdrawal-sent': { points: 5, duration: DAY },
    'reminder-sent': { points: 1, duration: DAY },
    'email-again': { points: 20, duration: DAY },
    review: { points: 30, duration: 10 * MINUTE },
    'wrong-code': { points: 30, duration: HOUR },
    'order-link-email': { points: 5, duration: HOUR },
    'order-link-mailbox': { points: 10, duration: HOUR },
    // Who mistypes does so a few times; the eleventh guess waits (docs/security.md).
    'operator-sign-in': { points: 10, duration: 15 * MINUTE },
    'operator-password': { points: 10, duration: 15 * MINUTE },
    'operator-code-from': { points: 10, duration: 15 * MINUTE },
    'operator-code': { points: 10, duration: 15 * MINUTE },
    // A million codes, three of them right at a time.
    'operator-code-day': { points: 40, duration: DAY },
    'operator-proof-from': { points: 10, duration: 15 * MINUTE },
    'operator-proof': { points: 10, duration: 15 * MINUTE },
    'operator-link': { points: 10, duration: 15 * MINUTE },
    'operator-challenge': { points: 30, duration: 15 * MINUTE },
    'operator-kept-form': { points: 20, duration: 10 * MINUTE },
    // A page of a hundred orders each second or two, and a line of an order as often.
    'program-read': { points: 120, duration: MINUTE },
    'program-change': { points: 120, duration: MINUTE },
    // One a minute, all day long; what it may cost is limited besides (rules 80).
    generate: { points: 60, duration: HOUR },
    'program-refused': { points: 30, duration: MINUTE },
    'company-look-up': { points: 30, duration: 10 * MINUTE },
    message: { points: 10, duration: HOUR },
    'message-copy-sent': { points: 5, duration: DAY },
    'message-email': { points: 5, duration: HOUR },
    'message-mailbox': { points: 10, duration: HOUR },
  };
}

/**
 * The longest wait that counts, in windows. A longer one exceeds any usual difference between the clocks of
 * replicas: it was counted while a clock was ahead.
 */
const LONGEST_WINDOWS = 2;
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
  const limits = limitsOf(options);
  const counters = mapRecord(limits, (limitName) => ({
    one: counterOf(limits[limitName], pool),
    wider: counterOf(widenLimit(limits[limitName]), pool),
  }));
  let isAwayUntil = 0;

  /** Counts in the table, or in this replica alone while that does not answer. */
  async function counting<T>(
    { here, everywhere }: Counter,
    action: (counter: RateLimiterAbstract) => Promise<T>,
  ): Promise<T> {
    if (performance.now() < isAwayUntil) return action(here);
    try {
      return await withTimeout(PATIENCE_MS, action(everywhere));
    } catch (error) {
      isAwayUntil = performance.now() + AGAIN_MS;
      log.warn({ err: error }, 'limits are counted in this replica alone for a moment');
      return action(here);
    }
  }

  function keyOf(limitName: LimitName, somebody: string): string {
    const hash = createHash('sha256')
      .update(`${salt} ${limitName} ${somebody}`)
      .digest('base64url');
    return `${limitName} ${hash}`;
  }

  const count = (counter: Counter, limitName: LimitName, somebody: string) =>
    counting(counter, (each) => consume(each, keyOf(limitName, somebody), counter.longestMs));

  return {
    async take(limitName, somebody) {
      const counter = counters[limitName];
      const own = await count(counter.one, limitName, somebody);
      const wider = own.ok ? widerNetworkOf(somebody) : undefined;
      if (wider === undefined) return own;
      const together = await count(counter.wider, limitName, wider);
      return together.ok ? own : together;
    },
    async giveBack(limitName, somebody) {
      const { one, wider } = counters[limitName];
      await counting(one, (each) => each.reward(keyOf(limitName, somebody)));
      const network = widerNetworkOf(somebody);
      if (network === undefined) return;
      await counting(wider, (each) => each.reward(keyOf(limitName, network)));
    },
  };
}

function widenLimit({ points, duration }: Limit): Limit {
  return { points: points * WIDER_SHARE, duration };
}

type Counter = ReturnType<typeof counterOf>;

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
    // A client over the limit is refused here, without a query to the database.
    inMemoryBlockOnConsumed: points + 1,
  });
  return { here, everywhere, longestMs: LONGEST_WINDOWS * duration * 1000 };
}

type Counted = Awaited<ReturnType<Limits['take']>>;

/** Counts one more use of a key; a count that a clock ahead of time has left there is deleted first. */
async function consume(
  counter: RateLimiterAbstract,
  key: string,
  longestMs: number,
): Promise<Counted> {
  let [isLeft, counted] = await tryToConsume(counter, key);
  if (counted.msBeforeNext > longestMs) {
    await counter.delete(key);
    [isLeft, counted] = await tryToConsume(counter, key);
  }
  return isLeft
    ? { ok: true, taken: counted.consumedPoints }
    : { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(counted.msBeforeNext / 1000)) };
}

/** @throws what the store throws; a refusal is an answer */
async function tryToConsume(
  counter: RateLimiterAbstract,
  key: string,
): Promise<[isLeft: boolean, RateLimiterRes]> {
  try {
    return [true, await counter.consume(key)];
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return [false, error];
  }
}
