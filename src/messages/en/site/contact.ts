import { formatCount } from '#domain/money.ts';
import { BULK_FROM_AMOUNT } from '#domain/promises.ts';
import type { ContactMessages } from '#messages/cs/site/contact.ts';

export const contact: ContactMessages = {
  section: {
    title: 'Write to us',
    lead: 'We can help you choose, sort out an order or answer what you could not find here.',
    write: 'Write at any time',
    answer: (time) => `We answer ${time}.`,
    weekDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    ways: { mail: 'Email', chat: 'Chat', phone: 'Phone' },
  },
  bulk: {
    title: 'Large volumes and agencies',
    lead: `For ${formatCount('en', BULK_FROM_AMOUNT)} units or more where no package of that size is in the price list, for agencies and for anything else no package covers, we prepare an individual quote.`,
    wishes: {
      title: 'What to tell us',
      list: [
        'which profiles or posts it is for',
        'how many, and by when',
        'how fast the count should grow, and from which region',
        'whether the campaign should be repeated',
      ],
    },
    answer: (time) => `We answer ${time}.`,
  },
  page: {
    titles: {
      contact: 'Write to us',
      bulk: 'Bulk inquiry',
      'payment-help': 'Payment help',
    },
    errorTitle: (title) => `Error: ${title}`,
    sentTitle: 'Sent',
    another: 'Anything else?',
    back: {
      home: 'Back to the home page',
      faq: 'Back to questions and answers',
      package: 'Back to the package',
      'how-it-works': 'Back to How it works',
      canceled: 'Back to the payment',
    },
    orMail: 'Or email us directly at',
  },
};
