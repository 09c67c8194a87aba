import { sql } from 'drizzle-orm';
import { generatorBatches } from '#database/schema/generators.ts';
import { publishDueArticles } from '#flows/articles/publish-article.ts';
import { runGeneratorBatch } from '#flows/generators/run-generator-batch.ts';
import { defineJob } from './define-job.ts';

/** Publishes the planned articles whose moment has come. */
export const publishDueArticlesJob = defineJob('publish-due-articles', {
  group: 'payments',
  schedule: { cron: '* * * * *' },
  run: publishDueArticles,
});

/** Makes the next item of a batch of the generators. */
export const runGeneratorBatchJob = defineJob('run-generator-batch', {
  group: 'generators',
  subject: { table: generatorBatches, id: 'batchId' },
  selectUnfinished: () => sql`
    select 'generator-' || id as key,
      json_build_object('batchId', id, 'job', gen_random_uuid()) as payload
    from generator_batches where state = 'running'`,
  run: runGeneratorBatch,
});
