export const frame = {
  skip: 'Přejít k\u00a0obsahu',
  title: 'Správa',
  titleOf: (page: string, brand: string) => `${page} – správa, ${brand}`,
  home: (brand: string) => `${brand} – správa, úvodní stránka`,
  menu: 'Správa obchodu',
  toSite: 'Zpět na web',
  signOut: 'Odhlásit',
  account: (name: string) => `Můj účet: ${name}`,
  test: 'Zkušební režim: žádné skutečné peníze se nepohybují.',
  pages: {
    operator: 'Přehled',
    operatorOrders: 'Objednávky',
    operatorMessages: 'Zprávy',
    operatorQueue: 'Čeká na vás',
    operatorPeople: 'Lidé',
    operatorAudit: 'Záznam změn',
  },
  noRight: {
    title: 'Na tohle vaše role nestačí',
    text: 'O\u00a0penězích, údajích zákazníků a\u00a0přístupech rozhoduje majitel obchodu. Roli vám může změnit na stránce Lidé.',
  },
  error: {
    title: 'Tohle se nepovedlo',
    text: (message: string) => `Chyba: ${message}`,
    reference: (reference: string) => `Číslo chyby v\u00a0záznamu programu: ${reference}`,
    unknown: 'Tahle stránka tu není',
    unknownText: 'Adresa je chybná, nebo už neplatí.',
    again: 'Načíst znovu',
  },
};

export type FrameMessages = typeof frame;
