import type { OfferMessages } from '#messages/cs/site/offer.ts';

export const offer: OfferMessages = {
  popular: 'Most popular',
  bonus: (count) => `+${count}\u00a0free`,
  pricePerPiece: (price, perPiece) => `${price} ${perPiece}`,
  details: 'Details',
  detailsOf: (full) => `Details: ${full}`,
  order: 'Order',
  orderOf: (full) => `Order ${full}`,
  features: 'What you get',
  currencyNote:
    'Prices are final. Totals are counted and charged in Czech crowns (CZK); euro figures are approximate.',
  curve: {
    title: 'Unit price by package size',
    description: (smallest, highPrice, largest, lowPrice) =>
      `Chart of unit prices: the smallest package (${smallest}) works out at ${highPrice} each, the largest (${largest}) at ${lowPrice} each.`,
    marked: (full, price) => `Marked package (${full}): ${price} each.`,
    amountAxis: 'Units in the package',
    priceAxis: 'Unit price',
    popularPoint: 'Most popular package',
    currentPoint: 'This package',
  },
};
