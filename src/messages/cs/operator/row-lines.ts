import { plural } from '#domain/locale.ts';

/** Words of the packages in rows of lists, queues and bulk actions. Czech is the type; English matches it. */
export const rowLines = {
  noTarget: 'chybí profil nebo odkaz',
  further: (count: number) =>
    `a\u00a0${count}\u00a0${plural('cs', count, { one: 'další', few: 'další', other: 'dalších' })}`,
};

export type RowLinesMessages = typeof rowLines;
