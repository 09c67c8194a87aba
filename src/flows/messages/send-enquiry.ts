import { randomUUID } from 'node:crypto';
import { insertEnquiry } from '#database/enquiries.ts';
import { oweEnquiryEmail } from '#database/emails.ts';
import { type EnquiryForm, type EnquiryProblems, readEnquiry } from '#domain/customer/enquiry.ts';
import type { Locale } from '#domain/locale.ts';
import { takeInNameOf } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';

export type SentEnquiry =
  | { ok: true }
  | { ok: false; problem: 'fields'; fields: EnquiryProblems }
  /** This client, or somebody in the name of this mailbox, has written too many messages lately (decisions/0009). */
  | { ok: false; problem: 'too-often'; retryAfterSeconds: number };

/**
 * Takes a message to the shop: it is stored and its e-mail owed in one transaction, so a
 * mail server that is away loses none. Forms and calls both end here.
 * @param client from where it comes, as limits count it
 */
export async function sendEnquiry(
  { db, limits, clock }: Pick<Services, 'db' | 'limits' | 'clock'>,
  { form, locale, client }: { form: EnquiryForm; locale: Locale; client: string },
): Promise<SentEnquiry> {
  const read = readEnquiry(form, locale);
  if (!read.ok) return { ok: false, problem: 'fields', fields: read.problems };
  const allowance = await takeInNameOf(limits, 'enquiry', { client, email: read.enquiry.email });
  if (!allowance.ok) return { ...allowance, problem: 'too-often' };
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await insertEnquiry(tx, { ...read.enquiry, id, locale, createdAt: clock() });
    await oweEnquiryEmail(tx, id);
  });
  return { ok: true };
}
