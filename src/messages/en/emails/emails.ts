import { formatWithin } from '#domain/text/period-text.ts';
import {
  LATEST_START_HOURS,
  REFUND_DAYS,
  USUAL_START_HOURS,
  WITHDRAWAL_DAYS,
} from '#domain/shop/promises.ts';
import type { EmailWords, MessageEmailWords } from '#messages/cs/emails/emails.ts';
import { customerLabels, foreignCompanyId } from '#messages/en/order/customer.ts';

export const emails: EmailWords = {
  order: {
    items: 'What you ordered',
    target: { profile: 'Profile', post: 'Post or video' },
    targetMissing: 'Profile or link missing',
    delivery: (span, guarantee) =>
      `Delivery takes ${span} from the start; drops are refilled for ${guarantee}.`,
    subtotal: 'Subtotal',
    volumeDiscount: (percent) => `Volume discount ${percent}%`,
    codeDiscount: (percent, code) =>
      percent === 0 ? `Discount with code ${code}` : `Discount ${percent}% with code ${code}`,
    total: 'Total',
    vatNote:
      'The price is final, includes all taxes and fees, and is charged in Czech crowns (CZK). Euro figures are approximate.',
    yourDetails: 'Your details',
    ordered: 'Ordered',
    paid: 'Paid',
    paymentId: 'Payment ID',
    customer: customerLabels,
    foreignCompanyId,
    open: 'View your order',
    privateLink: 'This link is yours alone: anyone who has it can see the order and cancel it.',
    greeting: 'Hello,',
    question: (mail) => `Any questions? Reply to this email or write to ${mail}.`,
    operator: (name, companyId, vatId) =>
      vatId
        ? `${name}, company ID ${companyId}, VAT ID ${vatId}`
        : `${name}, company ID ${companyId}`,
    register: (entry) => `Register entry: ${entry}`,
    phoneOf: (phone) => `Phone: ${phone}`,
  },
  paidCustomer: {
    subject: (number) => `Your order no. ${number} is confirmed`,
    preview: (total) =>
      `We have your payment of ${total}. Inside: a summary, what happens next and the full terms.`,
    heading: 'Thank you, your payment has arrived',
    lead: (number, total, paidAt) =>
      `This confirms your order no. ${number} and your payment of ${total}, received on ${paidAt}. With this confirmation the contract is concluded. Please keep this email: the full terms are at the end.`,
    afterWithdrawal: {
      subject: (number) => `Your order no. ${number}: your payment and your withdrawal`,
      preview: (total) =>
        `We hold your payment of ${total} until the withdrawal is settled. Inside: what happens next.`,
      heading: 'We have your payment and your withdrawal',
      lead: (number, total, paidAt) =>
        `This confirms your payment of ${total} for order no. ${number}, received on ${paidAt}. You withdrew from the contract in the meantime. Please keep this email: the full terms are at the end.`,
      next: 'We will not start delivery, and we hold the money. What is due to you goes back to your original payment method. We write to you once that is done.',
    },
    free: {
      preview:
        'Your order is free of charge. Inside: a summary, what happens next and the full terms.',
      heading: 'Your order is confirmed',
      lead: (number, at) =>
        `This confirms your order no. ${number} of ${at}. It is free of charge, so there is nothing to pay. With this confirmation the contract is concluded. Please keep this email: the full terms are at the end.`,
      cancel: (mail) =>
        `Until delivery begins, you can cancel the order on its page or by writing to ${mail}.`,
      startSoon: (latest) =>
        `We usually start delivering within ${formatWithin('en', USUAL_START_HOURS, 'hour')}, no later than ${latest}. Delivery is gradual.`,
    },
    targetMissing:
      'For part of your order we have no profile or link to deliver to. Please add it on the order page; we cannot start that part until you do.',
    next: 'What happens next',
    startSoon: (latest) =>
      `We usually start delivering within ${formatWithin('en', USUAL_START_HOURS, 'hour')} of your payment being confirmed, no later than ${latest}. Delivery is gradual.`,
    startLater: (earliest) =>
      `You did not ask us to start early, so delivery begins once the ${WITHDRAWAL_DAYS}-day withdrawal period is over, on ${earliest} at the earliest. Delivery is gradual. You can still ask for an early start on the order page.`,
    startGiven: `Delivery starts once you have told us where to deliver: usually within ${formatWithin('en', USUAL_START_HOURS, 'hour')}, and within ${formatWithin('en', LATEST_START_HOURS, 'hour')} at the latest. Delivery is gradual.`,
    startGivenLater: (earliest) =>
      `Delivery starts once you have told us where to deliver, on ${earliest} at the earliest. Delivery is gradual.`,
    keepPublic: (isGuaranteed) =>
      `Please keep the profile, post or video public and under the same name throughout delivery.${isGuaranteed ? ' The guarantee requires the same until it ends: while something is hidden or renamed, we cannot refill it.' : ''} We will never ask for your password.`,
    invoice:
      'The invoice is attached to this email; you can also download it from the order page, which shows how delivery is going too.',
    statusOnly: 'You can follow the delivery status on the order page.',
    cancelling: 'Cancelling and withdrawing',
    cancel: (mail) =>
      `Until delivery begins, you can cancel the order on its page or by writing to ${mail}. You get the whole amount back.`,
    withdraw: (page, mail) =>
      `As a consumer you may withdraw from the contract within ${formatWithin('en', WITHDRAWAL_DAYS, 'day')} of its conclusion without giving a reason. Withdraw from contract here: ${page}. You can also write to ${mail} and give the order number. If we start earlier at your express request and you then withdraw, we are owed only a proportionate part of the price, for what has been delivered, and we refund the rest; once the service has been fully performed, the right of withdrawal ends.`,
    companyNoWithdraw: `You ordered as a company. The statutory ${WITHDRAWAL_DAYS}-day right of withdrawal is for consumers and does not apply to this order.`,
    request: 'Your express request',
    requestGiven: (at, version) => `Confirmed on ${at}, wording of ${version}.`,
    requestOtherVersion: (at, version) =>
      `You asked us to begin before the ${WITHDRAWAL_DAYS}-day withdrawal period ends. Confirmed on ${at}, wording of ${version}.`,
    termsLink: 'Terms on our website',
    termsOtherVersion: (shown, ordered) =>
      `Your order is governed by the wording of ${ordered}, which was in force when you placed it; we will send it to you on request. Below is the wording of ${shown}, which we published later.`,
  },
  canceledCustomer: {
    subject: (number) => `Your order no. ${number} is cancelled`,
    preview: 'Nothing will be delivered. What you have paid goes back to you.',
    heading: 'Your order is cancelled',
    lead: (number) =>
      `We have cancelled your order no. ${number}. Delivery had not begun, so nothing will be delivered.`,
    refund: (total) =>
      `The whole amount you paid, ${total}, goes back to your original payment method within ${formatWithin('en', REFUND_DAYS, 'day')} of the cancellation at the latest.`,
    refundRest: (rest) =>
      `The remaining amount, ${rest}, goes back to your original payment method within ${formatWithin('en', REFUND_DAYS, 'day')} of the cancellation at the latest.`,
    allBack: 'Everything you paid has already gone back to you.',
    free: 'The order was free of charge, so there is nothing to return and you owe us nothing.',
    nothingPaid:
      'The order had not been paid, so there is nothing to return and you owe us nothing.',
  },
  refundedCustomer: {
    whole: {
      subject: (number) => `Your payment for order no. ${number} has been refunded`,
      preview: (total) => `We have returned the whole amount of ${total} to you.`,
      heading: 'We have returned your money',
      lead: (number, total) =>
        `The whole amount of ${total} for your cancelled order no. ${number} is on its way back to your original payment method.`,
    },
    part: {
      subject: (number) => `Refund for order no. ${number}`,
      preview: (amount) => `We have returned ${amount} to you.`,
      heading: 'We have returned money to you',
      lead: (number, amount) =>
        `${amount} of your payment for order no. ${number} is on its way back to your original payment method.`,
    },
    rest: {
      subject: (number) => `Your payment for order no. ${number} has been refunded`,
      preview: (rest) => `We have returned the remaining amount of ${rest} to you.`,
      heading: 'We have returned your money',
      lead: (number, rest) =>
        `The remaining amount of ${rest} for your cancelled order no. ${number} is on its way back to your original payment method.`,
    },
    byHand: {
      subject: (number) => `Refund for order no. ${number}`,
      preview: (amount) => `We have sent ${amount} to your bank account.`,
      heading: 'We have returned money to you',
      lead: (number, amount) =>
        `We have returned ${amount} of your payment for order no. ${number} by bank transfer.`,
    },
    disputed: {
      subject: (number) => `Your payment for order no. ${number} has come back to you`,
      preview: (amount) => `Your bank has returned ${amount} to you.`,
      heading: 'Your payment has come back to you',
      lead: (number, amount) =>
        `Your bank, with which the payment was disputed, has returned ${amount} of your payment for order no. ${number}. We deliver nothing more of what that money was for.`,
    },
    reason: (reason) => `Reason: ${reason}`,
    withdrawn:
      'This settles your withdrawal from the contract. We deliver nothing more of what it was about.',
    endsRefill: 'The refund replaces the refill that we promised.',
    when: 'When it appears on your account is up to your bank; card payments usually take up to 10 working days.',
    creditNote:
      'The credit note is attached to this email; you can also download it from the order page.',
  },
};

/** Words of the e-mails to who has written to the shop. */
export const messageEmails: MessageEmailWords = {
  /** The copy of what was written. */
  copy: {
    subject: (brand) => `We have your message | ${brand}`,
    preview: (time) => `We will answer ${time}.`,
    heading: 'We have your message',
    lead: (time) =>
      `Thank you for writing to us. We will answer ${time}. If yours came outside business hours, the time counts from when they next begin.`,
    wrote: 'What you wrote',
    link: '[link]',
    cut: 'A long message is shortened here and links are left out; we have received all of it.',
    notYou:
      'Was it not you who wrote to us? Somebody has probably typed your address by mistake. There is nothing you need to do.',
  },
  /** What the shop answers. */
  reply: {
    subject: (number, brand) => `Our answer to your message no. ${number} | ${brand}`,
    heading: 'Our answer to your message',
    wrote: 'What you wrote',
    link: '[link]',
    answer: 'If there is anything to add, simply reply to this email.',
  },
};
