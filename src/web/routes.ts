import { type RouteConfig, type RouteConfigEntry, layout, route } from '@react-router/dev/routes';
import { locales } from '#domain/locale.ts';
import { type Page, addresses } from '#domain/addresses.ts';

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
  layout('routes/operator/layout.tsx', [
    ...page('operator', 'operator/start'),
    ...page('operatorMoneyBack', 'operator/order/money-back'),
    ...page('operatorAudit', 'operator/audit'),
    ...page('operatorUndo', 'operator/undo', 'route.ts'),
    ...page('operatorOrders', 'operator/orders'),
    ...page('operatorOrdersFile', 'operator/orders-file', 'route.ts'),
    ...page('operatorViews', 'operator/views'),
    ...page('operatorBulk', 'operator/bulk'),
    ...page('operatorOrder', 'operator/order'),
    ...page('operatorEmail', 'operator/order-email'),
    ...page('operatorEmailHtml', 'operator/order-email-html', 'route.ts'),
    ...page('operatorInvoice', 'operator/order-invoice', 'route.ts'),
  ]),
  ...page('sitemap', 'machine/sitemap', 'route.ts'),
  ...page('robots', 'machine/robots', 'route.ts'),
  ...page('webManifest', 'machine/web-manifest', 'route.ts'),
  ...page('securityContact', 'machine/security-contact', 'route.ts'),
  ...page('blogRss', 'machine/feed', 'rss.ts'),
  ...page('blogAtom', 'machine/feed', 'atom.ts'),
  ...page('blogFeed', 'machine/feed', 'json.ts'),
  ...page('picture', 'machine/picture', 'route.ts'),
  ...page('articlePicture', 'machine/article-picture', 'route.ts'),
] satisfies RouteConfig;
