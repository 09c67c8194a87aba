import type { MessageEmailWords } from '#messages/cs/emails/messages.ts';

/** Words of the e-mails to who has written to the shop. */
export const messageEmails: MessageEmailWords = {
  /** The copy of what was written. */
  copy: {
    subject: (brand) => `We have your message | ${brand}`,
    preview: (time) => `We will answer ${time}.`,
    heading: 'We have your message',
    lead: (time) =>
      `Thank you for writing to us. We will answer ${time}. If yours came outside business hours, the time counts from when they next begin.`,
    wrote: 'What you wrote',
    link: '[link]',
    cut: 'A long message is shortened here and links are left out; we have received all of it.',
    notYou:
      'Was it not you who wrote to us? Somebody has probably typed your address by mistake. There is nothing you need to do.',
  },
  /** What the shop answers. */
  reply: {
    subject: (number, brand) => `Our answer to your message no. ${number} | ${brand}`,
    heading: 'Our answer to your message',
    wrote: 'What you wrote',
    link: '[link]',
    answer: 'If there is anything to add, simply reply to this email.',
  },
};
