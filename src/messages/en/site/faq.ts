import type { FaqMessages } from '#messages/cs/site/faq.ts';

export const faq: FaqMessages = {
  metaTitle: (brand) => `Questions and answers | ${brand}`,
  metaDescription:
    'When delivery starts and how long it takes, the refill guarantee, payment, cancelling, refunds and what the platforms’ own rules say. Straight answers.',
  title: 'Questions and answers',
  lead: 'What people ask before and after they order. We answer even when the answer is no.',
  contents: 'Contents',
  order: {
    text: 'All clear?',
    link: 'Choose a platform and order',
  },
  ask: {
    chat: 'Chat',
    mail: 'Email',
    link: 'Link to this answer',
  },
  contact: {
    title: 'Can’t find your answer?',
    text: (answered) => `Write to us; we answer ${answered}.`,
  },
  home: {
    title: 'What people ask first',
    all: (count) => `All ${count} questions and answers`,
    prompt: 'Something else?',
    contact: 'Write to us',
  },
};
