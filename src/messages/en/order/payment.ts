import type { PaymentMessages } from '#messages/cs/order/payment.ts';

export const payment: PaymentMessages = {
  success: {
    titles: {
      paid: 'Thank you, we have your payment',
      free: 'Thank you, we have your order',
      checking: 'Checking your payment',
      failed: 'The payment did not arrive',
      unknown: 'Where to find your order',
    },
    endedTitles: {
      canceled: 'This order has been cancelled',
      refunded: 'We have returned your money',
      expired: 'This order has lapsed',
    },
    isPaid: (number) => `Order no. ${number} is paid.`,
    isFree: (number) => `Order no. ${number} is confirmed and there is nothing to pay.`,
    confirmation: {
      sent: (email) => `We have sent the confirmation to ${email}.`,
      coming: (email) => `We are sending the confirmation to ${email}.`,
    },
    failed: (number) => `Order no. ${number} is still saved and you can try to pay again.`,
    saved: (number) => `Your order no. ${number} is saved.`,
    next: 'What happens next',
    unknownText:
      'The link to your order is in the email that we send once it is paid. If you have paid and it does not arrive within an hour, write to us.',
    ended: (number) => `See the page of order no. ${number} for what happened.`,
    order: 'View the order',
    home: 'Home',
    priceList: 'Pricing',
  },
  canceled: {
    titles: {
      open: 'The payment was not completed',
      ended: 'This order can no longer be paid',
      unknown: 'We can’t tell which order this is',
    },
    text: 'You were not charged. Your order and your cart are saved. Pay right away, or come back to the order later.',
    textUnnamed:
      'You were not charged. Your order is saved, and the link to it that we email to you leads to paying. Or try again from the cart, where you will find the same packages.',
    endedText:
      'It has lapsed or been cancelled. You were not charged, and you can place the same order again.',
    unknownText:
      'The address names no order. If you have paid, please wait for the confirmation by email and do not pay twice.',
    unknownId:
      'We know no payment with this ID. If you have paid, please wait for the confirmation by email and do not pay twice.',
    sum: (sum) => `To pay: ${sum}`,
    idLabel: 'Payment ID',
    copy: 'Copy',
    copied: 'Copied',
    retry: 'Try again',
    orderAgain: 'Order again',
    order: 'View the order',
    orderForm: 'Go to the cart',
    home: 'Home',
    helpHeading: 'Need help with the payment?',
    help: 'Tell us what happened. We add the payment ID for you so that we can find it at once.',
    helpUnknownId:
      'Tell us what happened, when you ordered and with which email. We add the payment ID for you.',
    helpWithoutId: 'Tell us what happened, when you ordered and with which email.',
  },
  link: {
    title: 'The link to your order',
    lead: 'Enter the order number and the email you ordered with. We will send the link to its page to that address again.',
    number: 'Order number',
    numberHint: 'It is in the confirmation, on the invoice and in other emails about the order.',
    email: 'Email',
    send: 'Send the link',
    problems: {
      'number-invalid': 'Enter the order number, for example 100001',
      'email-invalid': 'Enter a valid email, for example jane@company.com',
    },
    summary: (count) => (count === 1 ? 'One field to correct' : 'Both fields to correct'),
    errorTitle: (title) => `Error: ${title}`,
    sentHeading: 'Please check your email',
    sent: 'If the number and the email belong together, the link is on its way. If it does not arrive within a quarter of an hour, look in your spam folder or write to us.',
    again: 'Enter them again',
    tooOften: 'That was too many attempts in a row. Please try again in a few minutes.',
    ask: 'Email me the link to my order',
  },
};
