/** A figure of a page, and where the rows are that make it. */
export interface ShownFigure {
  /** `takings-received-today`, `funnel-paid-month`. */
  name: string;
  href: string;
  value: number;
}

/** The figures of the start page with their links. */
export function figuresOf(html: string): ShownFigure[] {
  const links = html.matchAll(/<a href="([^"]*)" data-figure="([^"]*)"><data value="(-?\d+)">/g);
  return [...links].map(([, href = '', name = '', value = '']) => ({
    name,
    href: href.replaceAll('&amp;', '&'),
    value: Number(value),
  }));
}

/** How many rows wait in each queue that the start page names, with the address of its list. */
export function needsOf(html: string): Record<string, { count: number; href: string }> {
  const rows = html.matchAll(
    /<li class="need"[^>]*><p class="need__count"><data value="(\d+)">.*?<a class="need__title" href="([^"]*)" data-figure="([^"]*)">/gs,
  );
  return Object.fromEntries(
    [...rows].map(([, count = '', href = '', name = '']) => [name, { count: Number(count), href }]),
  );
}

/** The ids of the rows of a queue. */
export function rowsOf(html: string): string[] {
  return [...html.matchAll(/<tr data-row="([^"]*)"/g)].map(([, id = '']) => id);
}

/** Where the next page of a list is; undefined on the last. */
export function nextPageOf(html: string): string | undefined {
  const link = /<a\b[^>]*\brel="next"[^>]*>/.exec(html)?.[0] ?? '';
  return /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&');
}

/** A payment or a refund in the list of the takings. */
export interface Entry {
  side: string;
  amount: number;
}

export function entriesOf(html: string): Entry[] {
  const rows = html.matchAll(/<tr data-entry="(\w+)">(.*?)<\/tr>/gs);
  return [...rows].map(([, side = '', body = '']) => ({
    side,
    amount: Number(/<data value="(\d+)">/.exec(body)?.[1]),
  }));
}

/** The sums in the head of a list of figures, by name. */
export function headOf(html: string): Record<string, number> {
  const sums = html.matchAll(/data-sum="(\w+)">.*?<data value="(-?\d+)">/gs);
  return Object.fromEntries([...sums].map(([, name = '', value = '']) => [name, Number(value)]));
}
