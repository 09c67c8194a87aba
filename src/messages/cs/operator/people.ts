/** Words of the page of those who may sign in. */
export const people = {
  title: 'Lidé',
  roles: { owner: 'Majitel', editor: 'Editor' },
  roleTexts: {
    owner:
      'všechno; jen majitel rozhoduje o\u00a0penězích, cenách, nastavení, tvrzeních webu, údajích zákazníků, programech a\u00a0lidech',
    editor: 'objednávky, zprávy, recenze, články, generátory a\u00a0slevové kódy',
  },
  saved: {
    invited: 'Pozvánka je na cestě.',
    revoked: 'Pozvánka už neplatí.',
    changed: 'Role je změněná.',
    removed: 'Přístup skončil.',
    sessions: 'Přihlášení skončila.',
  },
  list: {
    caption: 'Kdo se může přihlásit',
    name: 'Jméno',
    email: 'E\u2011mail',
    role: 'Role',
    sessions: 'Přihlášení',
    access: 'Přístup',
    you: 'vy',
    change: 'Změnit',
    roleOf: (name: string) => `Role, ${name}`,
    changeOf: (name: string) => `Změnit roli, ${name}`,
    none: 'nikde',
    endAll: 'Odhlásit všude',
    endAllOf: (name: string) => `Odhlásit všude, ${name}`,
    remove: 'Odebrat',
    removeOf: (name: string) => `Odebrat přístup, ${name}`,
    sure: (name: string) =>
      `${name} se už nepřihlásí a\u00a0všechna přihlášení skončí hned. V\u00a0záznamu změn zůstane.`,
    yes: 'Ano, odebrat přístup',
  },
  invite: {
    title: 'Pozvat někoho dalšího',
    email: 'E\u2011mail',
    role: 'Role',
    submit: 'Poslat pozvánku',
    waiting: 'Čekající pozvánky',
    caption: 'Pozvánky, které nikdo nepřijal',
    until: 'Platí do',
    revoke: 'Zrušit',
    revokeOf: (email: string) => `Zrušit pozvánku pro ${email}`,
  },
  problems: {
    'email-invalid': 'Napište e\u2011mail ve tvaru jmeno@firma.cz.',
    'email-taken': 'S\u00a0tímto e\u2011mailem už se tu někdo přihlašuje.',
    'person-gone': 'Tento člověk už přístup nemá.',
    'last-owner': 'Aspoň jeden majitel musí zůstat. Nejdřív dejte roli majitele někomu dalšímu.',
  },
  proven: 'Ověřeno. Co jste vyplnili, je na svém místě; stačí to potvrdit.',
};

export type PeopleMessages = typeof people;
