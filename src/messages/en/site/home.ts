import { figures } from '#domain/period-text.ts';
import type { HomeMessages } from '#messages/cs/site/home.ts';

export const home: HomeMessages = {
  metaTitle: (brand) => `Followers, likes and views for social media | ${brand}`,
  metaDescription:
    'Packages of followers, likes and views for Instagram, TikTok, YouTube and Facebook. Price, delivery time and guarantee are known in advance, and we ask for no password.',
  badge: 'No password, no account',
  headline: 'Get your profile off the ground',
  lead: 'Followers, likes and views in packages. You know the price, delivery time and guarantee before you pay.',
  order: 'Order now',
  pricing: 'Pricing',
  trust: {
    title: 'What you can rely on',
    points: (guarantee) => [
      {
        key: 'guarantee',
        title: `${figures(guarantee)}-day guarantee`,
        text: 'If the count drops, we top it up free.',
      },
      {
        key: 'payment',
        title: 'Secure payment',
        text: 'You pay on the payment provider’s own page.',
      },
      {
        key: 'support',
        title: 'Support in English and Czech',
        text: 'Email us or message us on WhatsApp.',
      },
    ],
  },
  platforms: {
    title: 'Choose your platform',
    from: (price) => `from ${price}`,
    all: 'Full price list',
  },
  curve: {
    description: (amounts) => `A growth curve with its points at package sizes: ${amounts}.`,
  },
};
