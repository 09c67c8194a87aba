import type { MessageReplyWords } from '#messages/cs/emails/message-reply.ts';

export const messageReply: MessageReplyWords = {
  subject: (number, brand) => `Our answer to your message no. ${number} | ${brand}`,
  heading: 'Our answer to your message',
  wrote: 'What you wrote',
  link: '[link]',
  answer: 'If there is anything to add, simply reply to this email.',
};
