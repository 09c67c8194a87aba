import { randomUUID } from 'node:crypto';
import { enqueueOrderLink } from '#database/emails/emails.ts';
import { findOrderOfMailbox } from '#database/order-lookups.ts';
import { addJob } from '#database/jobs/jobs.ts';
import { mailboxOf } from '#domain/customer/email-address.ts';
import { type TooOften, takeInNameOf, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';

export type SentLink = { ok: true } | TooOften;

/** What somebody types who has lost the link of an order. */
export interface LostLink {
  /** As it was read. */
  number: number;
  /** As it was typed. */
  email: string;
}

/**
 * Notes that somebody asks for the private link of an order (rules 13). Whether there is such an order is
 * looked up by a job of its own, so neither the answer nor its time depends on it, and nobody learns of an
 * order by them.
 */
export async function sendOrderLink(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { client, ...lost }: LostLink & { client: string },
): Promise<SentLink> {
  const allowance = await takeInNameOf(limits, 'order-link', { client, email: lost.email });
  if (!allowance.ok) return tooOften(allowance);
  await addJob(db, 'find-order-link', lost, { key: `order-link-${randomUUID()}` });
  return { ok: true };
}

/**
 * Sends the private link of an order to the address that stands in it, where number and address belong
 * together. A mailbox gets a few a day, however many ask: who asks again has them already.
 */
export async function findOrderLink(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  lost: LostLink,
): Promise<void> {
  const orderId = await findOrderOfMailbox(db, lost);
  if (orderId === undefined) return;
  const allowance = await limits.take('order-link-sent', mailboxOf(lost.email));
  if (allowance.ok) await enqueueOrderLink(db, orderId);
}
