import { Logger as WorkerLogger, type Runner, type TaskList, run, runOnce } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Jobs } from '#database/jobs.ts';
import { checkLater } from '#flows/check-later.ts';
import { confirmPayment } from '#flows/confirm-payment.ts';
import { refundOrder } from '#flows/refund-order.ts';
import { sendLetter } from '#flows/send-letter.ts';
import type { Services } from '#flows/services.ts';

const payloads = {
  'send-letter': z.object({ letterId: z.string() }),
  'check-payment': z.object({ orderId: z.string() }),
  'refund-order': z.object({ orderId: z.string() }),
} satisfies { [Name in keyof Jobs]: z.ZodType<Jobs[Name]> };

/** What each job does. A job that throws is tried again, later and later. */
function tasks(services: Services): TaskList {
  return {
    'send-letter': (payload) =>
      sendLetter(services, payloads['send-letter'].parse(payload).letterId),
    'refund-order': (payload) =>
      refundOrder(services, payloads['refund-order'].parse(payload).orderId),
    'check-payment': async (payload) => {
      const { orderId } = payloads['check-payment'].parse(payload);
      await confirmPayment(services, { by: 'asking', orderId });
      await checkLater(services, orderId);
    },
  };
}

export interface WorkerOptions {
  pool: Pool;
  services: Services;
  log: Logger;
}

/** Works through the queue until it is stopped. */
export function startJobs({ pool, services, log }: WorkerOptions): Promise<Runner> {
  return run({
    pgPool: pool,
    taskList: tasks(services),
    concurrency: 4,
    noHandleSignals: true,
    logger: new WorkerLogger(() => (level, message, meta) => {
      if (level === 'error') log.error({ meta }, message);
      else if (level === 'warning') log.warn({ meta }, message);
      else log.trace({ meta }, message);
    }),
  });
}

/** Does what is due now and returns; for tests, which do not like to wait. */
export function runDueJobs({ pool, services }: Omit<WorkerOptions, 'log'>): Promise<void> {
  const silent = new WorkerLogger(() => () => {});
  return runOnce({
    pgPool: pool,
    taskList: tasks(services),
    noHandleSignals: true,
    logger: silent,
  });
}
