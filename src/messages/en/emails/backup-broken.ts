import type { BackupBrokenWords } from '#messages/cs/emails/backup-broken.ts';

export const backupBroken: BackupBrokenWords = {
  subject: 'The nightly backup is not sound',
  preview: 'A trial restore found what does not add up.',
  heading: 'The nightly backup is not sound',
  lead: 'Every night the shop tries to restore its own backup. Today something in it does not add up, so it could not be relied on if data were lost.',
  faults: 'What is wrong',
  next: 'Please look into it soon. Until it is put right, no further email about it will come; the start page of the admin shows where it stands.',
  more: 'Of each kind only the first findings are listed.',
  open: 'Open the admin',
  facts: { file: 'File', endedAt: 'Checked' },
};
