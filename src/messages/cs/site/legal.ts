/** Words around the legal texts, which lie in content/legal. */
export const legal = {
  /** Heads the list of all wordings of a text. */
  versions: 'Všechna znění',
  current: 'platí nyní',
  formerTitle: (title: string, version: string) => `${title}, znění ${version}`,
  formerDescription: (title: string, brand: string, day: string) =>
    `${title} ${brand} ve znění z\u00a0${day}, které už neplatí. Odkaz na současné znění najdete nahoře.`,
  former: 'Toto znění už neplatí',
  formerText: {
    terms: 'Řídí se jím jen objednávky odeslané v\u00a0době, kdy platilo.',
    privacy: 'Zůstává tu, aby bylo vidět, co se změnilo.',
  },
  notice: {
    coming: (day: string) => `Změna od ${day}`,
    effective: (day: string) => `Změna, která platí od ${day}`,
    published: (day: string) => `Oznámeno ${day}.`,
    /** Heads the list of all notices. */
    list: 'Oznámení změn',
    about: (day: string) => `Změna od ${day}`,
    withdrawn: (day: string) => `odvoláno ${day}, změna nenastala`,
    earlier: (published: string, effective: string) =>
      `Dřívější znění tohoto oznámení, ${published} (změna od ${effective}):`,
    /** Beside the order, while other terms are announced. */
    order: {
      text: (day: string) =>
        `Od ${day} se mění obchodní podmínky. Pro objednávku odeslanou do té doby platí znění, které je účinné teď.`,
      link: 'Co se změní',
    },
  },
  toCurrent: 'Přejít na znění, které platí',
};

export type LegalMessages = typeof legal;
