import { parseCrontab } from 'graphile-worker';
import { expect, it } from 'vitest';
import { keysOf } from '#domain/records.ts';
import { workerGroups } from './define-job.ts';
import { crontab, jobDefinitions, jobsOf } from './registry.ts';

it('jobs that repeat by themselves do so at their times, in UTC', () => {
  const lines = crontab.trim().split('\n');
  expect(lines.toSorted()).toEqual([
    '* * * * * publish-due-articles ?max=1&jobKey=publish-due-articles&priority=20',
    '* * * * * read-mailbox ?max=1&jobKey=read-mailbox&queue=mailbox&priority=20',
    '15 4 * * * mail-audit-head ?fill=1d&max=3&priority=20',
    '23 * * * * offer-when-late ?fill=1h&max=3&priority=20',
    '30 2 * * * keep-retention ?fill=1d&max=3&priority=30',
    '40 2 * * * apply-erasures ?fill=1d&max=3&priority=30',
    '50 1 * * * check-backup ?fill=1d&max=3&priority=30',
    '7 * * * * reconcile-payments ?fill=1h&max=3&priority=20',
  ]);
});

it('one reading of the mailbox waits for the other, whichever program does it', () => {
  const reading = parseCrontab(crontab).find(({ task }) => task === 'read-mailbox');
  expect(reading?.options).toMatchObject({ queueName: 'mailbox', jobKey: 'read-mailbox' });
});

it('every job is done by one group of workers', () => {
  const done = keysOf(workerGroups).flatMap(jobsOf);
  expect(done).toHaveLength(jobDefinitions.length);
  expect(new Set(done)).toEqual(new Set(jobDefinitions));
});
