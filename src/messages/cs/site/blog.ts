import { plural } from '#domain/locale.ts';
import type { ArticleTopic } from '#domain/content/articles/article.ts';

const articleForms = { one: 'článek', few: 'články', other: 'článků' };

/** Words of the blog around its articles. Czech is the type. */
export const blog = {
  title: 'Blog',
  /** What the list is called in search engines. */
  subject: 'Blog o\u00a0sociálních sítích',
  metaTitle: (subject: string, brand: string) => `${subject} | ${brand}`,
  metaDescription:
    'Jak sítě vybírají, co uvidíte, co čísla u\u00a0profilu znamenají a\u00a0co nákup sledujících změní a\u00a0co ne. Se zdroji a\u00a0datem ověření.',
  lead: 'Jak sítě fungují, co čísla u\u00a0profilu znamenají a\u00a0co koupená čísla umějí a\u00a0co ne. U\u00a0každého článku stojí zdroje a\u00a0den, kdy jsme je četli.',
  list: 'Články',
  numbered: (text: string, page: number) => `${text}, strana ${page}`,
  topicsLabel: 'Témata',
  allTopics: 'Vše',
  topics: {
    networks: 'Jak fungují sítě',
    numbers: 'Co čísla znamenají',
    growth: 'Jak růst',
    safety: 'Bezpečí',
    buying: 'Nákup',
  } satisfies Record<ArticleTopic, string>,
  topicMetaTitle: (topic: string, brand: string) => `${topic} | Blog ${brand}`,
  topicDescriptions: {
    networks:
      'Jak Instagram, TikTok, YouTube a\u00a0Facebook vybírají, co lidem ukážou, a\u00a0podle čeho to poznáte. Články se zdroji.',
    numbers:
      'Co říkají sledující, lajky a\u00a0zhlédnutí, proč počty klesají a\u00a0co má smysl sledovat. Články se zdroji.',
    growth:
      'Kdy zveřejňovat, jak vést profil a\u00a0komentáře a\u00a0jak začít první měsíc na síti. Články se zdroji.',
    safety:
      'Co zakazují pravidla sítí, jak chránit účet a\u00a0jak poznat podvod při objednávce. Články se zdroji.',
    buying:
      'Co stojí jeden sledující, kdy se hodí spíš reklama a\u00a0jak je to s\u00a0reklamací a\u00a0vrácením peněz.',
  } satisfies Record<ArticleTopic, string>,
  emptyTitle: 'Tady zatím nic není',
  emptyText: 'K\u00a0tomuto tématu jsme ještě nic nenapsali.',
  allArticles: 'Všechny články',
  away: {
    title: 'Některé články teď nevidíte',
    text: 'Část článků se právě nedaří načíst. Zkuste to prosím za chvíli znovu.',
  },
  pages: {
    label: 'Stránky',
    previous: 'Předchozí',
    next: 'Další',
    page: (page: number) => `Strana ${page}`,
  },
  feeds: { rss: 'RSS', atom: 'Atom', json: 'JSON Feed', label: 'Odběr článků' },
  feedTitle: (brand: string) => `Blog ${brand}`,

  search: {
    title: 'Hledání v\u00a0blogu',
    metaTitle: (brand: string) => `Hledání v\u00a0blogu | ${brand}`,
    label: 'Hledat v\u00a0blogu',
    button: 'Hledat',
    hint: 'Napište slovo nebo dvě, třeba „dosah“ nebo „doplnění“.',
    found: (count: string, forms: number, words: string) =>
      `${plural('cs', forms, { one: 'Nalezen', few: 'Nalezeny', other: 'Nalezeno' })} ${count}\u00a0${plural('cs', forms, articleForms)} pro „${words}“`,
    nothingTitle: (words: string) => `Pro „${words}“ jsme nic nenašli`,
    nothingText:
      'Zkuste jiné nebo obecnější slovo, třeba název sítě. Nebo si vyberte z\u00a0témat.',
    awayTitle: 'Hledání teď nefunguje',
    awayText: 'Za chvíli ho prosím zkuste znovu. Články zatím najdete podle témat.',
  },

  article: {
    metaTitle: (title: string, brand: string) => `${title} | ${brand}`,
    back: 'Zpět na blog',
    /** Before a day. */
    checked: 'ověřeno',
    office: (brand: string) => `Redakce ${brand}`,
    minutes: (minutes: number) =>
      `${minutes}\u00a0${plural('cs', minutes, { one: 'minuta', few: 'minuty', other: 'minut' })} čtení`,
    leftOut: 'Text článku nemůžeme zobrazit.',
    sources: 'Zdroje',
    readOn: 'přečteno',
    toText: (number: number) => `Zpět k\u00a0místu, kde je zdroj ${number} v\u00a0textu`,
    related: 'Související články',
    /** Stands on the same article of the other edition. */
    inThisLanguage: 'Přečíst tento článek česky',
    around: 'Další články',
    previous: 'Předchozí článek',
    next: 'Následující článek',
  },
  services: {
    title: 'Naše služby pro Instagram',
    text: 'Prodáváme počty, ne zájem publika. Co to znamená, stojí níže i\u00a0u\u00a0každého balíčku.',
    from: (price: string) => `od ${price}`,
    order: 'Přejít k\u00a0objednávce',
  },
};

export type BlogMessages = typeof blog;
