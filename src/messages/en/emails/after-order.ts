import { LATEST_START_HOURS, USUAL_START_HOURS } from '#domain/promises.ts';
import { within } from '#domain/period-text.ts';
import type { AfterOrderWords } from '#messages/cs/emails/after-order.ts';

export const afterOrder: AfterOrderWords = {
  unpaidCustomer: {
    subject: (number) => `Your order no. ${number} is waiting to be paid`,
    preview: 'Your order is saved; you can pay for it on its page.',
    heading: 'Your order is waiting to be paid',
    lead: (number) =>
      `Your order no. ${number} is saved, but no payment has arrived yet. You have not been charged.`,
    pay: (until) =>
      `If you still want it, you can pay on its page until ${until}. If not, there is nothing you need to do: the order will simply lapse.`,
    paidJustNow:
      'If you have just paid, please do not pay twice. We will send the confirmation as soon as the payment arrives.',
    open: 'Go to the order',
    once: 'This is the only email we send about an unpaid order.',
  },
  expressCustomer: {
    subject: (number) => `Your order no. ${number}: we will start sooner`,
    heading: 'We will start sooner',
    lead: (number) =>
      `This confirms that you have asked us to start your order no. ${number} early.`,
    startLater: (earliest) => `Delivery starts on ${earliest} at the earliest.`,
    startGiven: `Delivery starts once you have told us where to deliver: usually within ${within('en', USUAL_START_HOURS, 'hour')}, and within ${within('en', LATEST_START_HOURS, 'hour')} at the latest.`,
    startGivenLater: (earliest) =>
      `Delivery starts once you have told us where to deliver, on ${earliest} at the earliest.`,
    startSoon: (latest) =>
      `We usually start delivering within ${within('en', USUAL_START_HOURS, 'hour')} of your request, no later than ${latest}.`,
    keep: 'Please keep this email: it confirms your request.',
  },
  linkCustomer: {
    subject: (number) => `The link to your order no. ${number}`,
    preview: 'The link to the page of your order.',
    heading: 'The link to your order',
    lead: (number) =>
      `Somebody asked for the link to order no. ${number} on our website. Here it is.`,
    notYou:
      'If it was not you, there is nothing you need to do. We send the link only to the address given in the order.',
  },
};
