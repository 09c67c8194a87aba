import type { ReviewEmailWords, ReviewRejectedWords } from '#messages/cs/emails/review.ts';

export const reviewEmails: ReviewEmailWords = {
  subject: (number) => `How did order no. ${number} turn out?`,
  preview: 'A few words are enough. We ask only once.',
  heading: 'How did it turn out?',
  lead: (number) =>
    `Your order no. ${number} is complete. Please tell others how it went, whether well or badly.`,
  about: 'The link leads to the stars and to room for a few lines.',
  open: 'Write a review',
  rules:
    'We publish good and critical reviews alike; we turn one down only if it is spam, abuse, unlawful or not about the order, or reveals personal data. There is no reward for a review. The link is yours alone and can be used for one review.',
  once: 'This is the only email we send to ask for a review of an order.',
  stop: 'Stop review invitations',
};

export const reviewRejected: ReviewRejectedWords = {
  subject: (number) => `Your review of order no. ${number} is not published`,
  preview: 'Here is why, and what you can do about it.',
  heading: 'Your review is not published',
  lead: (number) => `We do not show your review of order no. ${number} on our site.`,
  reason: 'Reason:',
  reasons: {
    spam: 'it is spam or advertising.',
    abuse: 'it abuses or threatens somebody.',
    'personal-data': 'it reveals personal data.',
    'off-topic': 'it is not about the order.',
    unlawful: 'its content is against the law.',
    'taken-back': 'you asked us to.',
  },
  text: 'What you wrote',
  rule: 'Criticism is no reason, and must not be one: leaving out bad reviews would be an unfair commercial practice (sections 4 and 5a of the Czech Act No. 634/1992 on consumer protection).',
  answer: 'If you disagree, or would like to send a changed text, reply to this email.',
};
