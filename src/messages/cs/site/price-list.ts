import { plural } from '#domain/locale.ts';

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
    rung: (items: number, isTop: boolean) =>
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
