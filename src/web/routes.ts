import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RouteConfig, type RouteConfigEntry, layout, route } from '@react-router/dev/routes';
import { locales } from '#domain/locale.ts';
import { type Page, addresses } from '#domain/addresses.ts';
import { operatorAddresses } from '#domain/addresses/admin-addresses.ts';
import { keysOf } from '#domain/records.ts';

/** The folder of a page's route; an address that differs between the editions gets a route for each. */
function page(name: Page, folder: string, file = 'route.tsx'): RouteConfigEntry[] {
  const paths = new Set(locales.map((locale) => addresses[name].path[locale]));
  return [...paths].map((address) =>
    route(address.slice(1) || undefined, `routes/${folder}/${file}`, {
      id: `${name} ${address}`,
      index: address === '/',
      caseSensitive: true,
    }),
  );
}

type SectionPage = Exclude<keyof typeof operatorAddresses, 'operatorPage'>;

/** Pages of the operator's section whose folder has another name than their address. */
const folders: Partial<Record<SectionPage, string>> = {
  operator: 'start',
  operatorAfterSales: 'order/after-sales',
  operatorData: 'people-data',
  operatorDataCopy: 'people-data-copy',
  operatorEmail: 'order-email',
  operatorEmailHtml: 'order-email-html',
  operatorInvoice: 'order-invoice',
  operatorMoneyBack: 'order/money-back',
  operatorNewQuestion: 'new-faq-question',
  operatorQuestion: 'faq-question',
};

/** What of the section stands in no frame. */
const frameless = ['operatorCustomerPage', 'operatorPasskey', 'operatorSignOut'] as const;

type Framed = Exclude<SectionPage, (typeof frameless)[number]>;

/** The last row is no page: it keeps all below the section for it. */
const notFramed = new Set<keyof typeof operatorAddresses>([...frameless, 'operatorPage']);

const section = fileURLToPath(new URL('routes/admin', import.meta.url));

/**
 * A page of the section: its folder, in that of its subject, has the name of its address. The file of a list is
 * answered by the list's own module (`admin/file/list-file.ts`), unless it has a folder.
 */
function sectionPage(name: SectionPage): RouteConfigEntry[] {
  const words = name
    .replace('operator', '')
    .replaceAll(/[A-Z]/g, (character) => `-${character.toLowerCase()}`);
  const folder = folders[name] ?? words.slice(1);
  for (const each of [folder, folder.replace(/-file$/, '')]) {
    const [found] = globSync(`{,*/}${each}/route.{ts,tsx}`, { cwd: section });
    if (found) return page(name, `admin/${dirname(found)}`, basename(found));
  }
  throw new Error(
    `There is no ${folder}/route.tsx in src/web/routes/admin/ for the address ${name}.`,
  );
}

/** Sections; what all pages of one have in common, their frame and their styles, is in its layout. */
export default [
  layout('routes/site/layout.tsx', [
    ...page('home', 'site/home'),
    ...page('howItWorks', 'site/how-it-works'),
    ...page('priceList', 'site/price-list'),
    ...page('priceListTab', 'site/price-list'),
    ...page('priceListService', 'site/price-list'),
    ...page('package', 'site/package'),
    ...page('references', 'site/references'),
    ...page('referencesPage', 'site/references'),
    ...page('referencesNetwork', 'site/references'),
    ...page('referencesNetworkPage', 'site/references'),
    ...page('howReviews', 'site/how-reviews'),
    ...page('terms', 'site/terms'),
    ...page('message', 'site/message'),
    ...page('faq', 'site/faq'),
    ...page('howWeCount', 'site/how-we-count'),
    ...page('termsVersion', 'site/terms-version'),
    ...page('privacy', 'site/privacy'),
    ...page('privacyVersion', 'site/privacy-version'),
    ...page('accessibility', 'site/accessibility'),
    ...page('notFound', 'site/not-found'),
    route('*', 'routes/site/not-found/route.tsx'),
  ]),
  layout('routes/blog/layout.tsx', [
    ...page('blog', 'blog/list'),
    ...page('blogPage', 'blog/list'),
    ...page('blogTopic', 'blog/list'),
    ...page('blogTopicPage', 'blog/list'),
    ...page('blogSearch', 'blog/search'),
    ...page('article', 'blog/article'),
  ]),
  layout('routes/order/layout.tsx', [
    ...page('wizard', 'order/wizard'),
    ...page('carriedCart', 'order/carried-cart', 'route.ts'),
    ...page('companyLookup', 'order/company-lookup', 'route.ts'),
    ...page('cartBegun', 'order/cart-begun', 'route.ts'),
    ...page('order', 'order/order'),
    ...page('invoice', 'order/invoice', 'route.ts'),
    ...page('orderLink', 'order/order-link'),
    ...page('review', 'order/review'),
    ...page('noInvitations', 'order/no-invitations'),
    ...page('withdrawal', 'order/withdrawal'),
    ...page('paymentSuccess', 'order/payment-success'),
    ...page('paymentCanceled', 'order/payment-canceled'),
  ]),
  layout(
    'routes/admin/layout.tsx',
    keysOf(operatorAddresses)
      .filter((name): name is Framed => !notFramed.has(name))
      .flatMap(sectionPage),
  ),
  ...frameless.flatMap(sectionPage),
  ...page('sitemap', 'machine/sitemap', 'route.ts'),
  ...page('robots', 'machine/robots', 'route.ts'),
  ...page('webManifest', 'machine/web-manifest', 'route.ts'),
  ...page('securityContact', 'machine/security-contact', 'route.ts'),
  ...page('blogRss', 'machine/feed', 'route.ts'),
  ...page('blogAtom', 'machine/feed', 'route.ts'),
  ...page('blogFeed', 'machine/feed', 'route.ts'),
  ...page('picture', 'machine/picture', 'route.ts'),
  ...page('articlePicture', 'machine/article-picture', 'route.ts'),
  ...page('cover', 'machine/cover', 'route.ts'),
  ...page('takenPicture', 'machine/taken-picture', 'route.ts'),
] satisfies RouteConfig;
