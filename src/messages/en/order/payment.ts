import type { PaymentMessages } from '#messages/cs/order/payment.ts';

export const payment: PaymentMessages = {
  success: {
    title: 'Thank you for your order',
    heading: 'Thank you, we have your payment',
    text: (number: number, email: string) =>
      `Order no. ${number} is paid. We have sent the confirmation to ${email}.`,
    unknownHeading: 'Where to find your order',
    unknownText:
      'The link to your order is in the e-mail that we send once it is paid. If you have paid and it does not arrive within an hour, write to us.',
    ended: 'This order is no longer valid. Its page tells you what has become of it.',
    order: 'View the order',
    home: 'Home',
    priceList: 'Price list',
  },
  canceled: {
    title: 'Payment not completed',
    heading: 'The payment was not completed',
    text: 'You were not charged. Your order and your cart are saved: pay right away or come back later.',
    endedText:
      'This order can no longer be paid. You can order again; the cart in your browser is kept.',
    unknownText:
      'This address does not tell us which order it is about. If you have paid, please wait for the confirmation by e-mail and do not pay twice.',
    idLabel: 'Payment ID',
    copy: 'Copy',
    copied: 'Copied',
    retry: 'Try again',
    order: 'View the order',
    home: 'Home',
    helpHeading: 'Need help with the payment?',
    help: 'Write to us and include the payment ID, so that we find it quickly:',
  },
};
