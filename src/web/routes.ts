import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
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

export default [
  ...page('home', 'site/home'),
  ...page('priceList', 'site/price-list'),
  ...page('priceListTab', 'site/price-list'),
  ...page('priceListService', 'site/price-list'),
  ...page('package', 'site/package'),
  ...page('wizard', 'order/wizard'),
  ...page('order', 'order/order'),
  ...page('invoice', 'order/invoice', 'route.ts'),
  ...page('paymentSuccess', 'order/payment-success'),
  ...page('paymentCanceled', 'order/payment-canceled'),
  ...page('operator', 'operator/start'),
  ...page('terms', 'site/terms'),
  ...page('companyLookup', 'order/company-lookup', 'route.ts'),
  route('*', 'routes/site/not-found/route.tsx'),
] satisfies RouteConfig;
