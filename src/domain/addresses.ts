import { type Locale, type PerLocale, locales, otherLocale } from './locale.ts';

/** Every address of the shop, per edition; `:name` stands for a parameter. The only such table. */
export const paths = {
  home: same('/'),
  howItWorks: { cs: '/jak-to-funguje', en: '/how-it-works' },
  priceList: { cs: '/cenik', en: '/pricelist' },
  priceListTab: { cs: '/cenik/:platform', en: '/pricelist/:platform' },
  priceListService: { cs: '/cenik/:platform/:service', en: '/pricelist/:platform/:service' },
  package: same('/:platform/:service/:amount'),
  wizard: same('/objednavka'),
  companyLookup: same('/objednavka/firma'),
  order: { cs: '/objednavky/:token', en: '/orders/:token' },
  /** `file` is number and format: 202600001.pdf. */
  invoice: { cs: '/objednavky/:token/doklady/:file', en: '/orders/:token/invoices/:file' },
  references: same('/reference'),
  faq: same('/faq'),
  blog: same('/blog'),
  terms: same('/obchodni-podminky'),
  privacy: same('/ochrana-soukromi'),
  paymentSuccess: same('/payment-success'),
  paymentCanceled: same('/payment-canceled'),
  operator: same('/ad'),
  notFound: same('/404'),
} as const satisfies Record<string, PerLocale<string>>;

export type Page = keyof typeof paths;

/**
 * Pages that are a function of edition and path alone: their loaders read no query and no cookie, so
 * the server may keep what they rendered.
 */
export const publicPages: ReadonlySet<Page> = new Set<Page>([
  'home',
  'priceList',
  'priceListTab',
  'priceListService',
  'package',
  'terms',
]);

/** Pages whose routes act on a post. */
const postPages: ReadonlySet<Page> = new Set<Page>(['wizard', 'companyLookup', 'order']);

const publicPatterns = locales.flatMap((locale) =>
  [...publicPages].map((page) => patternOf(paths[page][locale])),
);

/**
 * Whether a path belongs to the calls of other clients (decision 25). Three parts of such a path look
 * like the address of a package, so this is asked first.
 */
export function isCallPath(pathname: string): boolean {
  return /^\/(?:functions|rest)\/v1(?:\/|$)/.test(pathname);
}

/**
 * Whether a path has the shape of a public page; only its answer tells whether there is such a page. No
 * such page needs a dot or a percent sign, by which one address could be written in endless ways.
 */
export function isPublicPath(pathname: string): boolean {
  if (!/^[\w/-]+$/.test(pathname)) return false;
  return !isCallPath(pathname) && publicPatterns.some((pattern) => pattern.test(pathname));
}

/** Fewest parameters first: `/cenik/:platform/:service` has the shape of a package's address too. */
const allPatterns = Object.keys(paths)
  .filter((name): name is Page => name in paths)
  .flatMap((page) => [...new Set(Object.values(paths[page]))].map((path) => ({ page, path })))
  .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
  .map(({ page, path }) => ({ page, pattern: patternOf(path) }));

/** The page that has an address of this shape in either edition. */
export function pageOf(pathname: string): Page | undefined {
  if (isCallPath(pathname)) return undefined;
  return allPatterns.find(({ pattern }) => pattern.test(pathname))?.page;
}

/** Whether a path has the shape of a page that acts on a post, in either edition. */
export function takesPost(pathname: string): boolean {
  const page = pageOf(pathname);
  return page !== undefined && postPages.has(page);
}

/** The address of a page within its edition. Every link is made here, none is written by hand. */
export function href(page: Page, locale: Locale, params: Record<string, string> = {}): string {
  return paths[page][locale].replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The address of ${page} lacks ${name}.`);
    return encodeURIComponent(value);
  });
}

/** An address with a query, for example the order of one package. */
export function withQuery(address: string, query: Record<string, string>): string {
  return `${address}?${new URLSearchParams(query)}`;
}

/**
 * The address in this edition of a path that belongs to the other one: /cenik on the English host is
 * /pricelist there (decision 2). Undefined where the path is the same in both or unknown.
 */
export function twinPath(pathname: string, locale: Locale): string | undefined {
  for (const perLocale of Object.values(paths)) {
    const own: string = perLocale[locale];
    const foreign: string = perLocale[otherLocale(locale)];
    if (own === foreign) continue;
    const params = matchPath(foreign, pathname);
    if (params) return own.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  }
  return undefined;
}

function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  return patternOf(pattern).exec(pathname)?.groups ?? emptyIfEqual(pattern, pathname);
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

function emptyIfEqual(pattern: string, pathname: string): Record<string, string> | undefined {
  return pattern === pathname ? {} : undefined;
}

function same<const Path extends string>(path: Path): PerLocale<Path> {
  return { cs: path, en: path };
}
