import { sql } from 'drizzle-orm';
import { erasures } from '#database/schema/upkeep.ts';
import { applyErasures, carryOutErasure } from '#flows/people/erasures.ts';
import { keepRetention } from '#flows/people/keep-retention.ts';
import { forgetSecrets } from '#flows/api/manage-tokens.ts';
import { checkNewestBackup } from '#flows/upkeep/check-newest-backup.ts';
import { defineJob } from './define-job.ts';

/** Makes the backup of the night, and proves it. */
export const checkBackupJob = defineJob('check-backup', {
  group: 'upkeep',
  schedule: { cron: '50 1 * * *', fill: '1d' },
  run: checkNewestBackup,
});

/** Takes away what is no longer needed. */
export const keepRetentionJob = defineJob('keep-retention', {
  group: 'upkeep',
  schedule: { cron: '30 2 * * *', fill: '1d' },
  run: keepRetention,
});

/** Goes on with the erasure of a person's data; the job never names whom. */
export const erasePersonJob = defineJob('erase-person', {
  group: 'upkeep',
  subject: { table: erasures, id: 'erasureId' },
  selectUnfinished: () => sql`
    select 'erasure-' || id as key, json_build_object('erasureId', id) as payload
    from erasures where state = 'running'`,
  run: (services, { erasureId }) => carryOutErasure(services, erasureId),
});

/** Begins the erasures anew that a restore has undone. */
export const applyErasuresJob = defineJob('apply-erasures', {
  group: 'upkeep',
  schedule: { cron: '40 2 * * *', fill: '1d' },
  // At every start: the storage may know of erasures that a restored database does not.
  selectUnfinished: () => sql`select 'apply-erasures' as key, '{}'::json as payload`,
  run: applyErasures,
});

/** Forgets the secrets of tokens that are no longer shown again. */
export const forgetSecretsJob = defineJob('forget-secrets', {
  group: 'payments',
  selectUnfinished: () => sql`
    select 'forget-secrets' as key, '{}'::json as payload
    from (select from api_tokens where sealed is not null limit 1) sealed`,
  run: forgetSecrets,
});
