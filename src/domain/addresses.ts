import { type Locale, type PerLocale, otherLocale } from './locale.ts';
import type { Address, RequestKind } from './addresses/address-row.ts';
import { type AnyPath, samePath, publicRow, privateRow } from './addresses/address-rows.ts';
import { operatorAddresses } from './addresses/admin-addresses.ts';
import { type FoundRow, patternOf, readAddresses } from './addresses/read-addresses.ts';
import { wizardAddresses } from './addresses/wizard-addresses.ts';

function forApiClients<const Path extends AnyPath, Requests extends RequestKind>(
  path: Path,
  requests: Requests,
) {
  return { path: samePath(path), kind: 'machine', requests } as const;
}

/**
 * Every address of the shop; there is no other such table. Page cache, guard, limits and log read it, so a
 * new page needs only its row here. It holds neither files, which have their names, nor the probes of load
 * balancers (`main/watch/health.ts`).
 */
export const addresses = {
  home: publicRow('/'),
  howItWorks: publicRow({ cs: '/jak-to-funguje', en: '/how-it-works' }),
  priceList: wizardAddresses.priceList,
  priceListTab: publicRow({ cs: '/cenik/:platform', en: '/pricelist/:platform' }),
  priceListService: publicRow({
    cs: '/cenik/:platform/:service',
    en: '/pricelist/:platform/:service',
  }),
  package: publicRow('/:platform/:service/:amount'),
  references: publicRow('/reference'),
  /** `number` counts pages from 2 on; `network` is one that reviews are filtered by. */
  referencesPage: publicRow('/reference/page/:number'),
  referencesNetwork: publicRow('/reference/:network'),
  referencesNetworkPage: publicRow('/reference/:network/page/:number'),
  howReviews: publicRow({ cs: '/jak-overujeme-recenze', en: '/how-we-verify-reviews' }),
  faq: publicRow('/faq'),
  blog: publicRow('/blog'),
  /** `number` counts pages from 2 on. */
  blogPage: publicRow('/blog/page/:number'),
  blogTopic: publicRow({ cs: '/blog/tema/:topic', en: '/blog/topic/:topic' }),
  blogTopicPage: publicRow({
    cs: '/blog/tema/:topic/page/:number',
    en: '/blog/topic/:topic/page/:number',
  }),
  terms: wizardAddresses.terms,
  /** A wording by its version, also one that holds no longer. */
  termsVersion: publicRow('/obchodni-podminky/:version'),
  privacy: wizardAddresses.privacy,
  privacyVersion: publicRow('/ochrana-soukromi/:version'),
  accessibility: publicRow({ cs: '/pristupnost', en: '/accessibility' }),
  howWeCount: publicRow({ cs: '/jak-merime', en: '/how-we-count' }),
  /** Every unknown address of one part is that of an article which is not there (rules 35). */
  article: publicRow('/:slug'),
  notFound: privateRow('/404', 'page'),

  /** Not kept for everyone: there is a page for every word. */
  blogSearch: privateRow({ cs: '/blog/hledat', en: '/blog/search' }, 'search'),

  wizard: wizardAddresses.wizard,
  carriedCart: privateRow('/objednavka/jazyk', 'carried'),
  companyLookup: wizardAddresses.companyLookup,
  cartBegun: wizardAddresses.cartBegun,
  order: privateRow({ cs: '/objednavky/:token', en: '/orders/:token' }, 'form'),
  /** `file` is number and format: 202600001.pdf. */
  invoice: privateRow(
    { cs: '/objednavky/:token/doklady/:file', en: '/orders/:token/invoices/:file' },
    'page',
  ),
  orderLink: privateRow({ cs: '/odkaz-na-objednavku', en: '/order-link' }, 'form'),
  withdrawal: privateRow({ cs: '/odstoupeni', en: '/withdrawal' }, 'form'),
  /** Answers the forms that write to the shop, and shows them again where something is missing. */
  message: privateRow({ cs: '/zprava', en: '/message' }, 'kept-form'),
  /** Where an invitation leads to: a review of one order, and no further invitations. */
  review: privateRow({ cs: '/recenze/:token', en: '/reviews/:token' }, 'form'),
  noInvitations: privateRow(
    { cs: '/recenze/:token/nezvat', en: '/reviews/:token/stop' },
    'one-click',
  ),
  paymentSuccess: privateRow('/payment-success', 'page'),
  /** Each look asks for the payment that it names. */
  paymentCanceled: privateRow('/payment-canceled', 'search'),
  ...operatorAddresses,

  sitemap: forApiClients('/sitemap.xml', 'page'),
  robots: forApiClients('/robots.txt', 'page'),
  webManifest: forApiClients('/site.webmanifest', 'page'),
  securityContact: forApiClients('/.well-known/security.txt', 'page'),
  blogRss: forApiClients('/blog/rss.xml', 'page'),
  blogAtom: forApiClients('/blog/atom.xml', 'page'),
  blogFeed: forApiClients('/blog/feed.json', 'page'),
  /** `version` changes with what is painted, so that the picture may be kept for ever. */
  picture: forApiClients('/pictures/:picture/:version', 'page'),

  /** The picture that the storage has under the id of an article, stored or not yet. */
  articlePicture: forApiClients('/storage/blog/:id.png', 'page'),

  /** The cover of an article as it is shared where the storage has no picture of it. */
  cover: forApiClients('/covers/:id.png', 'page'),

  /** A picture that stands in articles, by the mark of its bytes: never another one at the same address. */
  takenPicture: forApiClients('/storage/articles/:hash.webp', 'page'),

  /** What programs with a token call (rules 73); whatever else lies below is told that there is no such thing. */
  apiDocument: forApiClients('/api/v1/openapi.json', 'program'),
  programOrders: forApiClients('/api/v1/orders', 'program'),
  programOrder: forApiClients('/api/v1/orders/:number', 'program'),
  programProgress: forApiClients('/api/v1/orders/:number/lines/:line/progress', 'program'),
  programHold: forApiClients('/api/v1/orders/:number/lines/:line/hold', 'program'),
  programs: forApiClients('/api/v1/*', 'program'),

  notification: forApiClients('/webhooks/payments', 'notification'),
  functions: forApiClients('/functions/v1/*', 'call'),
  /** Read by everybody, written to by who may (rules 81). */
  articleTable: forApiClients('/rest/v1/blog_posts', 'article-call'),
  tables: forApiClients('/rest/v1/*', 'call'),
  /** Only on a local shop. */
  testCheckout: forApiClients('/test-checkout/*', 'local'),
  outbox: forApiClients('/outbox/*', 'local'),
} as const satisfies Record<string, Address>;

type Addresses = typeof addresses;
export type AddressName = keyof Addresses;

/** What links lead to: one page, for people or for programs that fetch pages. */
export type Page = {
  [Name in AddressName]: Addresses[Name] extends
    | { requests: 'call' | 'article-call' | 'program' | 'notification' | 'local' }
    | { path: PerLocale<`${string}*`> }
    ? never
    : Name;
}[AddressName];

/** What everybody may read and search engines may list. */
export type PublicPage = {
  [Name in AddressName]: Addresses[Name] extends { kind: 'public' } ? Name : never;
}[AddressName];

type ParamNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Below}`
    ? Name | ParamNames<`/${Below}`>
    : Rest extends `${infer Name}.${string}`
      ? Name
      : Rest
  : never;
type Params<P extends Page> = Record<ParamNames<Addresses[P]['path'][Locale]>, string>;
type Needed<P extends Page> = keyof Params<P> extends never ? [] : [params: Params<P>];

/** A page of the operator's section. */
type AdminPage = Extract<Page, keyof typeof operatorAddresses>;
/** Any other page, for people or for programs. */
type ShopPage = Exclude<Page, AdminPage>;

/** A page whose address has no parameters. */
export type PlainPage = { [P in ShopPage]: Needed<P> extends [] ? P : never }[ShopPage];
export type PlainAdminPage = { [P in AdminPage]: Needed<P> extends [] ? P : never }[AdminPage];

/** The address of a page within its edition. Every link is made here or by `adminHref`, none is written by hand. */
export function href<P extends ShopPage>(page: P, locale: Locale, ...needed: Needed<P>): string {
  return fill(addresses[page].path[locale], needed[0] ?? {});
}

/** The address of a page of the operator's section: the same, whatever the language of who reads it. */
export function adminHref<P extends AdminPage>(page: P, ...needed: Needed<P>): string {
  return fill(operatorAddresses[page].path.cs, needed[0] ?? {});
}

function fill(path: string, params: Record<string, string>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** A name whose row ends with `/*`. */
type Root = {
  [Name in AddressName]: Addresses[Name] extends { path: PerLocale<`${string}/*`> } ? Name : never;
}[AddressName];

/** What all addresses of this name begin with, in both editions: `/outbox` for `/outbox/*`. */
export function rootOf(name: Root): string {
  return addresses[name].path.cs.slice(0, -'/*'.length);
}

/** An address with a query, for example the order of one package. */
export function withQuery(address: string, query: Record<string, string>): string {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
}

export type FoundAddress<Name extends string = AddressName> = FoundRow<Name>;

/** Where a path leads, in either edition; undefined where the shop has no such address. */
export const addressAt = /* @__PURE__ */ readAddresses(addresses);

/** Pages whose addresses differ between the editions, with the pattern of each. */
const twins = /* @__PURE__ */ Object.values(addresses as Record<string, Address>)
  .filter(({ path, kind }) => kind !== 'machine' && path.cs !== path.en)
  .map(({ path }) => ({ path, patterns: { cs: twinPattern(path.cs), en: twinPattern(path.en) } }));

function twinPattern(path: string): RegExp {
  return patternOf(path, '[^/]+');
}

/**
 * The address in this edition of a path that belongs to the other one: /cenik on the English host is
 * /pricelist there (rules 2). Undefined where the path is the same in both or unknown.
 */
export function twinPath(pathname: string, locale: Locale): string | undefined {
  for (const { path, patterns } of twins) {
    const match = patterns[otherLocale(locale)].exec(pathname);
    if (match)
      return path[locale].replaceAll(/:(\w+)/g, (_, name: string) => match.groups?.[name] ?? '');
  }
  return undefined;
}
