/** Words of the copy that goes to who has written to the shop. */
export const enquiryCopy = {
  subject: (brand: string) => `Vaši zprávu máme | ${brand}`,
  preview: (time: string) => `Odpovíme ${time}.`,
  heading: 'Vaši zprávu máme',
  lead: (time: string) =>
    `děkujeme, že jste nám napsali. Odpovíme ${time}. Přišla-li zpráva mimo pracovní dobu, počítá se čas od jejího nejbližšího začátku.`,
  wrote: 'Co jste nám napsali',
  link: '[odkaz]',
  cut: 'Delší zprávu tu zkracujeme a\u00a0odkazy z\u00a0ní vynecháváme; nám přišla celá.',
  notYou: 'Nepsali jste nám vy? Někdo zřejmě omylem zadal vaši adresu. Nemusíte dělat nic.',
};

export type EnquiryCopyWords = typeof enquiryCopy;
