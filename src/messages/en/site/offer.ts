import { LOWEST_PRICE_DAYS } from '#domain/catalogue/price-history.ts';
import type { OfferMessages } from '#messages/cs/site/offer.ts';

export const offer: OfferMessages = {
  marked: {
    popular: { badge: 'Most popular', point: 'Most popular package' },
    recommended: { badge: 'Recommended', point: 'Recommended package' },
  },
  bonus: (count) => `+${count}\u00a0free`,
  pricePerPiece: (price, perPiece) => `${price} ${perPiece}`,
  priceApiece: (price) => `${price} each`,
  delivery: (span) => `delivery ${span}`,
  guarantee: (days) => `${days}-day guarantee`,
  details: 'Details',
  order: 'Order',
  orderOf: (full) => `Order ${full}`,
  lists: {
    gains: 'What you get',
    needs: 'What we need',
    excluded: 'What is not included',
  },
  ownGains: 'What you get differs for these packages:',
  lowestBefore: `Lowest price in the ${LOWEST_PRICE_DAYS}\u00a0days before:`,
  currencyNote:
    'Prices are final, include all taxes and fees and are charged in Czech crowns (CZK). Euro figures are approximate.',
  curve: {
    title: (perPiece) => `Price ${perPiece} by package size`,
    description: (smallest, highPrice, largest, lowPrice) =>
      `Chart of unit prices: the smallest package (${smallest}) works out at ${highPrice} per unit, the largest (${largest}) at ${lowPrice}.`,
    marked: (full, price) => `Marked package (${full}): ${price} per unit.`,
    amountAxis: 'Units in the package',
    priceAxis: 'Unit price',
    currentPoint: 'This package',
  },
};
