import { MAX_QUANTITY } from '#domain/catalogue/pricing.ts';
import { plural } from '#domain/locale.ts';
import { UNDO_SECONDS } from '#domain/admin/pending-action.ts';
import type { BuiltInView, FilterPart, LateMark, OrderSort } from '#domain/order/order-filter.ts';
import type { PaymentMark, WorkMark } from '#domain/order/order-badges.ts';
import type { PaymentTypo } from '#domain/order/entered.ts';

export const orders = {
  title: 'Objednávky',
  enter: 'Zadat objednávku',
  lists: 'Seznamy objednávek',
  all: 'Všechny',
  views: {
    todo: 'K\u00a0vyřízení',
    late: 'Po termínu',
    held: 'Pozastavené',
    returned: 'Vrácené',
  } satisfies Record<BuiltInView, string>,
  editViews: 'Upravit seznamy',
  search: 'Hledat',
  searchLabel: 'Hledat objednávku',
  searchHint: 'Číslo, jméno, e\u2011mail, telefon, profil nebo odkaz, faktura, platba',
  filters: (count: number) => (count === 0 ? 'Filtry' : `Filtry (${count})`),
  fields: {
    q: 'Hledá se',
    pay: 'Platba',
    work: 'Práce',
    late: 'Slíbený termín',
    network: 'Síť',
    edition: 'Verze webu',
    package: 'Balíček',
    from: 'Vytvořeno od',
    to: 'Vytvořeno do',
    paidFrom: 'Zaplaceno od',
    paidTo: 'Zaplaceno do',
    min: 'Částka od (Kč)',
    max: 'Částka do (Kč)',
    code: 'Slevový kód',
  } satisfies Record<FilterPart, string>,
  editions: { cs: 'česká', en: 'anglická' },
  late: { near: 'Blíží se', past: 'Minul' } satisfies Record<LateMark, string>,
  problemSort: 'Podle toho se řadit nedá. Seznam je seřazený od nejnovější objednávky.',
  active: 'Použité filtry',
  without: (part: string) => `Zrušit filtr: ${part}`,
  clear: 'Zrušit všechny',
  saveView: 'Uložit jako seznam',
  saveName: 'Název seznamu',
  save: 'Uložit',
  count: (count: string, isMore: boolean, whole: number) =>
    isMore
      ? `Přes ${count} objednávek`
      : `${count} ${plural('cs', whole, { one: 'objednávka', few: 'objednávky', other: 'objednávek' })}`,
  countUnknown: 'Počet objednávek se u\u00a0tak krátkého slova nezjišťuje.',
  caption: (list: string) => `Objednávky: ${list}`,
  columns: {
    choose: 'Vybrat',
    order: 'Objednávka',
    customer: 'Zákazník',
    items: 'Balíčky',
    state: 'Stav',
    made: 'Vytvořeno',
    paid: 'Zaplaceno',
    start: 'Začít do',
    promised: 'Slíbeno do',
    total: 'Celkem',
  },
  sortBy: (column: string) => `Seřadit podle: ${column}`,
  sorts: {
    made: 'vytvoření',
    paid: 'zaplacení',
    start: 'termínu začátku',
    promised: 'slíbeného termínu',
    total: 'částky',
  } satisfies Record<OrderSort, string>,
  choose: (number: number) => `Vybrat objednávku č.\u00a0${number}`,
  english: 'Anglická verze obchodu',
  coming: 'platba je na cestě',
  waitsForCustomer: 'čeká na zákazníka',
  progress: (delivered: string, units: string) => `${delivered} z\u00a0${units}`,
  promisedPast: 'termín minul',
  promisedNear: 'termín se blíží',
  unpaidYet: 'zatím ne',
  noPromise: 'bez termínu',
  free: 'zdarma',
  transfer: 'převodem',
  bulk: {
    heading: 'Hromadná akce',
    act: 'Co udělat s\u00a0vybranými',
    whole: (count: string) => `místo vybraných všechny, které odpovídají filtru (${count})`,
    chosen: (count: string) => `Vybráno: ${count}`,
    next: 'Zobrazit, co se stane',
  },
  keys: 'Klávesové zkratky',
  empty: {
    title: 'Zatím tu není žádná objednávka',
    text: 'Jakmile si někdo něco objedná, objeví se tady.',
  },
  none: {
    title: 'Nic se nenašlo',
    text: 'Filtru neodpovídá žádná objednávka. Zkuste některý zrušit.',
    search:
      'Zkontrolujte překlepy, nebo hledejte podle čísla objednávky, e\u2011mailu nebo odkazu na profil.',
    outside: (count: number) =>
      `Bez ostatních filtrů hledání najde ${count} ${plural('cs', count, { one: 'objednávku', few: 'objednávky', other: 'objednávek' })}`,
    all: 'Zobrazit všechny objednávky',
  },
  searched: (count: string) =>
    `Prohledalo se prvních ${count} objednávek v\u00a0tomto pořadí. Delší nebo přesnější výraz najde víc.`,
};

export type OrdersMessages = typeof orders;

/** Heads of the columns of the file. */
export const ordersFile = {
  number: 'Objednávka',
  made: 'Vytvořeno',
  paid: 'Zaplaceno',
  promised: 'Slíbeno do',
  payment: 'Platba',
  work: 'Práce',
  name: 'Jméno',
  email: 'E-mail',
  phone: 'Telefon',
  company: 'Firma',
  companyId: 'IČO',
  edition: 'Jazyk',
  items: 'Balíčky',
  code: 'Slevový kód',
  total: 'Celkem (Kč)',
  returned: 'Vráceno (Kč)',
  invoice: 'Faktura',
  paymentId: 'ID platby u\u00a0brány',
};

export type FileMessages = typeof ordersFile;

export const badges = {
  payment: {
    unpaid: 'Nezaplaceno',
    paid: 'Zaplaceno',
    'partly-returned': 'Část vrácena',
    returned: 'Vráceno',
  } satisfies Record<PaymentMark, string>,
  work: {
    waiting: 'Čeká na zahájení',
    delivering: 'Dodává se',
    completed: 'Dodáno',
    short: 'Dodáno zčásti',
    withdrawn: 'Ukončeno odstoupením',
    held: 'Pozastaveno',
    ended: 'Ukončeno',
  } satisfies Record<WorkMark, string>,
};

export type BadgeMessages = typeof badges;

/** Words of the packages in rows of lists, queues and bulk actions. Czech is the type; English matches it. */
export const rowLines = {
  noTarget: 'chybí profil nebo odkaz',
  sameTarget: (count: number) =>
    `${plural('cs', count, { one: 'stejný cíl má i\u00a0objednávka', few: 'stejný cíl mají i\u00a0objednávky', other: 'stejný cíl mají i\u00a0objednávky' })}`,
  further: (count: number) =>
    `a\u00a0${count}\u00a0${plural('cs', count, { one: 'další', few: 'další', other: 'dalších' })}`,
};

export type RowLinesMessages = typeof rowLines;

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

export const newOrder = {
  title: 'Nová objednávka',
  intro:
    'Pro objednávky, které přišly jinak než přes web: zaplacené převodem, nebo zdarma. Ceny se berou z\u00a0ceníku.',
  packages: 'Balíčky',
  row: (index: number) => `${index + 1}. balíček`,
  package: 'Balíček',
  choose: 'Nic',
  quantity: 'Počet',
  target: 'Profil nebo odkaz',
  targetHint:
    'Profil nebo odkaz, který nevíte, nechte prázdný; zákazník ho doplní na stránce objednávky.',
  more: 'Přidat řádky',
  customer: 'Zákazník',
  language: 'Jazyk e\u2011mailů a\u00a0dokladů',
  languages: { cs: 'čeština', en: 'angličtina' },
  company: 'Faktura na firmu',
  start: 'Kdy začít (u\u00a0spotřebitele)',
  starts: {
    choose: 'Vyberte',
    now: 'Hned: zákazník o\u00a0to výslovně požádal',
    later: 'Až po lhůtě pro odstoupení',
  },
  payment: 'Platba',
  how: 'Způsob',
  hows: { choose: 'Vyberte', transfer: 'Zaplaceno převodem', free: 'Zdarma' },
  paidOn: 'Den, kdy peníze přišly',
  reference: 'Variabilní symbol nebo číslo převodu',
  reason: 'Proč zdarma (zákazník to neuvidí)',
  optional: 'nepovinné',
  onlyTransfer: 'jen u\u00a0převodu',
  onlyFree: 'jen u\u00a0objednávky zdarma',
  check: 'Zkontrolovat',
  enter: (sum: string) => `Zadat objednávku za ${sum}`,
  enterFree: 'Zadat objednávku zdarma',
  summary: 'Co se zadá',
  discount: (percent: number) => `Množstevní sleva ${percent}\u00a0%`,
  total: 'Celkem',
  invoice: 'Objednávka bude hned zaplacená a\u00a0vystaví se k\u00a0ní faktura.',
  noInvoice: 'Objednávka bude hned zaplacená. Faktura se k\u00a0ní nevystaví.',
  emails: `Zákazník i\u00a0obchod dostanou e\u2011mail o\u00a0zaplacené objednávce. Odejde za ${UNDO_SECONDS}\u00a0sekund, do té doby ho jde vzít zpět.`,
  cartEmpty: 'Vyberte aspoň jeden balíček.',
  changed: 'Cena se od kontroly změnila. Zkontrolujte ji prosím znovu.',
  quantityWrong: `Zadejte celý počet, nejvýše ${MAX_QUANTITY}.`,
  packageUnknown: 'Tento balíček už není v\u00a0nabídce.',
  payments: {
    'how-missing': 'Vyberte způsob platby',
    'day-missing': 'Vyberte den',
    'day-later': 'Tento den teprve přijde',
    'reference-missing': 'Zadejte, podle čeho převod najdete ve výpisu',
    'reason-missing': 'Napište, proč je objednávka zdarma',
    'text-too-long': 'Text je příliš dlouhý, zkraťte ho prosím',
  } satisfies Record<PaymentTypo, string>,
};

export type NewOrderMessages = typeof newOrder;
