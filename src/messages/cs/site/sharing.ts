/** What stands on the picture of a page that is shared, and what search engines call the page. */
export interface SharedTitle {
  title: string;
  /** One line below it. */
  line: string;
}

export const sharing = {
  /** Stands before the pages below it, in the path to a page. */
  home: {
    title: 'Ať se váš profil odlepí od země',
    line: 'Balíčky sledujících, lajků a\u00a0zhlédnutí. Cenu znáte předem.',
  },
  homeName: 'Úvod',
  howItWorks: { title: 'Jak to funguje', line: 'Od výběru balíčku až po garanci' },
  references: { title: 'Reference', line: 'U\u00a0každé recenze vidíte, odkud pochází' },
  howReviews: {
    title: 'Jak ověřujeme recenze',
    line: 'Kdo je píše, co kontrolujeme a\u00a0co znamenají označení',
  },
  faq: { title: 'Časté dotazy', line: 'Objednávka, platba, dodání i\u00a0garance' },
  blog: { title: 'Blog', line: 'O\u00a0sociálních sítích bez velkých slov' },
  terms: {
    title: 'Obchodní podmínky',
    line: 'Co slibujeme, co neslibujeme a\u00a0jak od smlouvy odstoupit',
  },
  privacy: { title: 'Ochrana soukromí', line: 'Jaké údaje máme, proč a\u00a0jak dlouho' },
  accessibility: { title: 'Přístupnost', line: 'Co je vyzkoušené, co zatím ne a\u00a0kam napsat' },
  howWeCount: { title: 'Jak měříme návštěvnost', line: 'Bez cookies a\u00a0bez sledování lidí' },
  soon: (platform: string) => ({
    title: platform,
    line: 'Připravujeme. Napište nám, co potřebujete.',
  }),
  /** The head of the smaller column of the board. */
  priceList: 'Ceník',
  manifest: {
    description: 'Balíčky sledujících, lajků a\u00a0zhlédnutí pro sociální sítě',
    order: 'Objednat',
  },
};

export type SharingMessages = typeof sharing;
