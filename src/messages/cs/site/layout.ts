import { plural } from '#domain/locale.ts';
import { IMPORT_MEGABYTES } from '#domain/reviews/import.ts';

const secondForms = { one: 'sekundu', few: 'sekundy', other: 'sekund' };

export const layout = {
  skip: 'Přeskočit na obsah',
  home: (brand: string) => `${brand}, úvodní stránka`,
  navigation: {
    label: 'Hlavní navigace',
    home: 'Úvod',
    howItWorks: 'Jak to funguje',
    pricing: 'Ceník',
    order: 'Objednávka',
    references: 'Reference',
    faq: 'Časté dotazy',
    contact: 'Kontakt',
    blog: 'Blog',
    open: 'Otevřít menu',
    close: 'Zavřít menu',
    menu: 'Menu',
  },
  getFollowers: 'Získat sledující',
  /** Written in the language it leads to, as its reader looks for it. */
  languageSwitch: {
    text: 'English',
    label: 'Switch to English',
  },
  chat: {
    label: 'Napsat nám do chatu',
    greeting: 'Dobrý den, mám zájem o\u00a0vaše služby.',
  },
  footer: {
    label: 'Patička',
    claim: 'Sledující, lajky a\u00a0zhlédnutí v\u00a0balíčcích s\u00a0garancí doplnění.',
    shopTitle: 'Obchod',
    services: 'Služby',
    blog: 'Blog',
    findOrder: 'Odkaz na objednávku',
    legalTitle: 'Pravidla a\u00a0soukromí',
    terms: 'Obchodní podmínky',
    privacy: 'Ochrana soukromí',
    withdrawal: 'Odstoupit od smlouvy',
    howReviews: 'Jak ověřujeme recenze',
    howWeCount: 'Jak měříme návštěvnost',
    accessibility: 'Přístupnost',
    contactTitle: 'Kontakt',
    mail: 'E-mail',
    chat: 'Chat',
    phone: 'Telefon',
    office: 'Kancelář',
    operatorTitle: 'Provozovatel',
    companyId: 'IČO',
    vatId: 'DIČ',
    register: 'Zápis v\u00a0rejstříku',
    disputes: 'Spotřebitelské spory mimosoudně řeší Česká obchodní inspekce:',
    disputesLink: 'coi.gov.cz/informace-o-adr',
    trademarks:
      'Instagram, TikTok, YouTube, Facebook, X, Spotify a\u00a0názvy dalších platforem jsou ochranné známky svých vlastníků. S\u00a0vlastníky náš obchod není spojen ani od nich nemá schválení.',
    copyright: (year: string, operator: string) => `© ${year} ${operator}`,
  },
  testMode: 'Zkušební provoz: neplatí se skutečnými penězi a\u00a0nic se nedodává.',
  /** Heads the list of a long text's sections. */
  contents: 'Obsah',
  notFound: {
    metaTitle: (brand: string) => `Stránka nenalezena | ${brand}`,
    title: 'Stránka nenalezena',
    text: 'Na této adrese nic není.',
    leaving: (seconds: number) =>
      `Za ${seconds}\u00a0${plural('cs', seconds, secondForms)} vás přesměrujeme na úvodní stránku.`,
    howToStay:
      'Chcete\u2011li zůstat, stiskněte klávesu, dotkněte se obrazovky nebo posuňte stránku.',
    staying: 'Zůstáváte na této stránce.',
    link: 'Na úvodní stránku',
  },
  error: {
    metaTitle: (brand: string) => `Něco se pokazilo | ${brand}`,
    title: 'Něco se pokazilo',
    text: 'Stránku se nepodařilo zobrazit. Zkuste to prosím znovu; nepomůže\u2011li to, napište nám.',
    paymentNote:
      'Pokud jste právě platili, neplaťte znovu. Jakmile bude platba potvrzena, pošleme vám e\u2011mail.',
    reload: 'Zkusit znovu',
    signIn: 'Přihlásit se v\u00a0novém okně',
    home: 'Na úvodní stránku',
    reference: (id: string) => `Označení chyby: ${id}`,
  },
  /** In place of title and text of `error` while the database cannot be reached. */
  unavailable: {
    title: 'Obchod je na chvíli mimo provoz',
    text: 'Zkuste to prosím znovu za minutu. Košík vám zůstává.',
  },
  /** In place of title and text of `error` where work for the page was broken off or not begun. */
  notInTime: {
    title: 'Stránku teď nestíháme připravit',
    text: 'Zkuste to prosím znovu za minutu. Ostatní stránky i\u00a0košík fungují.',
  },
  /** In place of title and text of `error` where a request was refused. */
  refused: {
    tooMany: {
      title: 'Příliš mnoho pokusů',
      text: 'Počkejte prosím minutu a\u00a0zkuste to znovu. Košík vám zůstává.',
    },
    tooLarge: {
      title: 'Text je příliš dlouhý',
      text: 'Vraťte se prosím o\u00a0stránku zpět, text zkraťte a\u00a0odešlete formulář znovu.',
    },
    signedOut: {
      title: 'Text zatím není uložený',
      text: 'Tak dlouhý formulář přijímáme jen od přihlášených. Přihlaste se prosím v\u00a0novém okně, pak se tady vraťte o\u00a0stránku zpět a\u00a0odešlete ho znovu. Text by měl být dál ve formuláři.',
    },
    fileTooLarge: {
      title: 'Soubor je příliš velký',
      text: `Přijímáme soubory do ${IMPORT_MEGABYTES}\u00a0MB. Vraťte se prosím o\u00a0stránku zpět a\u00a0vyberte menší.`,
    },
    busy: {
      title: 'Právě zpracováváme jiné soubory',
      text: 'Váš soubor jsme zatím nepřijali. Vraťte se prosím o\u00a0stránku zpět a\u00a0za chvíli ho odešlete znovu.',
    },
    foreign: {
      title: 'Formulář nepřišel z\u00a0našich stránek',
      text: 'Z\u00a0bezpečnostních důvodů jsme ho nepřijali. Otevřete prosím stránku znovu a\u00a0zkuste to ještě jednou.',
    },
    unknown: {
      title: 'Takový požadavek nepřijímáme',
      text: 'Otevřete prosím stránku znovu a\u00a0zkuste to ještě jednou.',
    },
    operator: {
      title: 'Tato stránka je jen pro správce obchodu',
      text: 'Bez přihlášení se sem nikdo nedostane.',
    },
  },
};

export type LayoutMessages = typeof layout;
