import type { PlainPage } from '#domain/addresses.ts';
import type { PlatformId } from '#domain/catalogue/price-list.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';

/** Pages that a text may lead to. */
type LinkedPage = Extract<
  PlainPage,
  'priceList' | 'howItWorks' | 'faq' | 'terms' | 'howReviews' | 'howWeCount' | 'blog' | 'withdrawal'
>;

interface PageWords {
  pages: Readonly<Record<LinkedPage, string>>;
  tab: (platform: PlatformId) => string;
  price: (name: string) => string;
  perUnit: (name: string) => string;
  from: (service: string) => string;
  discount: (items: number) => string;
}

/** What a writer is told of pages and short codes, in the language that it is to write. */
export const pageWords: PerLocale<PageWords> = {
  cs: {
    pages: {
      priceList: 'ceník',
      howItWorks: 'jak objednávka probíhá',
      faq: 'časté dotazy',
      terms: 'obchodní podmínky',
      howReviews: 'jak ověřujeme recenze',
      howWeCount: 'jak měříme návštěvnost',
      blog: 'všechny články',
      withdrawal: 'odstoupení od smlouvy',
    },
    tab: (platform) => `ceník pro ${platform}`,
    price: (name) => `cena: ${name}`,
    perUnit: (name) => `cena za kus: ${name}`,
    from: (service) => `nejnižší cena služby ${service}`,
    discount: (items) => `množstevní sleva od počtu balíčků: ${items}`,
  },
  en: {
    pages: {
      priceList: 'price list',
      howItWorks: 'how an order goes',
      faq: 'frequently asked questions',
      terms: 'terms and conditions',
      howReviews: 'how reviews are verified',
      howWeCount: 'how visits are counted',
      blog: 'all articles',
      withdrawal: 'withdrawal from a contract',
    },
    tab: (platform) => `prices for ${platform}`,
    price: (name) => `price of ${name}`,
    perUnit: (name) => `price of one piece: ${name}`,
    from: (service) => `lowest price of the service ${service}`,
    discount: (items) => `volume discount from this many packages: ${items}`,
  },
} satisfies Record<Locale, PageWords>;
