import type {
  BuiltInView,
  FilterPart,
  LateMark,
  OrderSort,
} from '#domain/operator/order-filter.ts';

const plural = (count: number, one: string, few: string, many: string) =>
  count === 1 ? one : count >= 2 && count <= 4 ? few : many;

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
      : `${count} ${plural(whole, 'objednávka', 'objednávky', 'objednávek')}`,
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
  progress: (delivered: string, pieces: string) => `${delivered} z\u00a0${pieces}`,
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
      `Bez ostatních filtrů hledání najde ${count} ${plural(count, 'objednávku', 'objednávky', 'objednávek')}`,
    all: 'Zobrazit všechny objednávky',
  },
  searched: (count: string) =>
    `Prohledalo se prvních ${count} objednávek v\u00a0tomto pořadí. Delší nebo přesnější výraz najde víc.`,
};

export type OrdersMessages = typeof orders;
