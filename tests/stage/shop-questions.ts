import { hasMessage } from '#database/messages/form-messages.ts';
import { isEmailSent, enqueueOrderLink } from '#database/emails/emails.ts';
import {
  findOrderOfMailbox,
  hasPaidSince,
  hasPendingOrder,
  listOrdersOfCart,
} from '#database/order-lookups.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { findDiscountCode } from '#database/offer/discount-codes.ts';
import { keepFunnel, readFunnel, readPageCounts } from '#database/figures/funnel.ts';
import { listInvoices } from '#database/payments/payment-records.ts';
import {
  findOrder,
  findOrderByPayment,
  findOrderByToken,
  findOrderRow,
  listOrdersById,
} from '#database/orders/orders.ts';
import { findStandByCheckout } from '#database/payments/checkouts.ts';
import { countSold } from '#database/orders/measured-times.ts';
import {
  hasRefund,
  listRefunds,
  recordFailedRefund,
  sumOfRefunds,
} from '#database/payments/refunds.ts';
import {
  closeOrderPages,
  deleteAccounts,
  deleteAnomalies,
  deleteMessages,
  deleteInvitations,
  deleteFunnelCounts,
  deletePageCounts,
  deletePaymentEvents,
  deleteRateLimits,
  deleteUnpublishedReviews,
  deleteSentEmails,
  deleteUnpaidOrders,
  deleteWithdrawals,
  listOldAccounts,
} from '#database/people/retention.ts';
import { findInvitationByToken, hasDeclined } from '#database/reviews/review-invitations.ts';
import {
  countCustomerReviews,
  findReviewOfOrder,
  listReviewedPlatforms,
  listShownReviews,
} from '#database/reviews/reviews.ts';
import { searchArticles } from '#database/articles/article-search.ts';
import {
  countPosts,
  findPublishedPost,
  listPostHeads,
  listPostHeadsById,
  listPostsBeside,
  listPublishedPosts,
} from '#database/articles/published-articles.ts';
import { reviewPlatforms } from '#domain/reviews/platform.ts';
import { reviewOrigins } from '#domain/reviews/review.ts';
import { orders } from '#database/schema/orders.ts';
import { findWithdrawal } from '#database/orders/withdrawals.ts';
import { NOW, before } from './years.ts';

/** As many as the daily deletion takes at once, and of orders with their files. */
const BATCH = 500;
const FEW = 50;
const ID = '00000000-0000-4000-8000-000000000000';
const failed = { providerRefundId: 're_77', amount: 100, at: NOW };

const isoDay = (daysAgo: number) =>
  new Date(NOW.getTime() - daysAgo * 24 * 60 * 60_000).toISOString().slice(0, 10);
const month = { from: isoDay(30), to: isoDay(0) };

const sameMessage = {
  kind: 'contact' as const,
  locale: 'cs' as const,
  name: 'Jana',
  email: 'jana@example.com',
  phone: '',
  company: '',
  service: '',
  message: 'Dobrý den',
};

/** What the shop and its nightly deletions ask of many rows. */
export const shopQuestions: Record<string, (db: Database) => Promise<unknown>> = {
  'what is ordered most': (db) => countSold(db, { countsFrom: 0 }),
  'the order of a payment': (db) => findOrderByPayment(db, 'pi_77'),
  'how the order of a checkout stands': (db) => findStandByCheckout(db, 'cs_77'),
  'the order of a private link': (db) => findOrderByToken(db, 'a'.repeat(32)),
  'an order, whole': (db) => findOrder(db, ID),
  'the row of an order': (db) => findOrderRow(db, ID),
  'the orders of a list': (db) => listOrdersById(db, [ID]),
  'the orders of a cart': (db) => listOrdersOfCart(db, 'cart77'),
  'the order of a cart that can be paid': (db) => hasPendingOrder(db, 'cart77'),
  'whether a mailbox has paid since': (db) => hasPaidSince(db, 'jana@example.com', before),
  'the order of a number and a mailbox': (db) =>
    findOrderOfMailbox(db, { number: 100_077, email: 'jana@example.com' }),
  'the e-mail with the link of an order': async (db) => {
    const [order] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.number, 100_077));
    await enqueueOrderLink(db, order?.id ?? ID);
  },
  'whether an e-mail of an order was sent': (db) => isEmailSent(db, ID, 'order-paid-customer'),
  'the uses of a discount code': (db) =>
    findDiscountCode(db, 'KOD60', { now: NOW, cartId: '', edition: 'cs', mailbox: 'x' }),
  'the refunds of an order': (db) => listRefunds(db, ID),
  'the refunds of a payment': async (db) =>
    (await hasRefund(db, 'pi_77')) && sumOfRefunds(db, 'pi_77'),
  'a refund by the id that the provider gave it': (db) =>
    recordFailedRefund(db, { paymentId: 'pi_77', ...failed }),
  'the invoices of an order': (db) => listInvoices(db, ID),
  'unpaid orders to be deleted': (db) =>
    deleteUnpaidOrders(db, { made: before, closed: before }, BATCH),
  'pages of orders to be closed': (db) => closeOrderPages(db, before, BATCH),
  'the same message again': (db) => hasMessage(db, sameMessage, NOW),
  'enquiries to be deleted': (db) => deleteMessages(db, before, BATCH),
  'notes of e-mails to be deleted': (db) => deleteSentEmails(db, before, BATCH),
  'accounts to be deleted': async (db) =>
    deleteAccounts(db, await listOldAccounts(db, before, FEW)),
  'anomalies to be deleted': (db) => deleteAnomalies(db, before, BATCH),
  'notifications to be deleted': (db) => deletePaymentEvents(db, before, BATCH),
  'the newest reviews of two origins': (db) =>
    listShownReviews(db, { language: 'cs', origins: ['customer', 'imported'], limit: 6 }),
  'reviews of a platform, further down': (db) =>
    listShownReviews(db, {
      language: 'cs',
      origins: reviewOrigins,
      platform: 'tiktok',
      limit: 11,
      offset: 20,
    }),
  'the platforms that have reviews': (db) =>
    listReviewedPlatforms(db, { language: 'cs', origins: reviewOrigins }, reviewPlatforms),
  'the count of reviews of customers': (db) => countCustomerReviews(db),
  'the review of an order': (db) => findReviewOfOrder(db, ID),
  'the invitation behind a link': (db) => findInvitationByToken(db, 'a'.repeat(32)),
  'whether a mailbox wants no invitations': (db) => hasDeclined(db, 'jana77@example.com'),
  'invitations to be deleted': (db) => deleteInvitations(db, before, BATCH),
  'unpublished reviews to be deleted': (db) => deleteUnpublishedReviews(db, before, BATCH),
  'how far the orders of a month came': (db) => readFunnel(db, month),
  'orders to be counted by how far they came': (db) => keepFunnel(db, new Date(month.from)),
  'the counts of pages of a month': (db) => readPageCounts(db, month),
  'counts of pages to be deleted': (db) => deletePageCounts(db, before, BATCH),
  'counts of orders to be deleted': (db) => deleteFunnelCounts(db, before, BATCH),
  'a declaration of withdrawal': (db) => findWithdrawal(db, ID),
  'declarations of withdrawal to be deleted': (db) => deleteWithdrawals(db, before, BATCH),
  'a page of articles, further down': (db) =>
    listPostHeads(db, { language: 'cs', except: ['faq'], limit: 10, offset: 40 }),
  'a page of articles on one topic': (db) =>
    listPostHeads(db, { language: 'cs', topic: 'growth', except: ['faq'], limit: 10, offset: 0 }),
  'the count of articles on a topic': (db) =>
    countPosts(db, { language: 'cs', topic: 'growth', except: ['faq'] }),
  'an article': (db) => findPublishedPost(db, { id: 'clanek-77', language: 'cs' }),
  'the next article and the one before': async (db) => {
    const beside = { language: 'cs' as const, except: ['faq'], limit: 1 };
    const place = { date: '2020-01-01', id: 'clanek-77' };
    await listPostsBeside(db, place, { ...beside, side: 'older' });
    await listPostsBeside(db, place, { ...beside, side: 'newer' });
  },
  'the articles that have rare words': (db) =>
    searchArticles(db, {
      language: 'cs',
      words: [{ text: 'velryb', isBeginning: true }],
      builtIn: [],
      except: ['faq'],
      limit: 10,
      offset: 0,
    }),
  'the articles that have words that many have': (db) =>
    searchArticles(db, {
      language: 'cs',
      words: [{ text: 'sleduj', isBeginning: true }],
      builtIn: [],
      except: ['faq'],
      limit: 10,
      offset: 0,
    }),
  'the heads of articles that were found': (db) =>
    listPostHeadsById(db, { ids: ['clanek-7', 'clanek-77'], language: 'cs' }),
  'the articles as a call': (db) => listPublishedPosts(db, { language: 'cs', limit: 50 }),
  'limits to be deleted': (db) => deleteRateLimits(db, before, BATCH),
};
