import type { SharingMessages } from '#messages/cs/site/sharing.ts';

export const sharing: SharingMessages = {
  home: {
    title: 'Get your profile off the ground',
    line: 'Followers, likes and views in packages. You know the price up front.',
  },
  homeName: 'Home',
  howItWorks: { title: 'How it works', line: 'From choosing a package to the guarantee' },
  references: { title: 'Reviews', line: 'Each one says where it comes from' },
  howReviews: {
    title: 'How we verify reviews',
    line: 'Who can leave a review and what we do with it',
  },
  faq: { title: 'Questions and answers', line: 'Ordering, payment, delivery and guarantee' },
  blog: { title: 'Blog', line: 'Social media in plain English' },
  terms: {
    title: 'Terms and conditions',
    line: 'What we promise, what we do not, and how to withdraw',
  },
  privacy: { title: 'Privacy policy', line: 'Which data we hold, why, and for how long' },
  accessibility: {
    title: 'Accessibility',
    line: 'What has been tested, what is missing, and where to write',
  },
  howWeCount: { title: 'How we count visits', line: 'No cookies, and nobody is tracked' },
  soon: (platform) => ({ title: platform, line: 'Coming soon. Tell us what you need.' }),
  priceList: 'Pricing',
  manifest: {
    description: 'Packages of followers, likes and views for social media',
    order: 'Order',
  },
};
