import { sql } from 'drizzle-orm';
import { pendingKeyOf } from '#database/admin/pending-actions.ts';
import { bulkKeyOf } from '#database/orders/bulk-actions.ts';
import { bulkActions, pendingActions } from '#database/schema/pending-actions.ts';
import { withdrawals } from '#database/schema/after-sales.ts';
import { executeAction } from '#flows/pending-actions/execute-action.ts';
import { runBulkAction } from '#flows/pending-actions/run-bulk-action.ts';
import { offerWhenLate } from '#flows/orders/late-offer.ts';
import { findOrderLink } from '#flows/orders/send-order-link.ts';
import { takeWithdrawal } from '#flows/withdrawals/declare-withdrawal.ts';
import { defineJob } from './define-job.ts';

/** Looks for the order of a declaration of withdrawal, and does what follows from it. */
export const takeWithdrawalJob = defineJob('take-withdrawal', {
  group: 'payments',
  subject: { table: withdrawals, id: 'withdrawalId' },
  selectUnfinished: () => sql`
    select 'withdrawal-' || id as key, json_build_object('withdrawalId', id) as payload
    from withdrawals where outcome is null`,
  run: (services, { withdrawalId }) => takeWithdrawal(services, withdrawalId),
});

/** Lets go what an operator wanted to leave the house, once it can no longer be taken back. */
export const executeActionJob = defineJob('execute-action', {
  group: 'payments',
  subject: { table: pendingActions, id: 'pendingActionId' },
  selectUnfinished: () => sql`
    select ${pendingKeyOf('')}::text || id as key, json_build_object('pendingActionId', id) as payload
    from pending_actions where state = 'waiting'`,
  run: (services, { pendingActionId }) => executeAction(services, pendingActionId),
});

/** Goes on with what an operator does to many orders. */
export const runBulkActionJob = defineJob('run-bulk-action', {
  group: 'payments',
  subject: { table: bulkActions, id: 'bulkActionId' },
  selectUnfinished: () => sql`
    select ${bulkKeyOf('')}::text || bulk_action_id as key, json_build_object('bulkActionId', bulk_action_id) as payload
    from bulk_action_rows where outcome is null group by bulk_action_id`,
  run: (services, { bulkActionId }) => runBulkAction(services, bulkActionId),
});

/** Offers money to the customers of orders whose promised time has passed. */
export const offerWhenLateJob = defineJob('offer-when-late', {
  group: 'payments',
  schedule: { cron: '23 * * * *', fill: '1h' },
  run: offerWhenLate,
});

/** Whether an order has this number and this address, which then gets its link. */
export const findOrderLinkJob = defineJob('find-order-link', {
  group: 'emails',
  isAskedForAgain: true,
  run: findOrderLink,
});
