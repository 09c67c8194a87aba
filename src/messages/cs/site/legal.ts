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
  toCurrent: 'Přejít na znění, které platí',
};

export type LegalMessages = typeof legal;
