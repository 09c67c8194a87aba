import { type PeriodRange, formatDuration, formatWithin } from '#domain/text/period-text.ts';
import { LATEST_START_HOURS, USUAL_START_HOURS } from '#domain/shop/promises.ts';

/** Figures that nobody but a source can bear out come from the register of claims (rules 18). */
export const howItWorks = {
  metaTitle: (brand: string) => `Jak to funguje: pět kroků k\u00a0růstu | ${brand}`,
  metaDescription:
    'Jak probíhá objednávka sledujících, lajků a\u00a0zhlédnutí: pět kroků od výběru k\u00a0dodání, kdy začínáme, jak platí garance a\u00a0co po vás nikdy nechceme.',
  title: 'Jak to funguje',
  lead: 'Vyberete, co má růst, vložíte odkaz a\u00a0zaplatíte. Zbytek je na nás a\u00a0vy po celou dobu víte, v\u00a0jakém stavu objednávka je.',
  statistics: 'V\u00a0číslech',
  principle: {
    title: 'Princip',
    paragraphs: [
      'Každý profil má veřejný počet sledujících, každý příspěvek veřejný počet lajků nebo zhlédnutí. Ten zvýšíme o\u00a0množství, které si objednáte.',
      'Počet roste po částech, ne najednou. Dodání zajišťují naši dodavatelé: dostanou od nás odkaz a\u00a0množství, nikdy vaše jméno ani kontakt.',
      'Vyšší číslo změní jen to, co lidé u\u00a0profilu nebo příspěvku vidí. Pozornost a\u00a0důvěru si u\u00a0nich musí získat váš obsah.',
    ],
    /** Behind what the terms say about delivered metrics (rules 27). */
    forbidden: 'Pravidla platforem nákup takových metrik zakazují.',
    terms: 'Co přesně říkají podmínky',
    drawing: {
      label:
        'Graf veřejného počtu v\u00a0čase: před zahájením se nemění, po zahájení postupně roste až k\u00a0objednanému množství, po dokončení jednou klesne a\u00a0doplněním se vrátí.',
      marks: [
        {
          title: 'Výchozí stav',
          text: 'Než začneme, poznamenáme si veřejný počet. Od něj se počítá vše další.',
        },
        {
          title: 'Dodání',
          text: 'Počet roste postupně, dokud nepřibude celé objednané množství i\u00a0s\u00a0případným bonusem.',
        },
        {
          title: 'Dokončení',
          text: 'Pošleme vám e\u2011mail a\u00a0začne běžet garance.',
        },
        {
          title: 'Doplnění',
          text: 'Klesne\u2011li počet v\u00a0době garance, chybějící část zdarma doplníme.',
        },
      ],
    },
  },
  steps: {
    title: 'Pět kroků od výběru k\u00a0dodání',
    choose: {
      title: 'Vyberete platformu a\u00a0službu',
      text: 'Instagram, TikTok, YouTube nebo Facebook. Sledující, odběratele, lajky nebo zhlédnutí.',
    },
    target: {
      title: 'Vložíte odkaz',
      text: 'Na profil, příspěvek nebo video; u\u00a0profilu stačí i\u00a0jméno. Heslo nikdy nechceme.',
    },
    package: {
      title: 'Vyberete balíček',
      /** Wishes that the order has no fields for (rules 30). */
      text: 'U\u00a0každé velikosti vidíte cenu, dobu dodání i\u00a0garanci. Rychlé nebo přirozené tempo, místní nebo mezinárodní zaměření a\u00a0opakovanou kampaň domlouváme zvlášť: napište o\u00a0ně do poznámky k\u00a0objednávce, nebo pošlete poptávku na míru.',
    },
    payment: {
      title: 'Bezpečně zaplatíte',
      text: 'Na šifrované stránce platební brány: kartou, Apple Pay nebo Google Pay. Číslo karty k\u00a0nám neprochází.',
    },
    delivery: {
      title: 'Dodání běží samo',
      text: `Požádáte\u2011li o\u00a0to, začneme obvykle do ${USUAL_START_HOURS}, nejpozději do ${formatWithin('cs', LATEST_START_HOURS, 'hour')} od potvrzení platby. Vy jen nechte profil nebo příspěvek veřejný a\u00a0pod stejným jménem.`,
    },
  },
  technology: {
    title: 'Co za vás hlídá technika',
    text: 'Překlep v\u00a0odkazu ani dvojí platba nemusí skončit zmatkem.',
    rows: [
      {
        title: 'Rozpoznání odkazu',
        text: 'Z\u00a0vloženého textu přečteme platformu, profil i\u00a0příspěvek. Odkaz na jinou platformu odmítneme dřív, než zaplatíte.',
      },
      {
        title: 'Dodání po částech',
        text: 'Množství rozkládáme do celé doby dodání, místo aby přibylo naráz.',
      },
      {
        title: 'Stránka objednávky',
        text: 'Na soukromé stránce vidíte, v\u00a0jakém stavu objednávka je a\u00a0co bude dál, a\u00a0stáhnete si doklady.',
      },
      {
        title: 'Jedna platba',
        text: 'Ceny počítá server podle ceníku a\u00a0dvojí stisk tlačítka založí objednávku jen jednou. Přijde\u2011li přesto druhá platba, celou ji vrátíme.',
      },
    ],
  },
  benefits: {
    title: 'Co z\u00a0toho máte',
    rows: (guarantee: PeriodRange, percent: number, answers: string) => [
      {
        title: 'Cena předem',
        text: 'Konečná, včetně daní a\u00a0poplatků. U\u00a0každého balíčku vidíte i\u00a0cenu za kus.',
      },
      {
        title: `Garance ${formatDuration('cs', guarantee, 'day')}`,
        text: 'Podle balíčku. Úbytek v\u00a0této době doplníme zdarma.',
      },
      {
        title: 'Bez hesla a\u00a0bez registrace',
        text: 'Stačí veřejné jméno nebo odkaz. K\u00a0účtu přístup nemáme a\u00a0nechceme.',
      },
      {
        title: `Sleva až ${percent}\u00a0%`,
        text: 'Podle počtu balíčků v\u00a0košíku. Odečte se sama z\u00a0celé objednávky.',
      },
      {
        title: 'Zrušení jedním tlačítkem',
        text: 'Dokud jsme s\u00a0dodáním nezačali, vrátíme celou platbu.',
      },
      {
        title: 'Doklady e\u2011mailem',
        text: 'Faktura přijde po zaplacení, i\u00a0na firmu. Ke stažení zůstává na stránce objednávky.',
      },
      {
        title: 'Podpora česky a\u00a0anglicky',
        text: `Psát můžete kdykoli. Odpovídáme ${answers}.`,
      },
      {
        title: 'Soukromí',
        text: 'Váš nákup nikde nezveřejňujeme. Dodavatel dostane jen odkaz a\u00a0množství, ne vaše jméno ani kontakt.',
      },
    ],
  },
  platforms: {
    title: 'Ceny podle platformy',
    from: (price: string) => `od ${price}`,
    soon: 'Ceny připravujeme, napište nám',
  },
  start: {
    title: 'Připraveni ke vzletu?',
    text: 'Začněte tím, co má růst. Zabere to pár minut.',
    link: 'Vybrat platformu',
  },
  bulk: {
    title: 'Větší zakázka, agentura, řešení na míru',
    text: (amount: string, answers: string) =>
      `Od ${amount}\u00a0kusů, není\u2011li v\u00a0ceníku balíček té velikosti, pro víc profilů nebo pro opakované kampaně připravíme vlastní nabídku. Odpovídáme ${answers}.`,
  },
};

export type HowItWorksMessages = typeof howItWorks;
