import type {
  MessageEmailKind,
  OrderEmailKind,
  WithdrawalEmailKind,
} from '#domain/emails/email-kind.ts';
import type { EmailDefinition } from './define-email.ts';
import { messageSender, messageShop } from './messages/received.tsx';
import { messageReply } from './messages/reply.tsx';
import { canceledCustomer, canceledShop } from './order/canceled.tsx';
import { completedCustomer } from './order/completed.tsx';
import { complaintCustomer, complaintShop } from './order/complaint.tsx';
import type { OrderEmailDefinition } from './order/define-order-email.tsx';
import { expressCustomer, expressShop } from './order/express.tsx';
import { correctedShop, heldCustomer } from './order/held.tsx';
import { lateCustomer } from './order/late.tsx';
import { linkCustomer } from './order/link.tsx';
import { targetShop } from './order/may-begin.tsx';
import { paidCustomer } from './order/paid-customer.tsx';
import { paidShop } from './order/paid-shop.tsx';
import { refillCustomer, refillShop } from './order/refill.tsx';
import { refundedCustomer, refundedShop } from './order/refunded.tsx';
import { releasedCustomer } from './order/released.tsx';
import { reviewCustomer, reviewRejectedCustomer, reviewShop } from './order/review.tsx';
import { resolvedCustomer } from './order/resolved.tsx';
import { shortCustomer } from './order/short.tsx';
import { unpaidCustomer } from './order/unpaid.tsx';
import { withdrawalCustomer } from './order/withdrawal-customer.tsx';
import { withdrawalShop } from './order/withdrawal-shop.tsx';
import { withdrawnCustomer } from './order/withdrawn.tsx';
import { accountEmails } from './shop/account-change.tsx';
import { invitation } from './shop/invitation.tsx';
import { ownerNotices } from './shop/owner-notices.tsx';

/** The definitions of the e-mails about an order. */
export const orderEmails = {
  'order-paid-customer': paidCustomer,
  'order-paid-shop': paidShop,
  'order-target-shop': targetShop,
  'order-unpaid-customer': unpaidCustomer,
  'order-express-customer': expressCustomer,
  'order-express-shop': expressShop,
  'order-link-customer': linkCustomer,
  'order-held-customer': heldCustomer,
  'order-corrected-shop': correctedShop,
  'order-late-customer': lateCustomer,
  'order-completed-customer': completedCustomer,
  'order-short-customer': shortCustomer,
  'order-canceled-customer': canceledCustomer,
  'order-canceled-shop': canceledShop,
  'order-refunded-customer': refundedCustomer,
  'order-refunded-shop': refundedShop,
  'order-withdrawn-customer': withdrawnCustomer,
  'order-released-customer': releasedCustomer,
  'order-complaint-customer': complaintCustomer,
  'order-complaint-shop': complaintShop,
  'order-settled-customer': resolvedCustomer,
  'order-refill-shop': refillShop,
  'order-refill-customer': refillCustomer,
  'order-review-customer': reviewCustomer,
  'order-review-shop': reviewShop,
  'order-review-rejected-customer': reviewRejectedCustomer,
} satisfies { [Kind in OrderEmailKind]: OrderEmailDefinition<Kind> };

const customerEmails = {
  ...orderEmails,
  'withdrawal-customer': withdrawalCustomer,
  'withdrawal-shop': withdrawalShop,
  'message-shop': messageShop,
  'message-sender': messageSender,
  'message-reply': messageReply,
} satisfies { [Kind in OrderEmailKind | MessageEmailKind | WithdrawalEmailKind]: { kind: Kind } };

/** Every kind of e-mail, in the sequence in which a list of kinds shows those of a group. */
const definitions: ReadonlyMap<string, EmailDefinition> = new Map(
  [
    ...Object.values<EmailDefinition>(customerEmails),
    ...Object.values(ownerNotices),
    invitation,
    ...Object.values(accountEmails),
  ].map((definition) => [definition.kind, definition]),
);

/** Every kind of e-mail that the shop sends. */
export const emailDefinitions: readonly EmailDefinition[] = [...definitions.values()];

/** The definition of a kind; undefined of one that the shop does not know any more. */
export function emailDefinition(kind: string): EmailDefinition | undefined {
  return definitions.get(kind);
}

/** Whether an e-mail is about an order. */
export function isOrderEmail(kind: string): kind is OrderEmailKind {
  return Object.hasOwn(orderEmails, kind);
}
