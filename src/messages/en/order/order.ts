import { formatWithin } from '#domain/text/period-text.ts';
import {
  LATEST_START_HOURS,
  REFUND_DAYS,
  USUAL_START_HOURS,
  WITHDRAWAL_DAYS,
} from '#domain/shop/promises.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { customerLabels, foreignCompanyId } from '#messages/en/order/customer.ts';

export const order: OrderMessages = {
  title: (number, brand) => `Order no. ${number} | ${brand}`,
  errorTitle: (title) => `Error: ${title}`,
  heading: (number: number) => `Order no. ${number}`,
  lead: {
    pending: 'This order is waiting to be paid.',
    paid: 'We have your payment, thank you.',
    delivering: 'Delivery is under way. The count grows step by step.',
    completed: 'All done. Everything is delivered and the refill guarantee is running.',
    canceled: 'This order has been cancelled.',
    refunded: 'We have returned your money.',
    expired: 'The payment did not arrive in time, so the order has lapsed. You were not charged.',
  },
  leadFree: 'We have your order, and it is free of charge.',
  guaranteeOver: 'Everything is delivered. The refill guarantee has ended.',
  leadUnguaranteed: 'All done. Everything is delivered.',
  leadRefunding: 'We are returning your money.',
  leadDisputed: 'Your bank has returned your money.',
  leadChecking: 'We are checking your payment.',
  starts: {
    soon: (latest) => `We start no later than ${latest}.`,
    later: (earliest) => `We start on ${earliest} at the earliest.`,
    overdue: (latest) =>
      `We should have started by ${latest}. If you see nothing yet, please write to us.`,
    due: 'The withdrawal period is over: we start as soon as we can.',
    given: `We start once you have told us where to deliver: usually within ${formatWithin('en', USUAL_START_HOURS, 'hour')}, and within ${formatWithin('en', LATEST_START_HOURS, 'hour')} at the latest.`,
    givenLater: (earliest) =>
      `We start once you have told us where to deliver, on ${earliest} at the earliest.`,
  },
  givenBack: { whole: 'the whole amount', rest: (sum) => `the remaining amount of ${sum}` },
  refundComing: (what) =>
    `We are returning ${what} to your original payment method, within ${formatWithin('en', REFUND_DAYS, 'day')} of the cancellation at the latest.`,
  refunded: (what, at) => `We returned ${what} on ${at}.`,
  refundedEarlier: (sum) => `We had already returned ${sum}.`,
  steps: {
    label: 'Progress of the order',
    ordered: 'Ordered',
    paid: 'Paid',
    unpaid: 'Waiting to be paid',
    start: 'Waiting to start',
    delivering: 'Delivering',
    held: 'On hold',
    begun: 'Delivery began',
    completed: 'Delivered',
    canceled: 'Cancelled',
    refunding: 'Refund under way',
    refunded: 'Refunded',
    expired: 'Lapsed',
    state: { done: 'done', current: 'now', upcoming: 'to come', ended: 'ended', failed: 'ended' },
    latest: (day) => `by ${day}`,
    startSoon: (latest: string) =>
      `We usually start within ${formatWithin('en', USUAL_START_HOURS, 'hour')}, no later than ${latest}.`,
    startLater: (earliest: string) =>
      `You did not ask for an early start, so we begin after the ${WITHDRAWAL_DAYS}-day withdrawal period, on ${earliest} at the earliest.`,
    duration: (span: string) => `Delivery then takes ${span}.`,
  },
  checking: {
    heading: 'Checking your payment',
    text: 'We are waiting for the payment to be confirmed. This page refreshes itself; please do not pay twice.',
    over: 'The confirmation has not come yet and this page no longer refreshes. Please do not pay twice.',
    again: 'Refresh the page',
    processing:
      'Your payment is on its way and we are waiting for it to be confirmed. Please do not pay twice; the order can be cancelled once the payment has arrived.',
    mail: 'As soon as the payment arrives we send you a confirmation by email.',
  },
  pay: 'Pay now',
  payText: 'Your order is saved. You can pay for it now.',
  payUntil: (at: string) => `It can be paid until ${at}.`,
  paymentFailed:
    'The payment did not arrive. Your order is still saved and you can try to pay again.',
  unavailable:
    'The payment provider is not available right now. Your order is saved; please try again in a moment.',
  refused:
    'The payment provider has refused this order and nothing was charged. Please write to us and we will find another way to pay.',
  tooOften: 'That was too many attempts in a row. Please try again in a few minutes.',
  notUnderstood:
    'We did not understand what was sent and nothing has changed. Please use a button on this page.',
  notPayable: 'This order can no longer be paid.',
  cartFull: 'These packages do not all fit into your cart. Please remove something from it first.',
  again: {
    heading: 'Order again',
    text: 'We add the same packages for the same profiles and posts to your cart. What is already in it stays.',
    some: 'Packages that we no longer sell are left out.',
    button: 'Add to cart',
  },
  early: {
    heading: 'Would you like us to start sooner?',
    text: (earliest) =>
      `You did not ask for an early start, so we begin on ${earliest} at the earliest. If you ask now, we usually start within ${formatWithin('en', USUAL_START_HOURS, 'hour')} of your request, and within ${formatWithin('en', LATEST_START_HOURS, 'hour')} at the latest.`,
    button: 'Ask for an early start',
    missing: 'Please tick the request. Without it we may not start sooner.',
    over: 'An early start can no longer be asked for. This page shows where the order stands.',
  },
  withdrawal: {
    heading: 'Withdrawal from the contract',
    until: (day) =>
      `As a consumer you may withdraw from the contract without giving a reason until ${day}.`,
    notBegun:
      'Until we have started, you get everything back. Cancelling the order below has the same effect.',
    notBegunFree: 'Until we have started, cancelling the order below has the same effect.',
    begunFree:
      'We have already started. If you withdraw, we put delivery on hold; the order is free of charge, so there is nothing to refund. Once everything is delivered, the right of withdrawal ends.',
    begun:
      'We have already started. If you withdraw, we put delivery on hold; we are owed a proportionate part of the price for what we have delivered at your express request. Once everything is delivered, the right of withdrawal ends.',
    ended:
      'Delivery has ended and part of it did not arrive, so you can still withdraw. We refund what you do not yet have back of the price of that part; we are owed a proportionate part of the price for what we have delivered at your express request.',
    endedFree:
      'Delivery has ended and part of it did not arrive, so you can still withdraw. The order is free of charge, so there is nothing to refund.',
    endedUnasked:
      'Delivery has ended. You can still withdraw, because you did not ask us to start within the period.',
    form: 'Information and model form in the terms and conditions',
  },
  leadWithdrawn: 'The order ended with your withdrawal from the contract.',
  leadWithdrawnPart: 'You withdrew from part of the order; the other packages are delivered.',
  leadHeld: 'We are dealing with your withdrawal from the contract; delivery is on hold.',
  withdrawn: {
    title: (at) => `We received your withdrawal on ${at}`,
    by: (day) => `by ${day} at the latest`,
    soon: 'without undue delay',
    held: (sum, by) =>
      `We refund ${sum ?? 'what is due to you'} to your original payment method, ${by}.`,
    heldNothing: 'Nothing further of the price is due to you.',
    heldOver: (sum, by) => `We refund ${sum} of the price to your original payment method, ${by}.`,
    heldFree: 'The order is free of charge, so there is nothing to refund.',
    heldUnpaid: 'The order is not paid. We will not start; if the money arrives, we send it back.',
    resolved: (sum) => `It is settled, and ${sum ?? 'the money'} has been refunded.`,
    ended: 'It is settled.',
    released: 'It is settled, and the order continues.',
    why: (answer) => `Our answer: ${answer}`,
    canceled: 'Delivery had not begun, so the order is cancelled.',
    company:
      'This order was placed for a company, and by law only consumers may withdraw without a reason. Our answer is in your email.',
    late: (day) => `It came after the period, which ended on ${day}.`,
    performed:
      'The service had already been fully performed at your express request, which ended the right of withdrawal.',
    answerDue: 'We will send our answer by email.',
    received: 'The confirmation, and what happens next, are in your email.',
  },
  items: 'What you ordered',
  target: { profile: 'Profile', post: 'Post or video' },
  missing: {
    mark: 'Profile or link missing',
    save: 'Save',
    heading: 'Where should we deliver?',
    text: 'The marked packages have no profile or link yet. We cannot start delivering them until you add it.',
    link: 'Add it now',
    waits: 'Packages without a profile or link start once you have added it.',
    given:
      'We already have a profile or link here and have kept it as it is. To change it, please write to us.',
    notAsked: 'A profile or link can no longer be added here. Please write to us.',
  },
  delivery: (span: string) => `delivery ${span}`,
  guarantee: (days: string) => `guaranteed for ${days}`,
  subtotal: 'Subtotal',
  volumeDiscount: (percent: number) => `Volume discount ${percent}%`,
  codeDiscount: (percent: number, code: string) =>
    percent === 0 ? `Discount with code ${code}` : `Discount ${percent}% with code ${code}`,
  total: 'Total',
  payment: 'Payment',
  paymentId: 'Payment ID',
  paymentState: 'Status',
  paymentStates: {
    paid: 'paid',
    partlyRefunded: 'paid, partly refunded',
    free: 'free of charge',
    unpaid: 'not paid',
    checking: 'being checked',
    canceled: 'cancelled before payment',
    refunding: 'being refunded',
    refunded: 'refunded',
  },
  paidAt: 'Paid on',
  invoice: 'Invoice number',
  refundedSum: 'Refunded',
  creditNotes: (count) => (count === 1 ? 'Credit note number' : 'Credit notes'),
  invoices: {
    heading: 'Documents',
    download: {
      invoice: {
        pdf: 'Download the invoice (PDF)',
        isdoc: 'Download the invoice for accounting software (ISDOC)',
      },
      'credit-note': {
        pdf: 'Download the credit note (PDF)',
        isdoc: 'Download the credit note for accounting software (ISDOC)',
      },
    },
    downloadNote: {
      pdf: (number) => `Download credit note no. ${number} (PDF)`,
      isdoc: (number) => `Download credit note no. ${number} for accounting software (ISDOC)`,
    },
  },
  contact: 'Contact',
  customer: customerLabels,
  foreignCompanyId,
  cancel: {
    heading: 'Cancel the order',
    text: 'Until we start delivering, you can cancel without giving a reason.',
    paid: (what) =>
      `We return ${what} to your original payment method, within ${formatWithin('en', REFUND_DAYS, 'day')} of the cancellation at the latest.`,
    confirm: 'Yes, cancel the order',
    tooLate:
      'Delivery has already begun, so the order can no longer be cancelled. Please write to us.',
    disputed:
      'You have disputed the payment with your bank, which is deciding about it, so the order cannot be cancelled now. Please write to us and we will settle it together.',
    unavailable:
      'The order cannot be cancelled right now because the payment provider is not available. Please try again in a moment.',
  },
  privateLinkSeen: 'The link to this page is yours alone: whoever has it can see the order.',
  shownForm: 'For the customer only',
  privateLink:
    'The link to this page is yours alone: whoever has it can see the order and cancel it.',
  help: 'Something wrong? Write to us at',
  terms: 'Terms and conditions',
};
