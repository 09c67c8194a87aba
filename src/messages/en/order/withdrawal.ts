import { formatWithin } from '#domain/text/period-text.ts';
import { REFUND_DAYS, WITHDRAWAL_DAYS } from '#domain/shop/promises.ts';
import type { OnHoldWords, WithdrawalMessages } from '#messages/cs/order/withdrawal.ts';

export const withdrawal: WithdrawalMessages = {
  title: 'Withdrawal from contract',
  link: 'Withdraw from contract here',
  errorTitle: (title) => `Error: ${title}`,
  steps: { label: 'Steps', declare: 'Fill in', confirm: 'Confirm' },
  lead: `As a consumer you may withdraw from the contract within ${formatWithin('en', WITHDRAWAL_DAYS, 'day')} of its conclusion without giving a reason. Fill in your name, order number and email, then confirm; there is no need to sign in.`,
  effects: {
    heading: 'What happens next',
    items: [
      'If we have not begun to deliver, we cancel the order and refund everything you paid. If you withdraw from some packages only, we refund their price.',
      'If we have begun at your express request, we put delivery on hold. We are owed a proportionate part of the price for what has been delivered, and we refund the rest.',
      'Once everything has been delivered at your express request, the right of withdrawal has ended. The guarantee and your rights from defects continue.',
    ],
    refund: `We refund to your original payment method, within ${formatWithin('en', REFUND_DAYS, 'day')} of your withdrawal at the latest.`,
    acknowledgement:
      'We confirm receipt by email straight away, stating the content, date and time. Every withdrawal is stored, even one that comes late.',
    terms: 'Full information: section 7 of the terms and conditions',
  },
  name: 'Full name',
  number: 'Order number',
  numberHint:
    'It is in the confirmation and on the invoice. Not at hand? Give the payment ID, or say what you ordered and when.',
  email: 'Email',
  emailHint: 'We send the confirmation here. If you can, use the one you ordered with.',
  optional: 'optional',
  part: 'Only some packages? Which ones?',
  partHint: 'Leave this empty to withdraw from the whole order.',
  lines: 'What do you withdraw from?',
  reason: 'Reason',
  reasonHint: 'You do not have to give one.',
  declare: 'Withdraw from contract here',
  problems: {
    'name-missing': 'Enter your full name',
    'number-missing': 'Enter the order number, or how we can find the order',
    'email-invalid': 'Enter a valid email, for example jane@company.com',
    'lines-missing': 'Tick at least one package',
    'text-too-long': 'Please shorten this text',
  },
  summary: (count) => (count === 1 ? 'One field to correct' : `${count} fields to correct`),
  already: {
    title: (at: string) => `We received a withdrawal from this order on ${at}`,
    text: 'You need not send it again, unless you also want to withdraw from other packages. What happens next is',
    order: 'on the page of your order',
  },
  lost: 'Your browser has not kept what you filled in. Please enter it again; this time it will work without cookies too.',
  confirm: {
    heading: 'Check and confirm',
    lead: (brand) =>
      `With the button below you tell the ${brand} shop that you withdraw from this contract:`,
    extent: 'You withdraw from',
    whole: 'the whole order',
    items: 'Packages ordered',
    button: 'Confirm withdrawal',
    change: 'Change details',
    tooOften: (mail) =>
      `Too many withdrawals have come from your connection or for this email. Try again in an hour, or send yours to ${mail}, which counts just the same.`,
    away: (mail) =>
      `We could not store your withdrawal just now, so we have not received it. What you filled in is still here. Try again in a moment. If it is urgent, send it to ${mail}, which counts just the same.`,
  },
  done: {
    heading: 'We have received your withdrawal',
    text: (at, email) =>
      `It reached us on ${at}. A confirmation stating its content, date and time is on its way to ${email}; it also says what happens next.`,
    textUnknown:
      'A confirmation stating its content, date and time is on its way to the email you gave. It also says what happens next.',
    late: (mail) =>
      `If it has not arrived within a quarter of an hour, look in your spam folder or write to ${mail}.`,
    home: 'Go to the home page',
    order: 'View order',
  },
  model: {
    heading: 'Prefer paper, or your own email?',
    text: (mail) =>
      `Any clear statement to ${mail} or to our registered office will do. You may use this model form, copied or printed. You do not have to.`,
    copy: 'Copy the form',
    copied: 'Copied',
  },
};

export const onHold: OnHoldWords = {
  about: (packages) => `It is about: ${packages}.`,
  whole: 'We have put delivery on hold.',
  part: 'Until this is settled the whole order is on hold, so that nothing you withdraw from is delivered.',
  rest: (packages) => `After that we deliver: ${packages}.`,
  last: 'We have put delivery on hold; the other packages are no longer being delivered.',
  unread: 'The whole order is on hold until we know which packages you withdraw from.',
  others: 'After that we deliver the others.',
  over: 'Delivery had already ended.',
};
