import { formatCount } from '#domain/money.ts';
import { BULK_FROM_AMOUNT } from '#domain/shop/promises.ts';
import type { ContactMessages, ContactFormMessages } from '#messages/cs/site/contact.ts';
import { detailsLabels, detailsProblems } from '#messages/en/order/customer.ts';

export const contact: ContactMessages = {
  section: {
    title: 'Write to us',
    lead: 'We can help you choose, sort out an order or answer what you could not find here.',
    write: 'Write at any time',
    answer: (time) => `We answer ${time}.`,
    weekDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    methods: { mail: 'Email', chat: 'Chat', phone: 'Phone' },
  },
  bulk: {
    title: 'Large volumes and agencies',
    lead: `For ${formatCount('en', BULK_FROM_AMOUNT)} units or more where no package of that size is in the price list, for agencies and for anything else no package covers, we prepare an individual quote.`,
    requests: {
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

const bulk = {
  sent: 'Inquiry sent! We will get back to you soon.',
  failed: 'Failed to send inquiry. Please try again.',
};

export const message: ContactFormMessages = {
  labels: {
    name: detailsLabels.name,
    email: detailsLabels.email,
    phoneCountry: detailsLabels.phoneCountry,
    phone: detailsLabels.phone,
    company: 'Company',
    service: 'What is it about?',
    cooperationType: 'Type of cooperation',
    message: 'Message',
  },
  problems: {
    'name-missing': detailsProblems['name-missing'],
    'email-missing': detailsProblems['email-missing'],
    'email-invalid': detailsProblems['email-invalid'],
    'phone-missing': detailsProblems['phone-missing'],
    'phone-invalid': detailsProblems['phone-invalid'],
    'service-missing': 'Choose a platform',
    'cooperation-missing': 'Choose a type of cooperation',
    'message-missing': 'Write a message',
    'text-too-long': detailsProblems['text-too-long'],
  },
  services: {
    instagram: 'Instagram',
    tiktok: 'TikTok',
    youtube: 'YouTube',
    twitter: 'X (Twitter)',
    facebook: 'Facebook',
    linkedin: 'LinkedIn',
    spotify: 'Spotify',
    threads: 'Threads',
    other: 'Something else',
  },
  chooseService: 'Choose a platform',
  types: {
    bulk: `Bulk packages (${formatCount('en', BULK_FROM_AMOUNT)}+ units)`,
    agency: 'Agency cooperation',
    custom: 'A tailored solution',
  },
  chooseType: 'Choose a type of cooperation',
  optional: 'optional',
  submit: 'Send message',
  submitBulk: 'Send inquiry',
  submitting: 'Submitting...',
  use: 'We use your details to answer you and for nothing else. You get a copy of your message by email.',
  privacy: 'How we handle your details',
  trap: 'Leave this field empty',
  fillRequired: 'Please fill in all required fields',
  checkMarked: 'Please check the marked fields',
  tooOften:
    'That was too many messages in a row. Please try again in an hour, or write to us by email. What you have written is still here.',
  kept: 'What you have written is still here.',
  // To the letter, and so with plain apostrophes (rules 48).
  outcomes: {
    home: {
      sent: 'Request sent! We will contact you shortly.',
      failed: 'Failed to send request. Please try again.',
    },
    faq: {
      sent: "Message sent! We'll get back to you as soon as possible.",
      failed: 'Failed to send message. Please try again.',
    },
    package: bulk,
    'how-it-works': bulk,
    canceled: {
      sent: "Message sent! We'll get back to you soon.",
      failed: 'Error sending message',
    },
  },
};
