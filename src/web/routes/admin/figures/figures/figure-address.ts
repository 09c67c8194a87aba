import { adminHref } from '#domain/addresses.ts';
import { type FigureQuery, writeFigureQuery } from '#domain/figures/figure-query.ts';

/** The page of some figures; `part` is a table on it. */
export function figuresAddress(asked: FigureQuery, part?: string): string {
  const address = `${adminHref('operatorFigures')}?${writeFigureQuery(asked)}`;
  return part === undefined ? address : `${address}#${part}`;
}
