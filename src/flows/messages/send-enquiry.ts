import { randomUUID } from 'node:crypto';
import { hasEnquiry, insertEnquiryOnce } from '#database/enquiries.ts';
import { oweEnquiryEmails } from '#database/emails.ts';
import { mailboxOf } from '#domain/customer/email-address.ts';
import {
  type EnquiryForm,
  type EnquiryProblems,
  SAME_MESSAGE_MINUTES,
  readEnquiry,
} from '#domain/customer/enquiry.ts';
import type { Locale } from '#domain/locale.ts';
import { type TooOften, takeInNameOf, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';

export type SentEnquiry =
  | { ok: true }
  | { ok: false; problem: 'fields'; fields: EnquiryProblems }
  /** This client, or somebody in the name of this mailbox, has written too many messages lately (decisions/0009). */
  | TooOften;

export interface EnquirySent {
  form: EnquiryForm;
  /** What stands in the field that people do not see; whoever fills it in is a program. */
  trap: string;
  locale: Locale;
  /** From where it comes, as limits count it. */
  client: string;
}

/**
 * Takes a message to the shop: it is stored and its e-mails owed in one transaction, so a mail server that
 * is away loses none. The same message sent again within minutes is one message and counts once
 * (decisions/0021). Forms and calls both end here. What a program sends is thanked for and dropped.
 */
export async function sendEnquiry(
  services: Pick<Services, 'db' | 'limits' | 'clock' | 'noteEnquiry'>,
  { form, trap, locale, client }: EnquirySent,
): Promise<SentEnquiry> {
  const { db, limits, clock, noteEnquiry } = services;
  if (trap) {
    noteEnquiry('trapped');
    return { ok: true };
  }
  const read = readEnquiry(form, locale);
  if (!read.ok) return { ok: false, problem: 'fields', fields: read.problems };
  const now = clock();
  const since = new Date(now.getTime() - SAME_MESSAGE_MINUTES * 60_000);
  const enquiry = { ...read.enquiry, locale };
  if (await hasEnquiry(db, enquiry, since)) {
    noteEnquiry('repeated');
    return { ok: true };
  }
  const { email } = enquiry;
  const allowance = await takeInNameOf(limits, 'enquiry', { client, email });
  if (!allowance.ok) {
    noteEnquiry('refused');
    return tooOften(allowance);
  }
  const copy = await limits.take('enquiry-copy-sent', mailboxOf(email));
  const id = randomUUID();
  const isNew = await db.transaction(async (tx) => {
    if (!(await insertEnquiryOnce(tx, { ...enquiry, id, createdAt: now }, since))) return false;
    await oweEnquiryEmails(tx, id, copy.ok ? ['enquiry-shop', 'enquiry-sender'] : ['enquiry-shop']);
    return true;
  });
  noteEnquiry(isNew ? 'stored' : 'repeated');
  return { ok: true };
}
