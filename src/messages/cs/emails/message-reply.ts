/** Words of the e-mail in which the shop answers a message. */
export const messageReply = {
  subject: (number: number, brand: string) => `Odpověď na vaši zprávu č.\u00a0${number} | ${brand}`,
  heading: 'Odpověď na vaši zprávu',
  wrote: 'Co jste nám napsali',
  link: '[odkaz]',
  answer: 'Chcete\u2011li něco dodat, odpovězte na tento e\u2011mail.',
};

export type MessageReplyWords = typeof messageReply;
