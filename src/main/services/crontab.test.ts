import { parseCrontab } from 'graphile-worker';
import { expect, it } from 'vitest';
import { CRONTAB } from './crontab.ts';

it('one reading of the mailbox waits for the other, whichever program does it', () => {
  const reading = parseCrontab(CRONTAB).find(({ task }) => task === 'read-mailbox');
  expect(reading?.options).toMatchObject({ queueName: 'mailbox', jobKey: 'read-mailbox' });
});
