import { LOWEST_PRICE_DAYS } from '#domain/catalogue/price-history.ts';
import { lasting } from '#domain/period-text.ts';

/**
 * Words around a package wherever one is shown: price list, package page, teaser. `full` is the
 * amount with its noun and platform: 10.000 sledujících na Instagramu.
 */
export const offer = {
  /** On the marked package, and in the legend of a curve: borne out by orders, or the shop's advice (rules 29). */
  marked: {
    popular: { badge: 'Nejoblíbenější', point: 'Nejoblíbenější balíček' },
    recommended: { badge: 'Doporučujeme', point: 'Doporučený balíček' },
  },
  bonus: (count: string) => `+${count}\u00a0zdarma`,
  pricePerPiece: (price: string, perPiece: string) => `${price} ${perPiece}`,
  /** In a row, where there is no room for the piece's name. */
  priceApiece: (price: string) => `${price}/ks`,
  delivery: (span: string) => `dodání ${span}`,
  guarantee: (days: number) => `garance ${lasting('cs', days, 'day')}`,
  details: 'Podrobnosti',
  order: 'Objednat',
  orderOf: (full: string) => `Objednat ${full}`,
  /** What heads the three lists of a service (rules 39). */
  lists: {
    gains: 'Co dostanete',
    needs: 'Co potřebujeme',
    excluded: 'Co součástí není',
  },
  /** Before the packages that say for themselves what the customer gets. */
  ownGains: 'Co dostanete, se liší u\u00a0balíčků:',
  /** Beside a price that is announced as reduced (§ 12a of the Consumer Protection Act). */
  lowestBefore: `Nejnižší cena za ${LOWEST_PRICE_DAYS}\u00a0dní před slevou:`,
  currencyNote: 'Konečná cena včetně všech daní a\u00a0poplatků.',
  curve: {
    title: (perPiece: string) => `Cena ${perPiece} podle velikosti balíčku`,
    description: (smallest: string, highPrice: string, largest: string, lowPrice: string) =>
      `Graf ceny za kus: nejmenší balíček (${smallest}) vychází na ${highPrice} za kus, největší (${largest}) na ${lowPrice} za kus.`,
    marked: (full: string, price: string) => `Vyznačený balíček (${full}): ${price} za kus.`,
    amountAxis: 'Kusů v\u00a0balíčku',
    priceAxis: 'Cena za kus',
    currentPoint: 'Tento balíček',
  },
};

export type OfferMessages = typeof offer;
