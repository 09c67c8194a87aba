import { within } from '#domain/period-text.ts';
import { LATEST_START_HOURS, USUAL_START_HOURS, WITHDRAWAL_DAYS } from '#domain/promises.ts';
import type { PackageMessages } from '#messages/cs/site/package.ts';

export const packagePage: PackageMessages = {
  metaTitle: (full, brand) => `${full} | ${brand}`,
  metaDescription: (full, price, delivery, guarantee) =>
    `${full} for ${price}. Delivery time ${delivery}, refill guarantee ${guarantee}, no password, no account.`,
  back: 'Back to pricing',
  price: 'Price',
  security: {
    title: 'What you can rely on',
    points: [
      {
        key: 'password',
        title: 'No password',
        text: 'A public name or link is enough. We never ask for a password or a login code.',
      },
      {
        key: 'anonymous',
        title: 'Anonymous',
        text: 'We never make your purchase public. Our supplier gets only the link and the quantity, not your name or contact details.',
      },
      {
        key: 'payment',
        title: 'Secure payment',
        text: 'You pay on the payment provider’s encrypted page; your card number never passes through us.',
      },
      {
        key: 'gdpr',
        title: 'Your data (GDPR)',
        text: 'We use your data to handle your order, to do what the law requires, and for one invitation to review, which you can decline. You can ask for a copy at any time, and for erasure of what the law does not make us keep.',
      },
    ],
  },
  descriptionTitle: 'How it works',
  startLabel: 'Start',
  start: `within ${within('en', LATEST_START_HOURS, 'hour')}`,
  startNote: `Counted from confirmed payment; usually within ${within('en', USUAL_START_HOURS, 'hour')}. Consumers ask for this in the order form; otherwise we start after the ${WITHDRAWAL_DAYS}-day withdrawal period.`,
  deliveryLabel: 'Delivery time',
  deliveryNote: 'Counted from the start of delivery.',
  guaranteeLabel: 'Refill guarantee',
  guaranteeNote: 'Runs from completion. If the count drops in that time, we refill it free.',
  measured: {
    text: (orders, half, most) =>
      `Of the last ${orders} orders of this service, half were done in ${half}, nine of ten in ${most}.`,
    period: (days) =>
      `Measured over the last ${days} on orders that we were allowed to start at once, from the payment, or from when the profile was added, to delivery. What we promise is the time given above.`,
  },
  termsLink: 'Full terms and conditions',
  relatedTitle: 'Related packages',
  order: {
    title: 'Order this package',
    text: 'Add the link (for a profile, its name will do), check the summary and pay. No account needed.',
  },
};
