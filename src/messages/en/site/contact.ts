import { formatCount } from '#domain/money.ts';
import { BULK_FROM_AMOUNT } from '#domain/promises.ts';
import type { ContactMessages } from '#messages/cs/site/contact.ts';

export const contact: ContactMessages = {
  section: {
    title: 'Write to us',
    lead: 'We help with choosing, with an order, and with whatever you could not find here.',
    write: 'Write at any time',
    answer: (time) => `We answer ${time}.`,
    weekDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    ways: { mail: 'Email', chat: 'Chat', phone: 'Phone' },
  },
  bulk: {
    title: 'Large volumes and cooperation',
    lead: `From ${formatCount('en', BULK_FROM_AMOUNT)} pieces, for agencies, and for wishes that no package covers, we put together a separate offer.`,
    wishes: {
      title: 'What is worth saying',
      list: [
        'which profiles or posts it is for',
        'how many, and by when',
        'how fast the growth should come, and from which region',
        'whether the campaign should repeat',
      ],
    },
    answer: (time) => `We get back to you ${time}.`,
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
      faq: 'Back to the questions',
      package: 'Back to the package',
      'how-it-works': 'Back to How it works',
      canceled: 'Back to the payment',
    },
    orMail: 'Or write straight to',
  },
};
