interface Figures {
  delivered: string;
  pieces: string;
  price: string;
  ours: string;
  yours: string;
}

/** How the money that goes back for a withdrawal is reckoned; on the credit note too. Czech is the type. */
export const withdrawalCalculation = {
  heading: 'Výpočet',
  line: (name: string, { delivered, pieces, price, ours, yours }: Figures) =>
    `${name}: do odstoupení dodáno ${delivered} z\u00a0${pieces}. Z\u00a0ceny ${price} nám za dodané náleží ${ours}, vám ${yours}.`,
  /** Nobody had asked for a delivery within the period. */
  unasked:
    'O\u00a0zahájení před koncem lhůty pro odstoupení jste nežádali, za dodané tedy neplatíte.',
  whole: (name: string, { price }: Figures) => `${name}: vrací se celá cena ${price}.`,
  due: (sum: string) => `Celkem vám náleží ${sum}.`,
  before: (sum: string) => `Už jsme vrátili ${sum}.`,
  now: (sum: string) => `Nyní vracíme ${sum}.`,
  /** Of a withdrawal that is settled without money. */
  settled: {
    subject: (number: number) => `Odstoupení od objednávky č.\u00a0${number} je vyřízené`,
    preview: 'Dodávání skončilo, peníze už nevracíme.',
    heading: 'Vaše odstoupení je vyřízené',
    lead: (number: number) =>
      `dodávání balíčků z\u00a0objednávky č.\u00a0${number}, od kterých jste odstoupili, skončilo s\u00a0tím, co je dodané. Peníze už nevracíme.`,
    disagree: 'Pokud s\u00a0výpočtem nesouhlasíte, odpovězte na tento e-mail.',
  },
};

export type CalculationWords = typeof withdrawalCalculation;
