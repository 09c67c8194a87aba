import { randomUUID } from 'node:crypto';
import { serviceText } from '#content/catalogue/catalogue-text.ts';
import { catalogueTexts } from '#content/catalogue/package-name.ts';
import { enqueueEmails } from '#database/emails/emails.ts';
import { type Order, findOrder, lockOrder } from '#database/orders/orders.ts';
import {
  completedAt,
  declineInvitations,
  findInvitationByToken,
  hasDeclined,
  insertInvitation,
  putOffInvitation,
  useInvitation,
} from '#database/reviews/review-invitations.ts';
import { insertCustomerReview } from '#database/reviews/reviews.ts';
import { newToken } from '#database/tokens.ts';
import { listWithdrawals } from '#database/orders/withdrawals.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import {
  type ReviewForm,
  type ReviewProblems,
  invitationDue,
  isInvitationLate,
  isReviewable,
  readReviewForm,
} from '#domain/reviews/review-form.ts';
import { type TooOften, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';

/**
 * Invites the customer of an order that was completed six days ago to review it, once (rules 17): who was told
 * of it before the order and has not declined, then or in an earlier invitation. Meant for the job that the
 * completion queues; one that comes too early is put off, one that comes weeks too late does nothing.
 */
export async function inviteToReview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  orderId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const withdrawals = await listWithdrawals(tx, orderId);
    if (!order?.mayInvite || !isReviewable({ ...order, withdrawals })) return;
    const doneAt = await completedAt(tx, orderId);
    const now = clock();
    if (!doneAt || isInvitationLate(doneAt, now)) return;
    const early = invitationDue(doneAt).getTime() - now.getTime();
    if (early > 0) return putOffInvitation(tx, orderId, early);
    if (await hasDeclined(tx, order.email)) return;
    const token = newToken();
    if (!(await insertInvitation(tx, { orderId, token, invitedAt: now }))) return;
    await enqueueEmails(tx, orderId, ['order-review-customer']);
  });
}

export type Declined = { ok: true } | { ok: false; problem: 'unknown' } | TooOften;

/**
 * Notes that the owner of the mailbox which got an invitation wants no more of them, for any later order
 * either (§ 7 of the Czech Act 480/2004). The invitation itself still holds.
 */
export async function declineFurtherInvitations(
  { db, limits, clock }: Pick<Services, 'db' | 'limits' | 'clock'>,
  { token, client }: { token: string; client: string },
): Promise<Declined> {
  const invitation = await findInvitationByToken(db, token);
  if (!invitation) {
    // Guesses are counted. Who has a token comes by the servers of a mail provider, as many others do.
    const allowance = await limits.take('review', client);
    return allowance.ok ? { ok: false, problem: 'unknown' } : tooOften(allowance);
  }
  await declineInvitations(db, invitation.orderId, clock());
  return { ok: true };
}

export type SubmittedReview =
  | { ok: true }
  | { ok: false; problem: 'fields'; fields: ReviewProblems }
  /** There is no such invitation; or its review is written, which is all it was good for. */
  | { ok: false; problem: 'unknown' | 'used' }
  /** The order is no purchase any more: withdrawn from, or its money went back. */
  | { ok: false; problem: 'not-bought' }
  | TooOften;

/**
 * Takes the review that an invitation leads to, as long as its order is a purchase (rules 17). It hangs on the ordered line that it is about, uses
 * the invitation up and waits for the operator, who gets an e-mail, all in one transaction.
 * @param locale the edition that it is written in
 * @param client from where it comes, as limits count it
 */
export async function submitReview(
  { db, limits, clock }: Pick<Services, 'db' | 'limits' | 'clock'>,
  {
    token,
    form,
    locale,
    client,
  }: { token: string; form: ReviewForm; locale: Locale; client: string },
): Promise<SubmittedReview> {
  const allowance = await limits.take('review', client);
  if (!allowance.ok) return tooOften(allowance);
  const invitation = await findInvitationByToken(db, token);
  const order = invitation && (await findOrder(db, invitation.orderId));
  if (!order) return { ok: false, problem: 'unknown' };
  if (invitation.usedAt) return { ok: false, problem: 'used' };
  const read = readReviewForm(
    form,
    order.lines.map(({ position }) => position),
  );
  if (!read.ok) return { ok: false, problem: 'fields', fields: read.problems };
  const { line, ...review } = read.review;
  const now = clock();
  return db.transaction(async (tx): Promise<SubmittedReview> => {
    // Under its lock, so that no money goes back between the question and the review.
    const held = await lockOrder(tx, order.id);
    if (!held || !isReviewable({ ...order, ...held })) return { ok: false, problem: 'not-bought' };
    if (!(await useInvitation(tx, order.id, now))) return { ok: false, problem: 'used' };
    await insertCustomerReview(tx, {
      ...review,
      id: randomUUID(),
      service: reviewedService(order, line, locale),
      language: locale,
      orderId: order.id,
      linePosition: line,
      createdAt: now,
    });
    await enqueueEmails(tx, order.id, ['order-review-shop']);
    return { ok: true };
  });
}

/** The service of an ordered line, whose name names the platform: "Sledující na Instagramu". */
function reviewedService({ lines }: Order, position: number, locale: Locale): string {
  const packageId = lines.find((line) => line.position === position)?.packageId ?? '';
  const named = readPackageId(packageId);
  return named
    ? serviceText(catalogueTexts[locale], named.platform, named.service).name
    : packageId;
}
