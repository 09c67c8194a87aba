import { plural } from '#domain/locale.ts';

const secondForms = { one: 'sekundu', few: 'sekundy', other: 'sekund' };

export const layout = {
  skip: 'Přeskočit na obsah',
  home: (brand: string) => `${brand}, úvodní stránka`,
  navigation: {
    label: 'Hlavní navigace',
    home: 'Sledující',
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
    greeting: 'Dobrý den, mám zájem o vaše služby.',
  },
  footer: {
    label: 'Patička',
    claim: 'Sledující, lajky a zhlédnutí v balíčcích s garancí doplnění.',
    shopTitle: 'Obchod',
    services: 'Služby',
    blog: 'Blog',
    legalTitle: 'Právní informace',
    terms: 'Obchodní podmínky',
    privacy: 'Ochrana soukromí',
    contactTitle: 'Kontakt',
    mail: 'E-mail',
    chat: 'Chat',
    phone: 'Telefon',
    office: 'Kancelář',
    operatorTitle: 'Provozovatel',
    companyId: 'IČO',
    vatId: 'DIČ',
    register: 'Zápis v rejstříku',
    disputes: 'Spotřebitelské spory mimosoudně řeší Česká obchodní inspekce:',
    disputesLink: 'coi.gov.cz/informace-o-adr',
    trademarks:
      'Instagram, TikTok, YouTube a Facebook jsou ochranné známky svých vlastníků. Náš obchod s nimi není spojen ani od nich nemá schválení.',
    platformRules:
      'Pravidla platforem nákup sledujících a jiného zapojení zakazují. Podrobnosti najdete v obchodních podmínkách.',
    copyright: (year: string, operator: string) => `© ${year} ${operator}`,
  },
  testMode: 'Zkušební provoz: neplatí se skutečnými penězi a nic se nedodává.',
  /** Heads the list of a long text's sections. */
  contents: 'Obsah',
  notFound: {
    metaTitle: (brand: string) => `Stránka nenalezena | ${brand}`,
    title: 'Stránka nenalezena',
    text: (seconds: number) =>
      `Na této adrese nic není. Za ${seconds} ${plural('cs', seconds, secondForms)} přejdete na úvodní stránku.`,
    link: 'Přejít na úvodní stránku hned',
  },
  error: {
    metaTitle: (brand: string) => `Něco se pokazilo | ${brand}`,
    title: 'Něco se pokazilo',
    text: 'Stránku se nepodařilo zobrazit. Zkuste to prosím znovu; nepomůže-li to, napište nám.',
    paymentNote: 'Pokud jste právě platili, neplaťte znovu. Stav objednávky vám pošleme e-mailem.',
    reload: 'Zkusit znovu',
    home: 'Na úvodní stránku',
    reference: (id: string) => `Označení chyby: ${id}`,
  },
  /** In place of title and text of `error` while the database cannot be reached. */
  unavailable: {
    title: 'Obchod je na chvíli mimo provoz',
    text: 'Zkuste to prosím znovu za minutu. Košík vám zůstává.',
  },
  /** In place of title and text of `error` where a request was refused. */
  refused: {
    tooMany: {
      title: 'Příliš mnoho pokusů',
      text: 'Počkejte prosím minutu a zkuste to znovu. Nic se neztratilo.',
    },
    tooLarge: {
      title: 'Tolik textu nepřijmeme',
      text: 'Zkraťte prosím, co jste vyplnili, a odešlete formulář znovu.',
    },
    foreign: {
      title: 'Formulář nepřišel z našich stránek',
      text: 'Z bezpečnostních důvodů jsme ho nepřijali. Otevřete prosím stránku znovu a zkuste to ještě jednou.',
    },
  },
};

export type LayoutMessages = typeof layout;
