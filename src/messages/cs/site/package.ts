import { within } from '#domain/period-text.ts';
import { LATEST_START_HOURS, USUAL_START_HOURS, WITHDRAWAL_DAYS } from '#domain/promises.ts';
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
  start: `do ${within('cs', LATEST_START_HOURS, 'hour')}`,
  startNote: `Od potvrzení platby, obvykle už do ${within('cs', USUAL_START_HOURS, 'hour')}. Jste\u2011li spotřebitel, musíte o\u00a0to v\u00a0objednávce požádat; bez žádosti začneme až po ${WITHDRAWAL_DAYS}denní lhůtě pro odstoupení.`,
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
