/**
 * Words around a package wherever one is shown: price list, package page, teaser. `full` is the
 * amount with its noun and platform: 10.000 sledujících na Instagramu.
 */
export const offer = {
  popular: 'Nejoblíbenější',
  bonus: (count: string) => `+${count}\u00a0zdarma`,
  pricePerPiece: (price: string, perPiece: string) => `${price} ${perPiece}`,
  details: 'Podrobnosti',
  detailsOf: (full: string) => `Podrobnosti: ${full}`,
  order: 'Objednat',
  orderOf: (full: string) => `Objednat ${full}`,
  features: 'Co dostanete',
  currencyNote: 'Ceny jsou konečné, v\u00a0českých korunách.',
  curve: {
    title: 'Cena za kus podle velikosti balíčku',
    description: (smallest: string, highPrice: string, largest: string, lowPrice: string) =>
      `Graf ceny za kus: nejmenší balíček (${smallest}) vychází na ${highPrice} za kus, největší (${largest}) na ${lowPrice} za kus.`,
    marked: (full: string, price: string) => `Vyznačený balíček (${full}): ${price} za kus.`,
    amountAxis: 'Kusů v\u00a0balíčku',
    priceAxis: 'Cena za kus',
    popularPoint: 'Nejoblíbenější balíček',
    currentPoint: 'Tento balíček',
  },
};

export type OfferMessages = typeof offer;
