import type { ReviewEmailWords } from '#messages/cs/emails/review.ts';

export const reviewEmails: ReviewEmailWords = {
  subject: (number) => `How did order no. ${number} turn out?`,
  preview: 'A few words are enough. We ask only once.',
  heading: 'How did it turn out?',
  lead: (number) =>
    `We completed your order no. ${number} a few days ago. Please tell others how it went, whether well or badly.`,
  about:
    'Behind the link there are stars to choose and a few lines to fill in. It takes about a minute.',
  open: 'Write a review',
  rules:
    'We publish critical reviews too; all we check is that each belongs to a real order. There is no reward for a review. The link is yours alone and good for one review.',
  once: 'This is the only email we send to ask for a review of an order.',
  stop: 'No more emails like this, please',
};
