import { addresses } from '#domain/addresses.ts';
import { type Address } from '#domain/addresses/address-row.ts';

/** The file that the build writes the rules into and that every page names. */
export const SPECULATION_RULES = '/speculation-rules.json';

/** As a URLPattern takes it; what it says of query and hash is not left to the browser's defaults. */
interface LinkPattern {
  pathname: string;
  search: '*';
  hash: '*';
}

/**
 * Which links a browser may fetch before anybody follows them: those whose row in the table is public. A GET
 * of another page may already do something; one of the wizard's addresses fills the cart.
 */
export function speculationRules(table: Record<string, Address> = addresses) {
  const rows = Object.values(table);
  const open = rows.filter(({ kind }) => kind === 'public');
  const others = rows.filter(({ kind }) => kind !== 'public');
  const where = {
    and: [
      { href_matches: open.flatMap(patternsOf) },
      // Many other addresses have the shape of a package's, /:platform/:service/:amount.
      { not: { href_matches: others.flatMap(patternsOf) } },
      { not: { selector_matches: '[data-swap], [hreflang]' } },
    ],
  } as const;
  return { prefetch: [{ where, eagerness: 'moderate' }] } as const;
}

/** A row that ends with `*` stands for its own address too. */
function patternsOf({ path }: Address): LinkPattern[] {
  return [...new Set([path.cs, path.en])].map((each) => ({
    pathname: each.replace('/*', '{/*}?'),
    search: '*',
    hash: '*',
  }));
}
