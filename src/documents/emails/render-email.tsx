import { render, toPlainText } from 'react-email';
import type {
  EmailKind,
  EnquiryEmailKind,
  OrderEmailKind,
  WithdrawalEmailKind,
} from '#domain/order/email-kind.ts';
import { cleanText } from '#domain/clean-text.ts';
import { keysOf } from '#domain/records.ts';
import type { Shop } from '#domain/shop.ts';
import type { Email } from '#domain/email.ts';
import { type AccountEmailFacts, accountEmail } from './account-email.tsx';
import { type AuditHeadFacts, auditHead } from './audit-head.tsx';
import { type BackupBrokenFacts, backupBroken } from './backup-broken.tsx';
import { enquirySender } from './enquiry-sender.tsx';
import { type EnquiryFacts, enquiryShop } from './enquiry-shop.tsx';
import type { EmailDraft, EmailFacts } from './email-draft.ts';
import { EmailLayout } from './email-layout.tsx';
import { type InvitationFacts, operatorInvitation } from './operator-invitation.tsx';
import { messageReply } from './message-reply.tsx';
import { orderCanceledCustomer } from './order-canceled-customer.tsx';
import { orderCanceledShop } from './order-canceled-shop.tsx';
import { orderComplaintCustomer } from './order-complaint-customer.tsx';
import { orderComplaintShop } from './order-complaint-shop.tsx';
import { orderCompletedCustomer } from './order-completed-customer.tsx';
import { orderShortCustomer } from './order-short-customer.tsx';
import { orderCorrectedShop } from './order-corrected-shop.tsx';
import { orderExpressCustomer } from './order-express-customer.tsx';
import { orderExpressShop } from './order-express-shop.tsx';
import { orderHeldCustomer } from './order-held-customer.tsx';
import { orderLateCustomer } from './order-late-customer.tsx';
import { orderLinkCustomer } from './order-link-customer.tsx';
import { orderPaidCustomer } from './order-paid-customer.tsx';
import { orderPaidShop } from './order-paid-shop.tsx';
import { orderRefillCustomer } from './order-refill-customer.tsx';
import { orderRefillShop } from './order-refill-shop.tsx';
import { orderRefundedCustomer } from './order-refunded-customer.tsx';
import { orderRefundedShop } from './order-refunded-shop.tsx';
import { orderReleasedCustomer } from './order-released-customer.tsx';
import { orderReviewCustomer } from './order-review-customer.tsx';
import { orderReviewRejectedCustomer } from './order-review-rejected-customer.tsx';
import { orderReviewShop } from './order-review-shop.tsx';
import { orderSettledCustomer } from './order-settled-customer.tsx';
import { orderWithdrawnCustomer } from './order-withdrawn-customer.tsx';
import { orderTargetShop } from './order-target-shop.tsx';
import { orderUnpaidCustomer } from './order-unpaid-customer.tsx';
import { type WithdrawalFacts, withdrawalCustomer } from './withdrawal-customer.tsx';
import { withdrawalShop } from './withdrawal-shop.tsx';
import { type CodeHalfPriceFacts, codeHalfPrice } from './code-half-price.tsx';
import { type WebhookAwayFacts, webhookAway } from './webhook-away.tsx';

const drafts: Record<OrderEmailKind, (facts: EmailFacts) => EmailDraft> = {
  'order-paid-customer': orderPaidCustomer,
  'order-paid-shop': orderPaidShop,
  'order-target-shop': orderTargetShop,
  'order-unpaid-customer': orderUnpaidCustomer,
  'order-express-customer': orderExpressCustomer,
  'order-express-shop': orderExpressShop,
  'order-link-customer': orderLinkCustomer,
  'order-completed-customer': orderCompletedCustomer,
  'order-short-customer': orderShortCustomer,
  'order-review-customer': orderReviewCustomer,
  'order-review-shop': orderReviewShop,
  'order-review-rejected-customer': orderReviewRejectedCustomer,
  'order-canceled-customer': orderCanceledCustomer,
  'order-canceled-shop': orderCanceledShop,
  'order-refunded-customer': orderRefundedCustomer,
  'order-refunded-shop': orderRefundedShop,
  'order-held-customer': orderHeldCustomer,
  'order-corrected-shop': orderCorrectedShop,
  'order-late-customer': orderLateCustomer,
  'order-complaint-customer': orderComplaintCustomer,
  'order-complaint-shop': orderComplaintShop,
  'order-settled-customer': orderSettledCustomer,
  'order-withdrawn-customer': orderWithdrawnCustomer,
  'order-released-customer': orderReleasedCustomer,
  'order-refill-shop': orderRefillShop,
  'order-refill-customer': orderRefillCustomer,
};

/** Whether an e-mail is about an order. */
export function isOrderEmail(kind: string): kind is OrderEmailKind {
  return Object.hasOwn(drafts, kind);
}

/** Every kind of e-mail about an order. */
export const orderEmailKinds = keysOf(drafts);

/**
 * Writes an e-mail about an order. The Message-ID stays the same however often it is written. Who answers
 * one to the shop writes to the customer.
 */
export async function renderEmail(
  kind: OrderEmailKind,
  { messageId, ...facts }: EmailFacts & { messageId: string },
): Promise<Email> {
  const replyTo = kind.endsWith('-shop') ? facts.order.customer.email : undefined;
  return layOut({ ...drafts[kind](facts), ...(replyTo && { replyTo }) }, facts.shop, messageId);
}

const enquiryDrafts: Record<EnquiryEmailKind, (facts: EnquiryFacts) => EmailDraft> = {
  'enquiry-shop': enquiryShop,
  'enquiry-sender': enquirySender,
  'message-reply': messageReply,
};

/** Whether an e-mail is about a message to the shop. */
export function isEnquiryEmail(kind: EmailKind): kind is EnquiryEmailKind {
  return Object.hasOwn(enquiryDrafts, kind);
}

/** Writes an e-mail about a message: that to the shop is answered to who wrote it. */
export async function renderEnquiryEmail(
  kind: EnquiryEmailKind,
  { messageId, ...facts }: EnquiryFacts & { messageId: string },
): Promise<Email> {
  return layOut(enquiryDrafts[kind](facts), facts.shop, messageId);
}

/** Writes an e-mail about a declaration of withdrawal; the shop's is answered to who has declared it. */
export async function renderWithdrawalEmail(
  kind: WithdrawalEmailKind,
  facts: WithdrawalFacts,
  messageId: string,
): Promise<Email> {
  const draft = kind === 'withdrawal-shop' ? withdrawalShop(facts) : withdrawalCustomer(facts);
  return layOut(draft, facts.shop, messageId);
}

/** Writes the e-mail that invites somebody to the operator's section. */
export async function renderInvitationEmail(
  facts: InvitationFacts,
  messageId: string,
): Promise<Email> {
  return layOut(operatorInvitation(facts), facts.shop, messageId);
}

/** Writes the e-mail that tells somebody of the shop of a change to an account. */
export async function renderAccountEmail(
  facts: AccountEmailFacts,
  messageId: string,
): Promise<Email> {
  return layOut(accountEmail(facts), facts.shop, messageId);
}

/** Writes the daily e-mail with the head of the log of changes. */
export async function renderAuditHead(facts: AuditHeadFacts, messageId: string): Promise<Email> {
  return layOut(auditHead(facts), facts.shop, messageId);
}

/** Writes the e-mail about a backup that did not hold. */
export async function renderBackupBroken(
  facts: BackupBrokenFacts,
  messageId: string,
): Promise<Email> {
  return layOut(backupBroken(facts), facts.shop, messageId);
}

/** Writes the e-mail that a receiver of webhooks does not answer. */
export async function renderWebhookAway(
  facts: WebhookAwayFacts,
  messageId: string,
): Promise<Email> {
  return layOut(webhookAway(facts), facts.shop, messageId);
}

/** Writes the e-mail that a code takes off half the price and more. */
export async function renderCodeHalfPrice(
  facts: CodeHalfPriceFacts,
  messageId: string,
): Promise<Email> {
  return layOut(codeHalfPrice(facts), facts.shop, messageId);
}

async function layOut(
  { to, locale, content, ...draft }: EmailDraft,
  shop: Shop,
  messageId: string,
): Promise<Email> {
  const subject = cleanText(draft.subject);
  const html = await render(
    <EmailLayout shop={shop} locale={locale} subject={subject} preview={draft.preview}>
      {content}
    </EmailLayout>,
  );
  return {
    messageId,
    from: { name: cleanText(shop.brand), address: shop.senderMail },
    to: { name: cleanText(to.name ?? ''), address: to.address },
    replyTo: draft.replyTo ?? shop.supportMail,
    ...(draft.isPersonal && { isPersonal: true }),
    ...(draft.declineUrl && { declineUrl: draft.declineUrl }),
    locale,
    subject,
    html,
    text: toPlainText(html, textOptions),
    attachments: [],
  };
}

/** Headings and labels are read, not shouted. */
const textOptions = {
  selectors: [
    ...['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
    {
      selector: '[data-text-format="dataTable"]',
      format: 'dataTable',
      options: { uppercaseHeaderCells: false, maxColumnWidth: 72 },
    },
    { selector: 'ul', options: { itemPrefix: '– ' } },
    ...Object.entries({ block: 1, item: 2 }).map(([name, leadingLineBreaks]) => ({
      selector: `[data-text-format="${name}"]`,
      format: 'block',
      options: { leadingLineBreaks, trailingLineBreaks: 1 },
    })),
  ],
};
