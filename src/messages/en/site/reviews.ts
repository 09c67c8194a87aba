import { plural } from '#domain/locale.ts';
import { INVITE_AFTER_DAYS } from '#domain/reviews/invitation.ts';
import { lasting } from '#domain/period-text.ts';
import type { ReviewMessages } from '#messages/cs/site/reviews.ts';

export const reviews: ReviewMessages = {
  labels: {
    verified: 'Verified purchase',
    imported: 'Imported review',
    sample: 'Sample review',
    generated: 'AI-generated',
    composed: 'Composed automatically',
  },
  source: 'source',
  stars: (rating, most) => `${rating} out of ${most} stars`,
  quoted: (text) => `“${text}”`,
  reply: (brand) => `Reply from ${brand}`,

  home: {
    title: 'What people say about us',
    all: 'All reviews',
    emptyTitle: 'Reviews come from customers alone',
  },

  checked: {
    text: '“Verified purchase” means that a customer wrote the review through a personal link we sent once the order was complete. For all other reviews we do not check the purchase, and each says where it comes from.',
    link: 'How we gather and verify reviews',
  },

  gathered: {
    text: 'There is no review here yet. Better none than made-up ones.',
    steps: [
      {
        title: 'We complete your order',
        text: `${lasting('en', INVITE_AFTER_DAYS, 'day')} later you get one email with a personal link.`,
      },
      {
        title: 'You write how it went',
        text: 'Stars, a few sentences, and whatever name you choose to sign with. We give nothing in return.',
      },
      {
        title: 'We publish the review',
        text: 'Critical ones too. All we check is that it holds no abuse, spam or personal data.',
      },
    ],
    invitation: 'Ordered from us already? Look for the review link in your email.',
  },

  verifiedCount: (count) =>
    plural('en', count, {
      one: 'review with a verified purchase',
      other: 'reviews with a verified purchase',
    }),

  page: {
    metaTitle: (brand) => `Reviews and customer experience | ${brand}`,
    metaDescription:
      'Reviews of packages for Instagram, TikTok, YouTube and Facebook. Each says where it comes from and whether a verified purchase stands behind it.',
    ofNetwork: (network, brand) => `${network} reviews | ${brand}`,
    ofNetworkDescription: (network) =>
      `Reviews of services for ${network}. Each says where it comes from and whether a verified purchase stands behind it.`,
    numbered: (title, page) => `${title}, page ${page}`,
    title: 'Reviews',
    titleOf: (network) => `${network} reviews`,
    lead: 'The newest come first. Each review says where it comes from.',
    totals: 'Reviews in figures',
    networks: 'Reviews by network',
    all: 'All',
    list: 'Reviews',
    pageNumber: (page) => `Page ${page}`,
    pages: 'Pages of reviews',
    more: 'More reviews',
    newer: 'Newer reviews',
    order: 'Choose a package',
  },
};
