/** Words of the e-mail that a discount code takes off half the price and more. */
export const codeHalfPrice = {
  subject: (code: string, off: string) => `Velká sleva: kód ${code} na ${off}`,
  preview: 'Slevuje polovinu ceny nebo víc.',
  heading: 'Kód slevuje polovinu ceny nebo víc',
  text: (code: string, off: string, uses: number | null) =>
    `Kód ${code} slevuje ${off}. ${uses === null ? 'Počet použití omezený nemá.' : `Použít ho jde celkem ${uses}×.`}`,
  by: (person: string) => `Kdo ho tak nastavil: ${person}.`,
  todo: 'Pokud to tak být nemá, ukončete ho na jeho stránce.',
  open: 'Zobrazit kód',
};

export type CodeHalfPriceWords = typeof codeHalfPrice;
