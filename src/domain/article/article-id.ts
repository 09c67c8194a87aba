import { addresses } from '#domain/addresses.ts';

/** The most that an article may have, in bytes of UTF-8: 200 kB (rules 59). */
export const MOST_ARTICLE_BYTES = 200_000;
/** Characters of HTML that may be made of it: a link that a text defines once and uses often is written out each time. */
export const MOST_ARTICLE_HTML = 5 * MOST_ARTICLE_BYTES;

const MOST_CHARACTERS = 100;

/** Whether a text has the form of an article's id, which is its address too. */
export function isArticleId(text: string): boolean {
  return text.length <= MOST_CHARACTERS && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** Why an article may not have an id. */
export type IdRefusal = 'form' | 'page' | 'taken';

/**
 * Why an article may not have this id, or undefined where it may: it has another form, a page of either
 * edition lies at its address, or another article of either language has it, be it in other letters (rules 59).
 * @param taken the ids of all other articles
 */
export function refusedId(id: string, taken: Iterable<string>): IdRefusal | undefined {
  const lower = id.toLowerCase();
  for (const other of taken) if (other.toLowerCase() === lower) return 'taken';
  if (!isArticleId(id)) return 'form';
  return idsOfPages.has(id) ? 'page' : undefined;
}

/**
 * What begins an address of the shop: an article at `/ad` or `/storage` would look like the home of what lies
 * below. Files and probes of load balancers are in no table of addresses.
 */
export const idsOfPages: ReadonlySet<string> = new Set(
  Object.values(addresses)
    .flatMap(({ path }) => [path.cs, path.en])
    .flatMap((path) => /^\/([^/:*]+)/.exec(path)?.[1] ?? [])
    .map((part) => part.toLowerCase())
    .concat('assets', 'healthz', 'readyz', 'metrics'),
);
