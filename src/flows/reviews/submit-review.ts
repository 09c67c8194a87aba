import { randomUUID } from 'node:crypto';
import { serviceText } from '#content/catalogue/catalogue-text.ts';
import { catalogueTexts } from '#content/catalogue/catalogue.ts';
import { oweEmails } from '#database/emails.ts';
import { type Order, findOrder, lockOrder } from '#database/orders.ts';
import { findInvitationByToken, useInvitation } from '#database/review-invitations.ts';
import { insertCustomerReview } from '#database/testimonials.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import {
  type ReviewForm,
  type ReviewProblems,
  isReviewable,
  readReviewForm,
} from '#domain/reviews/review-form.ts';
import { type TooOften, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';

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
    await oweEmails(tx, order.id, ['order-review-shop']);
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
