import type { FaqMessages } from '#messages/cs/site/faq.ts';

export const faq: FaqMessages = {
  metaTitle: (brand) => `Questions and answers | ${brand}`,
  metaDescription:
    'When delivery starts and how long it takes, the refill guarantee, payment, cancelling, refunds, and what the platforms’ own rules say. Straight answers.',
  title: 'Questions and answers',
  lead: 'What people ask before they order, and after. We answer even where the answer is no.',
  contents: 'Contents',
  order: {
    text: 'All clear?',
    link: 'Choose a network and order',
  },
  ask: {
    chat: 'Chat',
    mail: 'Email',
    link: 'Link to this',
  },
  contact: {
    title: 'Not answered here?',
    text: (answered) => `Write to us; we answer ${answered}.`,
  },
  home: {
    title: 'What people ask first',
    all: (count) => `All ${count} questions and answers`,
    prompt: 'Is it something else?',
    contact: 'Write to us',
  },
};
