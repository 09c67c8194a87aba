import { plural } from '#domain/locale.ts';
import type { FilterProblem } from '#domain/list/filter-fields.ts';

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
