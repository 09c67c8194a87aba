import type { CountedKind } from '#domain/counting/arrival.ts';
import type { Locale } from '#domain/locale.ts';
import type { FigureField, FigureProblem, FigureSubject } from '#domain/figures/figure-query.ts';
import type { StepUnit } from '#domain/figures/figure-steps.ts';
import { MOST_MONTHS, periodDays } from '#domain/figures/periods.ts';
import type { PaidHow } from '#domain/order/order.ts';
import type { RefundKind } from '#domain/payments/refund.ts';
import { formatDuration } from '#domain/text/period-text.ts';

const kinds: Record<PaidHow | RefundKind, string> = {
  checkout: 'Platba u\u00a0pokladny',
  transfer: 'Platba převodem',
  free: 'Zdarma',
  canceled: 'Vráceno po zrušení',
  part: 'Vrácená část',
  'paid-twice': 'Vrácená druhá platba',
  'by-hand': 'Vráceno převodem',
  disputed: 'Vráceno bankou po sporu',
  elsewhere: 'Vráceno mimo tuto správu',
};

export const figures = {
  back: 'Přehled',
  takings: 'Přijaté a\u00a0vrácené peníze',
  funnel: 'Cesta k\u00a0objednávce po dnech',
  from: 'Od',
  to: 'Do',
  show: 'Zobrazit',
  period: (from: string, to: string) => `${from} – ${to}`,
  sides: { all: 'Vše', received: 'Přijato', returned: 'Vráceno' },
  sidesLabel: 'Co zobrazit',
  net: 'Zůstává',
  payments: 'Počet plateb',
  refunds: 'Počet vrácení',
  ledger: 'Jednotlivé platby a\u00a0vrácení peněz, nejnovější první',
  byDay: 'Součty po dnech',
  columns: {
    day: 'Den',
    at: 'Kdy',
    order: 'Objednávka',
    kind: 'Co',
    received: 'Přijato',
    returned: 'Vráceno',
    net: 'Zůstává',
    payments: 'Platby',
    edition: 'Verze webu',
    sum: 'Celkem',
  },
  editions: { cs: 'česká', en: 'anglická' },
  kinds,
  nothing: 'V\u00a0tomto období nic není',
  nothingText: 'Zkuste delší období.',
};

export type FigureMessages = typeof figures;

/** Everything that a page of figures counts. */
export type Measure =
  | 'readings'
  | 'arrivals'
  | 'pages'
  | 'packages'
  | 'carts'
  | 'details'
  | 'made'
  | 'checkouts'
  | 'paid'
  | 'orders'
  | 'received'
  | 'returned'
  | 'net'
  | 'quantity'
  | 'amount';

const USUAL = formatDuration('cs', periodDays.month, 'day');
const MOST = formatDuration('cs', MOST_MONTHS, 'month');

export const figurePages = {
  title: 'Čísla',
  subjects: {
    visits: 'Návštěvnost',
    sources: 'Odkud přicházejí',
    funnel: 'Cesta k\u00a0objednávce',
    orders: 'Objednávky a\u00a0tržby',
  } satisfies Record<FigureSubject, string>,
  subjectsLabel: 'Která čísla',
  fields: {
    from: 'Od',
    to: 'Do',
    edition: 'Verze webu',
    page: 'Stránka',
    source: 'Odkud',
    package: 'Balíček',
  } satisfies Record<FigureField, string>,
  any: 'Vše',
  show: 'Zobrazit',
  clear: 'Zrušit filtr',
  problems: {
    'figure-day': `Napište datum, které existuje. Zatím vidíte posledních ${USUAL}.`,
    'figure-days': `Konec je dřív než začátek. Zatím vidíte posledních ${USUAL}.`,
    'figure-long': `Nejvýše ${MOST}. Zatím vidíte posledních ${USUAL}.`,
    'figure-choice': 'Takovou možnost čísla nemají, proto se filtr nepoužil.',
  } satisfies Record<FigureProblem, string>,
  period: (from: string, to: string) => `${from} – ${to}`,
  compared: (from: string, to: string) => `Změna je proti stejně dlouhému období ${from} – ${to}.`,
  change: (percent: string) => `${percent} proti období předtím`,
  before: (figure: string) => `v\u00a0období předtím ${figure}`,
  editions: { cs: 'česká', en: 'anglická', sum: 'Celkem' } satisfies Record<Locale | 'sum', string>,
  sources: {
    search: 'Vyhledávač',
    social: 'Sociální síť',
    assistant: 'Asistent',
    campaign: 'Označený odkaz',
    site: 'Jiný web',
    direct: 'Přímo',
    inside: 'Z\u00a0našich stránek',
    ahead: 'Načteno předem',
    robot: 'Robot',
    drawn: 'Soubor se vzhledem',
  } satisfies Record<CountedKind, string>,
  units: { day: 'Den', week: 'Týden', month: 'Měsíc' } satisfies Record<StepUnit, string>,
  tables: {
    steps: {
      day: 'Po dnech',
      week: 'Po týdnech',
      month: 'Po měsících',
    } satisfies Record<StepUnit, string>,
    pages: 'Podle stránek',
    sources: 'Podle zdroje',
    editions: 'Podle verze webu',
    packages: 'Podle balíčků',
    funnelSteps: 'Krok za krokem',
  },
  firstColumns: {
    pages: 'Stránka',
    sources: 'Odkud',
    editions: 'Verze webu',
    packages: 'Balíček',
    funnelSteps: 'Krok',
  },
  count: 'Počet',
  share: 'Z\u00a0předchozího',
  sum: 'Celkem',
  otherPages: 'Ostatní stránky',
  packagePages: 'Stránky balíčků',
  measures: {
    readings: 'Čtení stránek',
    arrivals: 'Příchody',
    pages: 'Stránky',
    packages: 'Balíčky',
    carts: 'Košíky',
    details: 'Údaje',
    made: 'Objednávky',
    checkouts: 'U\u00a0pokladny',
    paid: 'Zaplacené',
    orders: 'Zaplacené objednávky',
    received: 'Přijato',
    returned: 'Vráceno',
    net: 'Zůstává',
    quantity: 'Balíčky v\u00a0objednávkách',
    amount: 'Prodáno za',
  } satisfies Record<Measure, string>,
  meanings: {
    readings:
      'Stránky, které server poslal čtenářům. Roboti, stránky načtené předem a\u00a0soubory se vzhledem se počítají zvlášť.',
    arrivals: 'Čtení stránek, na které čtenář nepřišel z\u00a0jiné naší stránky.',
    pages: 'Čtení kterékoli stránky.',
    packages: 'Čtení stránek balíčků.',
    carts: 'Kolikrát do prázdného košíku přibyl první balíček.',
    details: 'Kolikrát se otevřel druhý krok objednávky, ve kterém se vyplňují údaje.',
    made: 'Objednávky podle dne, kdy vznikly, bez těch, které zadal provozovatel.',
    checkouts: 'Z\u00a0nich ty, u\u00a0kterých se otevřela platba nebo nebylo co platit.',
    paid: 'Z\u00a0nich ty, které jsou zaplacené, i\u00a0když peníze přišly později.',
    orders: 'Objednávky podle dne, kdy byly zaplaceny, i\u00a0ty zdarma.',
    received: 'Přijaté platby podle dne přijetí; objednávky zdarma k\u00a0nim nepatří.',
    returned: 'Vrácené peníze podle dne, kdy se vrátily.',
    net: 'Přijaté peníze bez vrácených.',
    quantity: 'Kolikrát je balíček v\u00a0zaplacených objednávkách.',
    amount: 'Co za něj zákazníci zaplatili po odečtení slevy, i\u00a0když se část peněz vrátila.',
  } satisfies Record<Measure, string>,
  meaningsTitle: 'Co čísla znamenají',
  chart: (measure: string, period: string) => `${measure}, ${period}`,
  chartText: (sum: string, best: string, most: string) =>
    `Celkem ${sum}. Nejvíc za období ${best}: ${most}.`,
  nothing: 'V\u00a0tomto období nic není',
  nothingText: 'Zkuste delší období nebo méně filtrů.',
  file: 'Stáhnout CSV',
  fileNote: 'Soubor má čísla všech verzí webu bez filtrů, po dnech a\u00a0po celých měsících.',
  howWeCount: 'Jak měříme',
  fileColumns: {
    table: 'Tabulka',
    period: 'Období',
    edition: 'Verze webu',
    name: 'Co',
    value: 'Hodnota',
  },
  fileMeasures: { payments: 'Platby', refunds: 'Vrácení peněz', free: 'Objednávky zdarma' },
  fileTables: {
    'visits-days': 'Čtení po dnech',
    'visits-pages': 'Čtení podle stránek za měsíc',
    sources: 'Příchody podle zdroje za měsíc',
    funnel: 'Cesta k\u00a0objednávce za měsíc',
    'orders-days': 'Objednávky a\u00a0tržby po dnech',
    'orders-packages': 'Balíčky za měsíc',
  },
};

export type FigurePagesMessages = typeof figurePages;
