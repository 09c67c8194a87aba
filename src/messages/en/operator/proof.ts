import { plural } from '#domain/locale.ts';
import type { Damage, LogFault } from '#domain/operator/backup-proof.ts';
import type { ProofMessages } from '#messages/cs/operator/proof.ts';

const hows: Record<Damage | LogFault, string> = {
  'not-whole': 'it is not a backup, or not a whole one',
  'breaks-off': 'it breaks off in the middle of a line',
  'no-end': 'its end is missing',
  'goes-on': 'something follows its end',
  'tables-differ': 'it has not as many tables as it says',
  'rows-differ': 'a table has other rows than those it was made of',
  foreign: 'it is not a backup of this shop',
  changed: 'was changed',
  'does-not-follow': 'does not follow the one before',
  missing: 'is missing',
  'personal-changed': 'has a personal value that was changed',
  'personal-added': 'has a personal value that was added',
  'head-differs': 'is not the one that was emailed',
  'head-missing': 'is missing, though it was emailed',
};

export const proof: ProofMessages = {
  title: 'Backup check',
  lead: 'Every night a backup is made, restored into a scratch database, and everything in it is checked.',
  states: {
    whole: 'The backup is sound',
    broken: 'The backup is not sound',
    late: 'The backup has not been checked for a while',
    none: 'The backup has not been checked yet',
  },
  off: 'No backups are being made',
  offText: 'There is no folder set to keep them in:',
  since: (moment) => `Last checked ${moment}.`,
  never: 'The shop already has orders, but nobody has tried to restore a backup yet.',
  first: 'The first check runs tonight.',
  brokenText: 'This does not add up:',
  file: 'File',
  madeAt: 'Backup from',
  endedAt: 'Checked',
  rows: 'Rows',
  took: 'Took',
  seconds: (count, whole) =>
    `${count}\u00a0${plural('en', whole, { one: 'second', other: 'seconds' })}`,
  order: (number) => `order\u00a0${number}`,
  faults: {
    'not-made': 'The backup could not be made',
    'may-not-create':
      'The database user may not create databases, so there is nowhere to try the backup. Allow it with ALTER ROLE … CREATEDB',
    'no-room': 'The disk has no room to try the backup (free / size of the database)',
    damaged: 'The backup file is damaged',
    'not-restored': 'The backup could not be restored',
    counts: 'A table does not have as many rows as the backup says',
    orphan: 'A row belongs to one that is not in the backup',
    'invoice-gap': 'The invoice number sequence does not add up',
    'paid-without-invoice': 'A paid order has no invoice',
    'paid-without-emails': 'A paid order is missing its email',
    'order-sum': 'The rows of an order do not add up to its price',
    'invoice-sum': 'An invoice shows a different amount than its order',
    'refund-sum': 'More was refunded than the customer paid',
    'credit-sum': 'Credit notes do not match the refunds',
    log: 'The change log was altered outside the program',
    'file-missing': 'The file of a document that was sent is missing from the storage',
    'not-checked': 'One of the checks could not be completed',
    'not-tidied': 'Old backups could not be deleted',
  },
  row: ({ row, how }) => [row, how && hows[how]].filter(Boolean).join(' '),
};
