import { plural } from '#domain/locale.ts';
import { offer } from './offer.ts';

/** The words of a single package are in offer.ts. */
export const priceList = {
  metaTitle: (brand: string) => `Ceník sledujících, lajků a zhlédnutí | ${brand}`,
  metaDescription: (percent: number) =>
    `Ceník balíčků pro Instagram, TikTok, YouTube a Facebook: cena za balíček i za kus, doba dodání, garance a množstevní sleva až ${percent} %.`,
  /** Of the tabs behind the first one. */
  tabTitle: (service: string, brand: string) => `${service}: ceník | ${brand}`,
  tabDescription: (service: string, price: string, percent: number) =>
    `${service}: balíčky od ${price} s cenou za kus, dobou dodání a garancí. Množstevní sleva až ${percent} %.`,
  title: 'Ceník',
  lead: 'Konečné ceny, bez registrace a bez hesla. U každého balíčku vidíte i cenu za kus.',
  platformTabs: 'Platformy',
  serviceTabs: (platform: string) => `Služby pro ${platform}`,
  discount: {
    title: 'Čím víc balíčků, tím nižší cena',
    text: 'Sleva se počítá sama z celé objednávky podle počtu balíčků v košíku, i z různých platforem.',
    rung: (items: number, isTop: boolean) =>
      isTop
        ? `${items} a více balíčků`
        : `${items} ${plural('cs', items, { one: 'balíček', few: 'balíčky', other: 'balíčků' })}`,
    percent: (percent: number) => `−${percent} %`,
    mostPopular: offer.popular,
    notCombined: 'Slevy se nesčítají. Máte-li slevový kód, použije se ta výhodnější.',
  },
  comingSoon: 'Připravujeme',
  /** Behind the name on a tab. */
  soon: 'brzy',
  metricsTitle: 'Než objednáte',
};

export type PriceListMessages = typeof priceList;
