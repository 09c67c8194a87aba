import type { ReviewEmailWords } from '#messages/cs/emails/review.ts';

export const reviewEmails: ReviewEmailWords = {
  subject: (number) => `How did order no. ${number} turn out?`,
  preview: 'A few words are enough. We ask only once.',
  heading: 'How did it turn out?',
  lead: (number) =>
    `Your order no. ${number} is complete. Please tell others how it went, whether well or badly.`,
  about: 'Choose a number of stars and write a few lines. It takes about a minute.',
  open: 'Write a review',
  rules:
    'We publish critical reviews too. We turn a review down only if it is spam, abuse, unlawful or not about the order, or reveals personal data. There is no reward for a review. The link is yours alone and can be used for one review.',
  once: 'This is the only email we send to ask for a review of an order.',
  stop: 'Stop review invitations',
};
