import { formatWithin } from '#domain/text/period-text.ts';
import {
  BUSINESS_NOTICE_DAYS,
  LATEST_START_HOURS,
  RECOUNT_DAYS,
  USUAL_START_HOURS,
} from '#domain/shop/promises.ts';
import type {
  AfterOrderWords,
  ReviewEmailWords,
  ReviewRejectedWords,
} from '#messages/cs/emails/after-order.ts';

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
    startGiven: `Delivery starts once you have told us where to deliver: usually within ${formatWithin('en', USUAL_START_HOURS, 'hour')}, and within ${formatWithin('en', LATEST_START_HOURS, 'hour')} at the latest.`,
    startGivenLater: (earliest) =>
      `Delivery starts once you have told us where to deliver, on ${earliest} at the earliest.`,
    startSoon: (latest) =>
      `We usually start delivering within ${formatWithin('en', USUAL_START_HOURS, 'hour')} of your request, no later than ${latest}.`,
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
  completedCustomer: {
    subject: (number) => `Your order no. ${number} is complete`,
    preview: (isGuaranteed) =>
      `Delivery is finished. Inside: what to do if the quantity is short${isGuaranteed ? ' or the count drops later' : ''}.`,
    heading: 'Your order is complete',
    lead: (number, at) => `We finished delivering your order no. ${number} on ${at}.`,
    privateLink: 'This link is yours alone: anyone who has it can see the order.',
    items: 'What we delivered',
    withdrawn: 'You have withdrawn from this package.',
    count: (delivered, units) => `Delivered: ${delivered} of ${units}.`,
    guaranteed: (day) => `The refill guarantee runs up to and including ${day}.`,
    refunded: (sum, isGuaranteed) =>
      `${sum} of the price has been, or is being, refunded to you.${isGuaranteed ? ' The guarantee covers what we delivered.' : ''}`,
    short: 'If the quantity is short',
    recount: `Write to us within ${formatWithin('en', RECOUNT_DAYS, 'day')} of completion. If the delivered quantity does fall short of the order, you may simply choose between a free refill and a refund of the price of the missing part.`,
    recountOthers: 'For the packages you have not withdrawn from:',
    recountOnly: (isGuaranteed) =>
      `This period takes nothing away: after it you still have your statutory rights${isGuaranteed ? ' and the guarantee' : ''}.`,
    recountCompany: (isGuaranteed) =>
      `${isGuaranteed ? 'This period does not shorten the guarantee. ' : ''}As a business customer, please notify us of a defect without undue delay, and at the latest within ${formatWithin('en', BUSINESS_NOTICE_DAYS, 'day')} of when you could have discovered it.`,
    drop: 'If the count drops later',
    refill: (mail) =>
      `If the displayed count falls during the guarantee below its level before the start plus the delivered quantity, we make up the difference free of charge, up to the delivered quantity. We begin the refill as soon as we notice the drop ourselves or you tell us about it: reply to this email, or write to ${mail} and give the order number. If the refill does not succeed within a reasonable time, we refund the price of the missing part.`,
    keepPublic:
      'So please keep the profile, post or video public and under the same name until the guarantee ends. While it is renamed, hidden, restricted, deleted or suspended, we cannot refill it. If you send us the new name or link, the guarantee continues for the rest of its term.',
    final: (isGuaranteed) =>
      `We have fully performed the order at your express request, so you can no longer withdraw from the contract without giving a reason. Your rights from defects${isGuaranteed ? ' and the guarantee' : ''} remain.`,
  },
  shortCustomer: {
    subject: (number) => `Your order no. ${number} has ended: we did not deliver everything`,
    preview: 'Inside: how much we delivered, and what becomes of the rest.',
    heading: 'We did not deliver everything',
    lead: (number, at) =>
      `Delivery of your order no. ${number} ended on ${at}. How much of it we delivered is below. We apologise.`,
    due: (sum) =>
      `You are owed ${sum} for what is missing. We will write to you as soon as the money has been sent.`,
    back: (sum) => `The price of what is missing (${sum}) has been, or is being, refunded to you.`,
    agreed: 'We have agreed with you on something else for what is missing.',
    instead:
      'If you would rather have something else, such as the rest delivered, reply to this email.',
    rights: 'You keep the right to withdraw from the contract and your rights from defects.',
    defects: 'You keep your rights from defects.',
  },
};

export const reviewEmails: ReviewEmailWords = {
  subject: (number) => `How did order no. ${number} turn out?`,
  preview: 'A few words are enough. We ask only once.',
  heading: 'How did it turn out?',
  lead: (number) =>
    `Your order no. ${number} is complete. Please tell others how it went, whether well or badly.`,
  about: 'The link leads to the stars and to room for a few lines.',
  open: 'Write a review',
  rules:
    'We publish good and critical reviews alike; we turn one down only if it is spam, abuse, unlawful or not about the order, or reveals personal data. There is no reward for a review. The link is yours alone and can be used for one review.',
  once: 'This is the only email we send to ask for a review of an order.',
  stop: 'Stop review invitations',
};

export const reviewRejected: ReviewRejectedWords = {
  subject: (number) => `Your review of order no. ${number} is not published`,
  preview: 'Here is why, and what you can do about it.',
  heading: 'Your review is not published',
  lead: (number) => `We do not show your review of order no. ${number} on our site.`,
  reason: 'Reason:',
  reasons: {
    spam: 'it is spam or advertising.',
    abuse: 'it abuses or threatens somebody.',
    'personal-data': 'it reveals personal data.',
    'off-topic': 'it is not about the order.',
    unlawful: 'its content is against the law.',
    'taken-back': 'you asked us to.',
  },
  text: 'What you wrote',
  rule: 'Criticism is no reason, and must not be one: leaving out bad reviews would be an unfair commercial practice (sections 4 and 5a of the Czech Act No. 634/1992 on consumer protection).',
  answer: 'If you disagree, or would like to send a changed text, reply to this email.',
};
