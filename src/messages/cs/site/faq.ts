export const faq = {
  metaTitle: (brand: string) => `Časté dotazy | ${brand}`,
  metaDescription:
    'Kdy začneme dodávat, jak dlouho to trvá, co platí o\u00a0garanci, platbě, zrušení a\u00a0vrácení peněz a\u00a0co na to pravidla platforem. Odpovědi bez příkras.',
  title: 'Časté dotazy',
  lead: 'Na co se lidé ptají před objednávkou i\u00a0po ní. Odpovídáme i\u00a0tam, kde odpověď zní\u00a0ne.',
  contents: 'Obsah',
  order: {
    text: 'Máte jasno?',
    link: 'Vybrat platformu a\u00a0objednat',
  },
  /** Under each answer. */
  ask: {
    chat: 'Chat',
    mail: 'E\u2011mail',
    link: 'Odkaz na dotaz',
  },
  contact: {
    title: 'Nenašli jste odpověď?',
    text: (answered: string) => `Napište nám, odpovídáme ${answered}.`,
  },
  home: {
    title: 'Na co se ptáte nejdřív',
    all: (count: number) => `Všech ${count}\u00a0otázek a\u00a0odpovědí`,
    prompt: 'Ptáte se na něco jiného?',
    contact: 'Napište nám',
  },
};

export type FaqMessages = typeof faq;
