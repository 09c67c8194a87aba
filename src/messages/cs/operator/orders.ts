import type {
  BuiltInView,
  FilterPart,
  FilterProblem,
  LateMark,
  OrderSort,
} from '#domain/operator/order-filter.ts';

const plural = (count: number, one: string, few: string, many: string) =>
  count === 1 ? one : count >= 2 && count <= 4 ? few : many;

export const orders = {
  title: 'Objednávky',
  lists: 'Seznamy objednávek',
  all: 'Všechny',
  views: {
    todo: 'K\u00a0vyřízení',
    late: 'Po termínu',
    held: 'Pozastavené',
    returned: 'Vráceno',
  } satisfies Record<BuiltInView, string>,
  editViews: 'Upravit seznamy',
  search: 'Hledat',
  searchLabel: 'Hledat objednávku',
  searchHint: 'Číslo, jméno, e-mail, telefon, profil nebo odkaz, faktura, platba',
  filters: (count: number) => (count === 0 ? 'Filtry' : `Filtry (${count})`),
  apply: 'Použít filtry',
  any: 'Nezáleží',
  fields: {
    q: 'Hledá se',
    pay: 'Platba',
    work: 'Práce',
    late: 'Slíbený termín',
    network: 'Síť',
    from: 'Vytvořeno od',
    to: 'Vytvořeno do',
    paidFrom: 'Zaplaceno od',
    paidTo: 'Zaplaceno do',
    min: 'Částka od (Kč)',
    max: 'Částka do (Kč)',
    code: 'Slevový kód',
  } satisfies Record<FilterPart, string>,
  late: { near: 'Blíží se', past: 'Minul' } satisfies Record<LateMark, string>,
  problems: {
    'filter-choice': 'Takovou možnost filtr nemá, proto se nepoužil.',
    'filter-day': 'Toto není platné datum, proto se filtr nepoužil.',
    'filter-days': 'Konec je dřív než začátek, proto se nepoužil.',
    'filter-sum': 'Napište celé koruny, například 1500. Filtr se nepoužil.',
    'filter-sums': 'Horní mez je nižší než dolní, proto se nepoužila.',
    'filter-long': 'Text je příliš dlouhý, proto se nehledal.',
  } satisfies Record<FilterProblem, string>,
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
    promised: 'Slíbeno do',
    total: 'Celkem',
  },
  sortBy: (column: string) => `Seřadit podle: ${column}`,
  sorts: {
    made: 'vytvoření',
    paid: 'zaplacení',
    promised: 'slíbeného termínu',
    total: 'částky',
  } satisfies Record<OrderSort, string>,
  choose: (number: number) => `Vybrat objednávku č.\u00a0${number}`,
  english: 'Anglická verze obchodu',
  furtherItems: (count: number) => `a\u00a0${count} ${plural(count, 'další', 'další', 'dalších')}`,
  noTarget: 'chybí profil nebo odkaz',
  age: {
    minutes: (count: number) => `před ${count}\u00a0min`,
    hours: (count: number) => `před ${count}\u00a0h`,
    days: (count: number) => `před ${count}\u00a0${count === 1 ? 'dnem' : 'dny'}`,
  },
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
  pages: 'Stránky seznamu',
  previous: 'Předchozí stránka',
  next: 'Další stránka',
  first: 'Na začátek',
  file: 'Stáhnout CSV',
  keys: 'Klávesové zkratky',
  empty: {
    title: 'Zatím tu není žádná objednávka',
    text: 'Jakmile si někdo něco objedná, objeví se tady.',
  },
  none: {
    title: 'Nic se nenašlo',
    text: 'Filtru neodpovídá žádná objednávka. Zkuste některý zrušit.',
    search:
      'Zkontrolujte překlepy, nebo hledejte podle čísla objednávky, e-mailu či odkazu na profil.',
    outside: (count: number) =>
      `Bez ostatních filtrů hledání najde ${count} ${plural(count, 'objednávku', 'objednávky', 'objednávek')}`,
    all: 'Zobrazit všechny objednávky',
  },
  cut: {
    text: (count: string) =>
      `Prohledáno prvních ${count} objednávek v\u00a0tomto pořadí. Delší nebo přesnější výraz najde víc.`,
    on: 'Hledat dál',
  },
};

export type OrdersMessages = typeof orders;
