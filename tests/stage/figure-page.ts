/** A figure of a page of figures, and where it leads to. */
export interface Shown {
  value: number;
  href: string;
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&');

/** The figures of a part of a page, in their sequence. */
export function cellsOf(html: string): Shown[] {
  const cells = html.matchAll(/<a href="([^"]*)"><data value="(-?\d+)">/g);
  return [...cells].map(([, href = '', value]) => ({
    href: unescaped(href),
    value: Number(value),
  }));
}

/** A sum of the whole period, by its measure. */
export const sumOf = (html: string, id: string): Shown | undefined =>
  cellsOf(
    new RegExp(`<div class="sums__one" data-sum="${id}">.*?</div>`, 's').exec(html)?.[0] ?? '',
  )[0];

/** A table of a page. */
export function tableOf(html: string, id: string): string {
  return (
    new RegExp(`<table class="figures[^>]*data-table="${id}".*?</table>`, 's').exec(html)?.[0] ?? ''
  );
}

/** What the figures of the body add up to, column by column, and what the sums say. */
export function columnsOf(table: string): { added: number[]; sums: number[] } {
  const values = (row: string) =>
    [...row.matchAll(/<data value="(-?\d+)">/g)].map(([, value]) => Number(value));
  const body = /<tbody>(.*?)<\/tbody>/s.exec(table)?.[1] ?? '';
  const rows = body.split('<tr').slice(1).map(values);
  const sums = values(/<thead>(.*?)<\/thead>/s.exec(table)?.[1] ?? '');
  return { added: sums.map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0)), sums };
}
