import { sql } from 'drizzle-orm';
import { emails } from '#database/schema/emails.ts';
import { sendEmail } from '#flows/emails/send-email.ts';
import { readMailbox } from '#flows/messages/read-mailbox.ts';
import { mailAuditHead } from '#flows/operator/audit-log.ts';
import { defineJob } from './define-job.ts';

export const sendEmailJob = defineJob('send-email', {
  group: 'emails',
  subject: { table: emails, id: 'emailId' },
  selectUnfinished: () => sql`
    select 'email-' || id as key, json_build_object('emailId', id) as payload
    from emails where sent_at is null and refusal is null and set_aside_at is null`,
  run: (services, { emailId }) => sendEmail(services, emailId),
});

/** Tells every owner the head of the log of changes. */
export const mailAuditHeadJob = defineJob('mail-audit-head', {
  group: 'payments',
  schedule: { cron: '15 4 * * *', fill: '1d' },
  run: mailAuditHead,
});

/**
 * Reads what has come to the shop's mailbox. Two readings would take each other for one in whose middle a program
 * ended: one waits for the other.
 */
export const readMailboxJob = defineJob('read-mailbox', {
  group: 'mailbox',
  schedule: { cron: '* * * * *', queue: 'mailbox' },
  run: readMailbox,
});
