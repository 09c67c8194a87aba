import { plural } from '#domain/locale.ts';
import { INVITE_AFTER_DAYS } from '#domain/reviews/review-form.ts';
import { formatDuration } from '#domain/text/period-text.ts';
import type { OriginLabel } from '#domain/reviews/review.ts';

/** Words of reviews wherever they stand. Czech is the type. */
export const reviews = {
  labels: {
    verified: 'Ověřený nákup',
    imported: 'Převzatá recenze',
    sample: 'Ukázková recenze',
    generated: 'Vytvořeno AI',
    composed: 'Sestaveno automaticky',
  } satisfies Record<OriginLabel, string>,
  source: 'zdroj',
  /** The day on which an imported one was there. */
  exported: (day: string) => `stav k\u00a0${day}`,
  stars: (rating: number, most: number) => `${rating} z\u00a0${most} hvězdiček`,
  quoted: (text: string) => `„${text}“`,
  reply: (brand: string) => `Odpověď: ${brand}`,

  home: {
    title: 'Recenze',
    all: 'Všechny recenze',
    /** Where there is no review to show. */
    emptyTitle: 'Jak u\u00a0nás recenze vznikají',
  },

  /** How reviews are checked, right where they stand (§ 5a(5) of Act 634/1992). */
  checked: {
    text: 'Ověřený nákup znamená, že recenzi napsal zákazník přes osobní odkaz, který jsme mu poslali po dokončení objednávky. U\u00a0ostatních recenzí nákup neověřujeme; u\u00a0každé je napsáno, odkud pochází.',
    link: 'Jak recenze získáváme a\u00a0ověřujeme',
  },

  /** In place of reviews, as long as there are none. */
  gathered: {
    text: 'Zatím tu žádná recenze není. Od zákazníků je získáváme takto:',
    steps: [
      {
        title: 'Objednávku dokončíme',
        text: `${formatDuration('cs', INVITE_AFTER_DAYS, 'day')} po dokončení vám jednou přijde e\u2011mail s\u00a0osobním odkazem.`,
      },
      {
        title: 'Napíšete, jak to bylo',
        text: 'Hvězdičky, pár vět a\u00a0podpis, jaký si zvolíte. Za recenzi nic nedáváme.',
      },
      {
        title: 'Recenzi zveřejníme',
        text: 'I\u00a0kritickou. Zamítneme jen spam, urážky, osobní údaje, text, který se objednávky netýká, nebo protiprávní obsah.',
      },
    ],
    invitation: 'Už jste u\u00a0nás objednali? Odkaz k\u00a0recenzi hledejte ve svém e\u2011mailu.',
  },

  verifiedCount: (count: number) =>
    plural('cs', count, {
      one: 'recenze s\u00a0ověřeným nákupem',
      few: 'recenze s\u00a0ověřeným nákupem',
      other: 'recenzí s\u00a0ověřeným nákupem',
    }),

  page: {
    metaTitle: (brand: string) => `Reference a\u00a0recenze | ${brand}`,
    metaDescription:
      'Recenze balíčků pro Instagram, TikTok, YouTube a\u00a0Facebook. U\u00a0každé je napsáno, odkud pochází a\u00a0zda za ní stojí ověřený nákup.',
    ofNetwork: (network: string, brand: string) => `Recenze: ${network} | ${brand}`,
    ofNetworkDescription: (network: string) =>
      `Recenze služeb pro ${network}. U\u00a0každé je napsáno, odkud pochází a\u00a0zda za ní stojí ověřený nákup.`,
    numbered: (title: string, page: number) => `${title}, strana ${page}`,
    title: 'Reference',
    titleOf: (network: string) => `Reference: ${network}`,
    lead: 'Nejnovější jsou nahoře. U\u00a0každé recenze vidíte, odkud pochází.',
    totals: 'Reference v\u00a0číslech',
    networks: 'Recenze podle platformy',
    all: 'Všechny',
    list: 'Recenze',
    pageNumber: (page: number) => `Strana ${page}`,
    pages: 'Stránky recenzí',
    more: 'Starší recenze',
    newer: 'Novější recenze',
    order: 'Vybrat balíček',
  },
};

export type ReviewMessages = typeof reviews;
