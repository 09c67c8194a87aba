import type { AfterSalesMessages } from '#messages/cs/order/after-sales.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';

/** Why an action of the customer was not possible. */
export type OrderProblem =
  | 'order-unknown'
  | 'too-late'
  | 'not-payable'
  | 'payment-processing'
  | 'disputed'
  | 'cancel-unavailable'
  | 'checkout-unavailable'
  | 'checkout-refused'
  | 'target-given'
  | 'target-not-asked'
  | 'early-start-not-asked'
  | 'early-start-over'
  | 'late-over'
  | 'late-sum'
  | 'complaint-unpaid'
  | 'complaint-not-begun'
  | 'complaint-open'
  | 'complaint-too-many'
  | 'cart-full'
  | 'too-often'
  | 'intent-unknown';

/** What is said of it at the head of the page. */
export function sayOrderProblem(
  m: OrderMessages,
  afterSales: AfterSalesMessages,
  problem: OrderProblem,
): string {
  switch (problem) {
    case 'late-over':
      return afterSales.late.over;
    case 'late-sum':
      return afterSales.late.sum;
    case 'complaint-unpaid':
      return afterSales.complaint.unpaid;
    case 'complaint-not-begun':
      return afterSales.complaint.notBegun;
    case 'complaint-open':
      return afterSales.complaint.same;
    case 'complaint-too-many':
      return afterSales.complaint.tooMany;
    case 'too-late':
    case 'order-unknown':
      return m.cancel.tooLate;
    case 'not-payable':
      return m.notPayable;
    case 'payment-processing':
      return m.checking.processing;
    case 'disputed':
      return m.cancel.disputed;
    case 'cancel-unavailable':
      return m.cancel.unavailable;
    case 'checkout-refused':
      return m.refused;
    case 'checkout-unavailable':
      return m.unavailable;
    case 'target-given':
      return m.missing.given;
    case 'target-not-asked':
      return m.missing.notAsked;
    case 'early-start-not-asked':
      return m.early.missing;
    case 'early-start-over':
      return m.early.over;
    case 'cart-full':
      return m.cartFull;
    case 'too-often':
      return m.tooOften;
    case 'intent-unknown':
      return m.notUnderstood;
  }
}
