import { type PeriodRange, formatDuration, formatWithin } from '#domain/text/period-text.ts';
import { LATEST_START_HOURS, USUAL_START_HOURS } from '#domain/shop/promises.ts';

export const home = {
  metaTitle: (brand: string) => `Sledující, lajky a\u00a0zhlédnutí pro sociální sítě | ${brand}`,
  metaDescription:
    'Balíčky sledujících, lajků a\u00a0zhlédnutí pro Instagram, TikTok, YouTube a\u00a0Facebook. Cena, doba dodání i\u00a0garance jsou známé předem, heslo nechceme.',
  badge: 'Bez hesla a\u00a0bez registrace',
  headline: 'Ať se váš profil odlepí od země',
  lead: 'Balíčky sledujících, lajků a\u00a0zhlédnutí. Cenu, dobu dodání i\u00a0garanci znáte předem.',
  order: 'Objednat',
  pricing: 'Ceník',
  trust: {
    title: 'Na co se můžete spolehnout',
    points: (guarantee: PeriodRange) => [
      {
        key: 'guarantee',
        title: `Garance ${formatDuration('cs', guarantee, 'day')}`,
        text: 'Úbytek v\u00a0této době doplníme zdarma.',
      },
      {
        key: 'payment',
        title: 'Bezpečná platba',
        text: 'Platíte na šifrované stránce platební brány.',
      },
      {
        key: 'support',
        title: 'Podpora česky a\u00a0anglicky',
        text: 'Napište nám e\u2011mailem nebo do chatu.',
      },
    ],
  },
  features: {
    title: 'Jak roste počet',
    gradual: {
      title: 'Postupně',
      text: 'Balíček dodáváme po částech po celou dobu dodání, ne najednou.',
    },
    refill: {
      title: 'S\u00a0doplněním',
      text: 'Klesne\u2011li počet v\u00a0době garance, chybějící část zdarma doplníme. Nemusíte na to přijít první.',
    },
    noPassword: {
      title: 'Bez hesla',
      text: 'Stačí veřejné jméno nebo odkaz. O\u00a0heslo ani přihlašovací kód vás nikdy nepožádáme.',
    },
  },
  platforms: {
    title: 'Vyberte si platformu',
    from: (price: string) => `od ${price}`,
    all: 'Celý ceník',
    soon: 'brzy',
    upcoming: 'Ceny připravujeme',
  },
  technology: {
    title: 'Létáme podle přístrojů',
    delivery: {
      title: 'Dodávka po částech',
      text: 'Přírůstek rozkládáme do celé doby dodání. Kolik dní to bude, stojí u\u00a0každého balíčku i\u00a0v\u00a0souhrnu objednávky.',
    },
    orders: {
      title: 'Objednávka na očích',
      text: 'Objednávka má soukromou stránku. Najdete na ní stav dodání, den, do kdy má být hotovo, i\u00a0doklady ke stažení.',
    },
    experience: {
      title: 'Platformy se mění',
      text: 'Když platforma změní pravidla nebo podobu odkazů, upravíme podle toho balíčky i\u00a0objednávkový formulář.',
    },
    targeting: {
      title: 'Přesně na cíl',
      text: 'Vložený odkaz přečteme a\u00a0ukážeme, co jsme v\u00a0něm našli: profil, nebo příspěvek. Odkaz na jinou platformu odmítneme ještě před platbou.',
    },
  },
  steps: {
    title: 'Čtyři kroky ke vzletu',
    all: 'Celý postup krok za krokem',
    steps: [
      {
        title: 'Vyberete balíček',
        text: 'Platformu, službu a\u00a0velikost. U\u00a0každého vidíte cenu, dobu dodání i\u00a0garanci.',
      },
      {
        title: 'Vložíte odkaz',
        text: 'Na veřejný profil, příspěvek nebo video. Registrovat se nemusíte.',
      },
      {
        title: 'Zaplatíte',
        text: 'Na šifrované stránce platební brány. Faktura přijde e\u2011mailem.',
      },
      {
        title: 'Počet roste',
        text: `Požádáte\u2011li o\u00a0to v\u00a0objednávce, začneme obvykle do ${USUAL_START_HOURS}, nejpozději do ${formatWithin('cs', LATEST_START_HOURS, 'hour')} od potvrzení platby.`,
      },
    ],
  },
  discount: {
    title: 'Za víc balíčků vyšší sleva',
    text: 'Platí na celou objednávku, i\u00a0když v\u00a0ní máte různé platformy. Odečte se sama.',
    percent: (percent: number) => (percent > 0 ? `−${percent}\u00a0%` : `${percent}\u00a0%`),
    order: 'Sestavit objednávku',
  },
  teaser: {
    title: 'Ceny na první pohled',
    lead: 'Z\u00a0každé platformy jeden balíček. Ostatní velikosti a\u00a0služby najdete v\u00a0ceníku.',
    all: 'Všechny balíčky',
    contact: 'Zeptat se',
  },
  start: {
    title: 'Odkud chcete vzlétnout?',
    text: 'Vyberte platformu. Službu, velikost a\u00a0odkaz doplníte v\u00a0objednávce.',
  },
  about: {
    title: (brand: string) => `Kdo je ${brand}`,
    shop: (brand: string, operator: string, address: string) =>
      `${brand} je obchod s\u00a0balíčky sledujících, lajků a\u00a0zhlédnutí. Provozuje ho ${operator}, ${address}.`,
    honest:
      'Prodáváme počty, ne zájem publika: dodané metriky nemusí pocházet od skutečných aktivních uživatelů. Stojí to u\u00a0každého balíčku a\u00a0znovu před zaplacením.',
    career: 'Práce u\u00a0nás',
    hiring: 'Volná místa teď nemáme. Chcete\u2011li s\u00a0námi přesto pracovat, napište na',
  },
  curve: {
    description: (amounts: string) =>
      `Stoupající křivka; body na ní jsou velikosti balíčků: ${amounts}.`,
  },
};

export type HomeMessages = typeof home;

/** The block of the press on the home page (rules 19). */
export const press = {
  title: 'Píše se o\u00a0nás',
};

export type PressMessages = typeof press;
