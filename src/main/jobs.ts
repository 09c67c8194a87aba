import { Logger as WorkerLogger, type Runner, type TaskList, run, runOnce } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Jobs } from '#database/jobs.ts';
import { checkLater } from '#flows/check-later.ts';
import { confirmPayment } from '#flows/confirm-payment.ts';
import { keepRetention } from '#flows/keep-retention.ts';
import { refundOrder } from '#flows/refund-order.ts';
import { refundPayment } from '#flows/refund-payment.ts';
import { reconcilePayments } from '#flows/reconcile-payments.ts';
import { sendLetter } from '#flows/send-letter.ts';
import type { Services } from '#flows/services.ts';
import { withoutPersonal } from './describe-error.ts';
import { observedTasks } from './observed-tasks.ts';

const payloads = {
  'send-letter': z.object({ letterId: z.string() }),
  'check-payment': z.object({ orderId: z.string() }),
  'refund-order': z.object({ orderId: z.string() }),
  'refund-payment': z.object({ checkoutId: z.string() }),
  'reconcile-payments': z.union([
    z.object({ since: z.string(), startedAt: z.string(), after: z.string() }),
    z.object({}).transform(() => undefined),
  ]),
  'keep-retention': z.object({}),
} satisfies Record<keyof Jobs, z.ZodType>;

/** What each job does. A job that throws is tried again, later and later. */
function tasks(services: Services): TaskList {
  return {
    'send-letter': (payload) =>
      sendLetter(services, payloads['send-letter'].parse(payload).letterId),
    'refund-order': (payload) =>
      refundOrder(services, payloads['refund-order'].parse(payload).orderId),
    'refund-payment': (payload) =>
      refundPayment(services, payloads['refund-payment'].parse(payload).checkoutId),
    'reconcile-payments': (payload) =>
      reconcilePayments(services, payloads['reconcile-payments'].parse(payload)),
    'keep-retention': () => keepRetention(services),
    'check-payment': async (payload) => {
      const { orderId } = payloads['check-payment'].parse(payload);
      await confirmPayment(services, { by: 'asking', orderId });
      await checkLater(services, orderId);
    },
  };
}

/**
 * What comes back by itself, in UTC. Of several replicas one does it; a turn that fell into a pause of
 * the shop is made up for.
 */
const CRONTAB = `
7 * * * * reconcile-payments ?fill=1h&max=3
30 2 * * * keep-retention ?fill=1d&max=3
`;

/** Milliseconds that jobs under way are given to end when the program closes. */
const STOP_MS = 10_000;

export interface WorkerOptions {
  pool: Pool;
  services: Services;
  log: Logger;
}

/** Works through the queue until it is stopped. */
export function startJobs({ pool, services, log }: WorkerOptions): Promise<Runner> {
  return run({
    pgPool: pool,
    taskList: observedTasks(tasks(services), log),
    crontab: CRONTAB,
    // Then what is still under way is left to be done again.
    gracefulShutdownAbortTimeout: STOP_MS,
    concurrency: 4,
    noHandleSignals: true,
    logger: new WorkerLogger(() => (level, message, meta) => {
      // Its words on a failed job repeat the error in full; each attempt has its own line already.
      if (meta?.['failure']) return;
      const words = withoutPersonal(message);
      if (level === 'error') log.error(words);
      else if (level === 'warning') log.warn(words);
      else log.trace(words);
    }),
  });
}

/** Does what is due now and returns; for tests, which do not like to wait. */
export function runDueJobs({ pool, services, log }: WorkerOptions): Promise<void> {
  const silent = new WorkerLogger(() => () => {});
  return runOnce({
    pgPool: pool,
    taskList: observedTasks(tasks(services), log),
    noHandleSignals: true,
    logger: silent,
  });
}
