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
        text: 'We tell nobody about the purchase; whoever carries it out gets the link, not your name.',
      },
      {
        key: 'payment',
        title: 'Secure payment',
        text: 'You pay on the payment provider’s encrypted page; the card number never passes through us.',
      },
      {
        key: 'gdpr',
        title: 'GDPR',
        text: 'We use your data to handle the order and to do what the law requires; you can ask for a copy or erasure at any time.',
      },
    ],
  },
  descriptionTitle: 'How it works',
  startLabel: 'Start',
  start: `within ${within('en', USUAL_START_HOURS, 'hour')} of confirmed payment, ${within('en', LATEST_START_HOURS, 'hour')} at the latest`,
  startNote: `If you are a consumer, we start this soon at your express request in the order; otherwise once the ${WITHDRAWAL_DAYS}-day withdrawal period is over.`,
  deliveryLabel: 'Delivery time',
  deliveryNote: 'Counted from the start of delivery.',
  guaranteeLabel: 'Refill guarantee',
  guaranteeNote: 'Counted from completion. A drop in that time is made up free of charge.',
  metricsTitle: 'What the terms say',
  termsLink: 'Full terms and conditions',
  relatedTitle: 'Related packages',
  order: {
    title: 'Ready to order?',
    text: 'Enter a profile name or link, check the summary and pay. No account needed.',
  },
};
