import { z } from 'zod';
import type { Jobs } from '#database/queue/jobs.ts';

/** The payload of a job that needs none. To a recurring one the queue adds when it was due. */
const nothing = z
  .strictObject({
    _cron: z.strictObject({ ts: z.string(), backfilled: z.boolean() }).optional(),
  })
  .transform(() => undefined);

/** What each job is told. */
export const payloads = {
  'send-email': z.object({ emailId: z.string() }),
  'find-order-link': z.object({ number: z.int(), email: z.string() }),
  'invite-to-review': z.object({ orderId: z.string() }),
  'take-withdrawal': z.object({ withdrawalId: z.string() }),
  'check-payment': z.object({ orderId: z.string() }),
  'refund-order': z.object({ orderId: z.string() }),
  'reconcile-payments': z.union([
    // A payload with one of them missing is a mistake, and does not begin a new comparison.
    z.strictObject({ since: z.string(), startedAt: z.string(), after: z.string() }),
    nothing,
  ]),
  'carry-out-intent': z.object({ intentId: z.string() }),
  'mail-audit-head': nothing,
  'prove-backup': nothing,
  'offer-when-late': nothing,
  'publish-due-articles': nothing,
  'read-mailbox': nothing,
  'run-batch': z.object({ batchId: z.string() }),
  'import-reviews': z.object({ importId: z.string() }),
  'run-generator-batch': z.object({ batchId: z.string(), job: z.string() }),
  'forget-secrets': nothing,
  'erase-person': z.object({ erasureId: z.string() }),
  'apply-erasures': nothing,
  'keep-retention': nothing,
} satisfies Record<keyof Jobs, z.ZodType>;
