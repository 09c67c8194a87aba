import { plural } from '#domain/locale.ts';
import { INVITE_AFTER_DAYS } from '#domain/reviews/review-form.ts';
import { formatDuration } from '#domain/text/period-text.ts';
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
  exported: (day) => `as of ${day}`,
  stars: (rating, most) => `${rating} out of ${most} stars`,
  quoted: (text) => `“${text}”`,
  reply: (brand) => `Reply from ${brand}`,

  home: {
    title: 'Reviews',
    all: 'All reviews',
    emptyTitle: 'How reviews come about here',
  },

  checked: {
    text: '“Verified purchase” means that a customer wrote the review through a personal link we sent after completing the order. For all other reviews we have not checked the purchase; each says where it comes from.',
    link: 'How we gather and verify reviews',
  },

  gathered: {
    text: 'There are no reviews here yet. This is how they come about.',
    steps: [
      {
        title: 'We complete your order',
        text: `You get one email with a personal link ${formatDuration('en', INVITE_AFTER_DAYS, 'day')} later.`,
      },
      {
        title: 'You write how it went',
        text: 'Stars, a few sentences and a name of your choice. There is no reward for it.',
      },
      {
        title: 'We publish the review',
        text: 'Critical ones too. We turn down only spam, abuse, personal data, and what is unlawful or not about the order.',
      },
    ],
    invitation: 'Already ordered from us? Look for the review link in your email.',
  },

  verifiedCount: (count) =>
    plural('en', count, {
      one: 'review with a verified purchase',
      other: 'reviews with a verified purchase',
    }),

  page: {
    metaTitle: (brand) => `Reviews of our packages | ${brand}`,
    metaDescription:
      'Reviews of packages for Instagram, TikTok, YouTube and Facebook. Each says where it comes from and whether a verified purchase stands behind it.',
    ofNetwork: (network, brand) => `${network} reviews | ${brand}`,
    ofNetworkDescription: (network) =>
      `Reviews of services for ${network}. Each says where it comes from and whether a verified purchase stands behind it.`,
    numbered: (title, page) => `${title}, page ${page}`,
    title: 'Reviews',
    titleOf: (network) => `${network} reviews`,
    lead: 'Newest first. Each review says where it comes from.',
    totals: 'Reviews in figures',
    networks: 'Reviews by platform',
    all: 'All',
    list: 'Reviews',
    pageNumber: (page) => `Page ${page}`,
    pages: 'Pages of reviews',
    more: 'Older reviews',
    newer: 'Newer reviews',
    order: 'Choose a package',
  },
};
