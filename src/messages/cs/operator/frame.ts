import { plural } from '#domain/locale.ts';

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
    operatorFigures: 'Čísla',
    operatorPrices: 'Ceník',
    operatorDiscountCodes: 'Slevové kódy',
    operatorMessages: 'Zprávy',
    operatorQueue: 'Čeká na vás',
    operatorOutbox: 'E\u2011maily',
    operatorDuties: 'Uchovávání a\u00a0zálohy',
    operatorLegalTexts: 'Právní texty',
    operatorLegal: 'Soulad se zákonem',
    operatorWebhooks: 'Webhooky',
    operatorReviews: 'Recenze',
    operatorArticleGenerator: 'Generátor článků',
    operatorImageGenerator: 'Generátor obrázků',
    operatorReviewGenerator: 'Generátor recenzí',
    operatorArticles: 'Články',
    operatorTokens: 'Tokeny',
    operatorData: 'Údaje lidí',
    operatorPeople: 'Lidé',
    operatorClaims: 'Tvrzení',
    operatorFaq: 'Časté dotazy',
    operatorPress: 'Ohlasy v\u00a0tisku',
    operatorSettings: 'Nastavení',
    operatorAudit: 'Záznam změn',
  },
  fixFields: (count: number) =>
    count === 1
      ? 'Zbývá opravit jedno pole'
      : `Zbývá opravit ${count}\u00a0${plural('cs', count, { one: 'pole', few: 'pole', other: 'polí' })}`,
  noRight: {
    title: 'Na toto vaše role nestačí',
    text: 'O\u00a0penězích, cenách, nastavení, tvrzeních webu, údajích zákazníků, programech a\u00a0přístupech rozhoduje majitel obchodu. Roli vám může změnit na stránce Lidé.',
  },
  error: {
    title: 'To se nepovedlo',
    text: (message: string) => `Chyba: ${message}`,
    reference: (reference: string) => `Číslo chyby v\u00a0záznamu programu: ${reference}`,
    unknown: 'Taková stránka tu není',
    unknownText: 'Adresa je chybná, nebo už neplatí.',
    again: 'Načíst znovu',
  },
};

export type FrameMessages = typeof frame;
