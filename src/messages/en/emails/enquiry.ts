import type { EnquiryCopyWords } from '#messages/cs/emails/enquiry.ts';

export const enquiryCopy: EnquiryCopyWords = {
  subject: (brand) => `We have your message | ${brand}`,
  preview: (time) => `We will answer ${time}.`,
  heading: 'We have your message',
  lead: (time) =>
    `thank you for writing to us. We will answer ${time}; what arrives outside them comes first on the next working day.`,
  wrote: 'What you wrote',
  link: '[link]',
  cut: 'A longer message is shortened here, and links are left out; we have all of it.',
  notYou:
    'You did not write to us? Somebody has probably typed your address by mistake. There is nothing you need to do.',
};
