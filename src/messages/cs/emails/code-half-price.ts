/** Words of the e-mail that a discount code takes off half the price and more. */
export const codeHalfPrice = {
  subject: (code: string, off: string) => `Velká sleva: kód ${code}, ${off}`,
  preview: 'Není-li to záměr, ukončete jeho platnost.',
  heading: 'Kód může snížit cenu na polovinu i\u00a0víc',
  text: (code: string, off: string, uses: number | null) =>
    `Kód ${code} dává slevu ${off}. ${uses === null ? 'Počet použití není omezený.' : `Použít ho jde celkem ${uses}×.`}`,
  by: (person: string) => `Kdo kód nastavil: ${person}.`,
  todo: 'Není-li to záměr, ukončete platnost kódu na jeho stránce.',
  open: 'Zobrazit kód',
};

export type CodeHalfPriceWords = typeof codeHalfPrice;
