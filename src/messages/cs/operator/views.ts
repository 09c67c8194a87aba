export const views = {
  title: 'Uložené seznamy',
  lead: 'Každý má své. Pořadí platí i\u00a0pro záložky nad objednávkami.',
  back: 'Zpět na objednávky',
  name: 'Název seznamu',
  nameOf: (name: string) => `Nový název seznamu ${name}`,
  rename: 'Přejmenovat',
  renameOf: (name: string) => `Přejmenovat seznam ${name}`,
  up: (name: string) => `Posunout seznam ${name} nahoru`,
  down: (name: string) => `Posunout seznam ${name} dolů`,
  remove: 'Smazat',
  removeOf: (name: string) => `Smazat seznam ${name}`,
  save: 'Uložit seznam',
  saveHeading: 'Uložit seznam',
  empty: 'Zatím žádný nemáte. Nastavte na objednávkách filtry a\u00a0uložte je pod názvem.',
  problems: {
    'view-name-missing': 'Napište název.',
    'view-name-long': 'Název je příliš dlouhý.',
    'view-name-taken': 'Seznam s\u00a0tímto názvem už máte.',
    'view-too-many': 'Víc seznamů se nevejde. Nejdřív některý smažte.',
    'view-unknown': 'Tento seznam už neexistuje.',
  },
};

export type ViewsMessages = typeof views;
