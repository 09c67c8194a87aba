import type { PaidHow } from '#domain/order/order.ts';
import type { RefundKind } from '#domain/order/refund.ts';

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
