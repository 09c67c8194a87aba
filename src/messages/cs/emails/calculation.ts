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
    `${name}: dodáno ${delivered} z\u00a0${pieces}. Z\u00a0ceny ${price} nám za dodané náleží ${ours}, vám ${yours}.`,
  due: (sum: string) => `Celkem vám náleží ${sum}.`,
  before: (sum: string) => `Dříve jsme vrátili ${sum}.`,
  now: (sum: string) => `Nyní vracíme ${sum}.`,
};

export type CalculationWords = typeof withdrawalCalculation;
