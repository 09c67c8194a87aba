/** Words of the e-mails to who has written to the shop. Czech is the type. */
export const messageEmails = {
  /** The copy of what was written. */
  copy: {
    subject: (brand: string) => `Vaši zprávu máme | ${brand}`,
    preview: (time: string) => `Odpovíme ${time}.`,
    heading: 'Vaši zprávu máme',
    lead: (time: string) =>
      `děkujeme, že jste nám napsali. Odpovíme ${time}. Přišla-li zpráva mimo pracovní dobu, počítá se čas od jejího nejbližšího začátku.`,
    wrote: 'Co jste nám napsali',
    link: '[odkaz]',
    cut: 'Delší zprávu tu zkracujeme a\u00a0odkazy z\u00a0ní vynecháváme; nám přišla celá.',
    notYou: 'Nepsali jste nám vy? Někdo zřejmě omylem zadal vaši adresu. Nemusíte dělat nic.',
  },
  /** What the shop answers. */
  reply: {
    subject: (number: number, brand: string) =>
      `Odpověď na vaši zprávu č.\u00a0${number} | ${brand}`,
    heading: 'Odpověď na vaši zprávu',
    wrote: 'Co jste nám napsali',
    link: '[odkaz]',
    answer: 'Chcete\u2011li něco dodat, odpovězte na tento e\u2011mail.',
  },
};

export type MessageEmailWords = typeof messageEmails;
