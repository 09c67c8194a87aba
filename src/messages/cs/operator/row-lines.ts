import { plural } from '#domain/locale.ts';

/** Words of the packages in rows of lists, queues and bulk actions. Czech is the type; English matches it. */
export const rowLines = {
  noTarget: 'chybí profil nebo odkaz',
  sameTarget: (count: number) =>
    `${plural('cs', count, { one: 'stejný cíl má i\u00a0objednávka', few: 'stejný cíl mají i\u00a0objednávky', other: 'stejný cíl mají i\u00a0objednávky' })}`,
  further: (count: number) =>
    `a\u00a0${count}\u00a0${plural('cs', count, { one: 'další', few: 'další', other: 'dalších' })}`,
};

export type RowLinesMessages = typeof rowLines;
