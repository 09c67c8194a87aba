import { LOWEST_PRICE_DAYS } from '#domain/catalogue/price-history.ts';
import { plural } from '#domain/locale.ts';
import { formatDuration, formatWithin } from '#domain/text/period-text.ts';
import { LATEST_START_HOURS, USUAL_START_HOURS, WITHDRAWAL_DAYS } from '#domain/shop/promises.ts';

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
  pricePerUnit: (price: string, perUnit: string) => `${price} ${perUnit}`,
  /** In a row, where there is no room for the piece's name. */
  priceApiece: (price: string) => `${price}/ks`,
  delivery: (span: string) => `dodání ${span}`,
  guarantee: (days: number) => `garance ${formatDuration('cs', days, 'day')}`,
  details: 'Podrobnosti',
  order: 'Objednat',
  orderOf: (full: string) => `Objednat ${full}`,
  /** What heads the three lists of a service (rules 39). */
  lists: {
    benefits: 'Co dostanete',
    needs: 'Co potřebujeme',
    excluded: 'Co součástí není',
  },
  /** Before the packages that say for themselves what the customer gets. */
  ownBenefits: 'Co dostanete, se liší u\u00a0balíčků:',
  /** Beside a price that is announced as reduced (§ 12a of the Consumer Protection Act). */
  lowestBefore: `Nejnižší cena za ${LOWEST_PRICE_DAYS}\u00a0dní před slevou:`,
  currencyNote: 'Konečná cena včetně všech daní a\u00a0poplatků.',
  curve: {
    title: (perUnit: string) => `Cena ${perUnit} podle velikosti balíčku`,
    description: (smallest: string, highPrice: string, largest: string, lowPrice: string) =>
      `Graf ceny za kus: nejmenší balíček (${smallest}) vychází na ${highPrice} za kus, největší (${largest}) na ${lowPrice} za kus.`,
    marked: (full: string, price: string) => `Vyznačený balíček (${full}): ${price} za kus.`,
    amountAxis: 'Kusů v\u00a0balíčku',
    priceAxis: 'Cena za kus',
    currentPoint: 'Tento balíček',
  },
};

export type OfferMessages = typeof offer;

/**
 * Words of a package that other pages share are in offer.ts. `full` is the amount with its noun and
 * platform: 10.000 sledujících na Instagramu.
 */
export const packagePage = {
  metaTitle: (full: string, brand: string) => `${full} | ${brand}`,
  metaDescription: (full: string, price: string, delivery: string, guarantee: string) =>
    `${full} za ${price}. Doba dodání ${delivery}, garance doplnění ${guarantee}, bez hesla a\u00a0bez registrace.`,
  back: 'Zpět na ceník',
  price: 'Cena',
  security: {
    title: 'Na co se můžete spolehnout',
    points: [
      {
        key: 'password',
        title: 'Bez hesla',
        text: 'Stačí veřejné jméno nebo odkaz. O\u00a0heslo ani přihlašovací kód vás nikdy nepožádáme.',
      },
      {
        key: 'anonymous',
        title: 'Anonymně',
        text: 'Váš nákup nikde nezveřejňujeme. Dodavatel dostane jen odkaz a\u00a0množství, ne vaše jméno ani kontakt.',
      },
      {
        key: 'payment',
        title: 'Bezpečná platba',
        text: 'Platíte na šifrované stránce platební brány, číslo karty k\u00a0nám neprochází.',
      },
      {
        key: 'gdpr',
        title: 'Vaše údaje (GDPR)',
        text: 'Údaje používáme k\u00a0vyřízení objednávky, k\u00a0tomu, co ukládá zákon, a\u00a0k\u00a0jedné pozvánce k\u00a0recenzi, kterou můžete odmítnout. O\u00a0kopii údajů můžete kdykoli požádat, stejně jako o\u00a0výmaz těch, které nám zákon neukládá uchovat.',
      },
    ],
  },
  descriptionTitle: 'Jak to probíhá',
  startLabel: 'Začátek',
  start: `do ${formatWithin('cs', LATEST_START_HOURS, 'hour')}`,
  startNote: `Od potvrzení platby, obvykle už do ${formatWithin('cs', USUAL_START_HOURS, 'hour')}. Jste\u2011li spotřebitel, musíte o\u00a0to v\u00a0objednávce požádat; bez žádosti začneme až po ${WITHDRAWAL_DAYS}denní lhůtě pro odstoupení.`,
  deliveryLabel: 'Doba dodání',
  deliveryNote: 'Počítá se od zahájení dodání.',
  guaranteeLabel: 'Garance doplnění',
  guaranteeNote: 'Počítá se od dokončení. Úbytek v\u00a0této době doplníme zdarma.',
  /** From the shop's own orders; what is promised stands above it. */
  measured: {
    text: (orders: string, half: string, most: string) =>
      `Polovina z\u00a0posledních ${orders}\u00a0objednávek této služby byla hotová do ${half}, devět z\u00a0deseti do ${most}.`,
    period: (days: string) =>
      `Měřeno za posledních ${days} na objednávkách, se kterými jsme směli začít hned: od zaplacení nebo doplnění profilu do dodání. Slibujeme dobu uvedenou výše.`,
  },
  termsLink: 'Celé obchodní podmínky',
  relatedTitle: 'Další balíčky',
  order: {
    title: 'Objednat tento balíček',
    text: 'Vložíte odkaz (u\u00a0profilu stačí i\u00a0jméno), zkontrolujete souhrn a\u00a0zaplatíte. Registrace není potřeba.',
  },
};

export type PackageMessages = typeof packagePage;

/** The words of a single package are in offer.ts. */
export const priceList = {
  metaTitle: (brand: string) => `Ceník sledujících, lajků a\u00a0zhlédnutí | ${brand}`,
  metaDescription: (percent: number) =>
    `Ceník balíčků pro Instagram, TikTok, YouTube a\u00a0Facebook: cena za balíček i\u00a0za kus, doba dodání, garance a\u00a0množstevní sleva až ${percent}\u00a0%.`,
  /** Of the tabs behind the first one. */
  tabTitle: (service: string, brand: string) => `${service}: ceník | ${brand}`,
  tabDescription: (service: string, price: string, percent: number) =>
    `${service}: balíčky od\u00a0${price} s\u00a0cenou za kus, dobou dodání a\u00a0garancí. Množstevní sleva až ${percent}\u00a0%.`,
  title: 'Ceník',
  lead: 'Ceny jsou konečné, registraci ani heslo nechceme. U\u00a0každého balíčku vidíte i\u00a0cenu za kus.',
  platformTabs: 'Platformy',
  serviceTabs: (platform: string) => `Služby pro ${platform}`,
  discount: {
    title: 'Za víc balíčků vyšší sleva',
    text: 'Slevu odečteme z\u00a0celé objednávky. Počítají se všechny balíčky v\u00a0košíku, i\u00a0z\u00a0různých platforem.',
    textFrom: (price: string) =>
      `Slevu odečteme z\u00a0celé objednávky. Počítají se balíčky od ${price}, i\u00a0z\u00a0různých platforem.`,
    /** Beside another sentence on the discount. */
    countedFrom: (price: string) => `Počítají se balíčky od ${price}.`,
    tier: (items: number, isTop: boolean) =>
      isTop
        ? `${items}\u00a0a\u00a0více balíčků`
        : `${items}\u00a0${plural('cs', items, { one: 'balíček', few: 'balíčky', other: 'balíčků' })}`,
    percent: (percent: number) => `−${percent}\u00a0%`,
    notCombined:
      'Slevy se nesčítají. Máte\u2011li slevový kód, použijeme tu slevu, která je pro vás výhodnější.',
  },
  comingSoon: 'Připravujeme',
  /** Behind the name on a tab. */
  soon: 'brzy',
};

export type PriceListMessages = typeof priceList;
