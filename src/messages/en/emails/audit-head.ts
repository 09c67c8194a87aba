import type { AuditHeadWords } from '#messages/cs/emails/audit-head.ts';

export const auditHead: AuditHeadWords = {
  subject: (seq) => `Change log fingerprint, entry ${seq}`,
  subjectEmpty: 'The change log is still empty',
  preview: 'Keep it: it shows whether anyone has rewritten the log.',
  heading: 'Change log fingerprint',
  lead: 'Every change made in the admin is logged, and each entry carries the fingerprint of the one before. Below is that of the latest. Whoever rewrites the log in the database cannot change this email.',
  facts: {
    at: 'As of',
    entries: 'Entries',
    last: 'Latest entry',
    hash: 'Fingerprint (SHA-256)',
  },
  how: 'How to check the log',
  command: 'On the machine that runs the shop, in the program’s folder:',
  kept: 'Keep this email. You can check against any of them: each one proves that the entries up to it have not changed since that day. If these emails stop coming, find out why.',
};
