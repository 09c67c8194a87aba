import type { FilterProblem } from '#domain/list/filter-fields.ts';
import { plural } from '#domain/locale.ts';
import type { PendingActionProblem, WithdrawalAct } from '#domain/admin/pending-action.ts';

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
    operatorEmails: 'E\u2011maily',
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

export const keys = {
  title: 'Klávesové zkratky',
  close: 'Zavřít',
  off: 'Vypnout se dají ve vašem účtu.',
  rows: [
    ['j', 'další objednávka'],
    ['k', 'předchozí objednávka'],
    ['Enter', 'otevřít'],
    ['x', 'vybrat'],
    ['n', 'další krok na stránce'],
    ['u', 'zpět na seznam'],
    ['m', 'vrátit peníze z\u00a0objednávky'],
    ['c', 'vyřídit, co zákazník žádá'],
    ['/', 'hledat'],
    ['g o', 'objednávky'],
    ['g h', 'přehled'],
    ['?', 'tato nápověda'],
  ] satisfies [string, string][],
};

export type KeysMessages = typeof keys;

/** What all lists of the section say alike. */
export const list = {
  filter: 'Filtr',
  any: 'Vše',
  apply: 'Zobrazit',
  clear: 'Zrušit filtr',
  problems: {
    choice: 'Takovou možnost filtr nemá, proto se nepoužil.',
    day: 'Toto není platné datum, proto se filtr nepoužil.',
    days: 'Konec je dřív než začátek, proto se filtr nepoužil.',
    number: 'Napište jen číslo. Filtr se nepoužil.',
    sum: 'Napište celé koruny, například 1500. Filtr se nepoužil.',
    sums: 'Horní mez je nižší než dolní, proto se filtr nepoužil.',
    long: 'Text je příliš dlouhý, proto se nehledal.',
  } satisfies Record<Exclude<FilterProblem, 'short'>, string>,
  short: (least: number) =>
    `Napište aspoň ${least}\u00a0${plural('cs', least, { one: 'znak', few: 'znaky', other: 'znaků' })}.`,
  empty: 'Nic takového tu není',
  emptyHint: 'Zkuste filtr zmírnit.',
  none: 'Zatím tu nic není',
  pages: 'Stránky seznamu',
  first: 'Na začátek',
  previous: 'Předchozí',
  next: 'Další',
  searched: 'Hledání prošlo jen část seznamu.',
  further: 'Hledat dál',
  file: 'Stáhnout CSV',
};

export type ListMessages = typeof list;

const problems: Partial<Record<string, string>> & Record<PendingActionProblem, string> = {
  'order-not-paid': 'není co vracet',
  'refund-amount': 'z\u00a0platby už tolik nezbývá',
  'too-late': 'objednávku už zrušit nejde',
};

const packages = (count: number): string => (count === 1 ? 'balíčku' : `${count}\u00a0balíčků`);

export const undo = {
  problems,
  label: 'Co jde vzít zpět',
  order: (number: number) => `objednávka\u00a0${number}`,
  message: (number: number) => `zpráva\u00a0${number}`,
  withdrawal: 'odstoupení bez objednávky',
  orders: (count: number) =>
    `${count}\u00a0${plural('cs', count, { one: 'objednávka', few: 'objednávky', other: 'objednávek' })}`,
  bulk: 'Hromadná akce',
  reply: 'Odpověď zákazníkovi',
  money: (sum: string) => `Vrácení ${sum}`,
  email: 'E\u2011mail:',
  /** Of so many packages. */
  moves: {
    begun: (count: number) => `Zahájení ${packages(count)}`,
    completed: (count: number) => `Dokončení ${packages(count)}`,
  },
  /** What somebody made of a declaration of withdrawal. */
  withdrawals: {
    read: 'Balíčky, kterých se odstoupení týká',
    tied: 'Přiřazení odstoupení a\u00a0nové potvrzení zákazníkovi',
    closed: 'Vyřízené odstoupení',
  } satisfies Record<Exclude<WithdrawalAct, 'released' | 'ended'>, string>,
  cancel: 'Zrušení objednávky',
  emails: (names: string, to: string | undefined) =>
    to === undefined ? names : `${names}, na ${to}`,
  /** Without a script the moment is named, with one the seconds run. */
  until: (time: string) => `Odejde v\u00a0${time}`,
  /** Of a move, of which nothing leaves. */
  moveUntil: (time: string) => `Vzít zpět jde do ${time}`,
  inSeconds: (seconds: string) => `odejde za\u00a0${seconds}\u00a0s`,
  moveInSeconds: (seconds: string) => `zbývá ${seconds}\u00a0s`,
  leaving: 'právě odchází',
  moveEnding: 'zbývá chvilka',
  undoAction: 'Vzít zpět',
  takeBackOf: (what: string, order: string) => `Vzít zpět: ${what}, ${order}`,
  seen: 'Viděno',
  seenOf: (what: string) => `Viděno: ${what}`,
  failed: (problem: PendingActionProblem) => `Neprovedeno: ${problems[problem]}.`,
  outcome: {
    'taken-back': 'Vzato zpět. Nic neodešlo.',
    'taken-back-partly':
      'Vzato zpět jen zčásti: u\u00a0ostatního už bylo pozdě, nebo se to mezitím změnilo.',
    'undo-too-late': 'Pozdě: to už vzít zpět nejde.',
    'right-missing': 'Toto může vzít zpět jen majitel.',
    'undo-unknown': 'To už vzít zpět nejde.',
    'changed-meanwhile':
      'Objednávka se mezitím změnila, proto zůstává, jak je. Napravit to můžete na její stránce.',
  },
};

export type UndoMessages = typeof undo;
