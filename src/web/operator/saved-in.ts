const outcomes = ['changed', 'restored'] as const;

/** What the address says that was done just now; undefined where it says nothing known. */
export type Saved = (typeof outcomes)[number];

/** Reads it from the address that a form led to. */
export function savedIn(request: Request): Saved | undefined {
  const said = new URL(request.url).searchParams.get('saved');
  return outcomes.find((known) => known === said);
}
