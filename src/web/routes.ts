import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { locales } from '#domain/locale.ts';
import { type Page, paths } from './paths.ts';

/** The folder of a page's route; an address that differs between the editions gets a route for each. */
function page(name: Page, folder: string, file = 'route.tsx'): RouteConfigEntry[] {
  const addresses = new Set(locales.map((locale) => paths[name][locale]));
  return [...addresses].map((address) =>
    route(address.slice(1) || undefined, `routes/${folder}/${file}`, {
      id: `${name} ${address}`,
      index: address === '/',
      caseSensitive: true,
    }),
  );
}

export default [
  ...page('home', 'home'),
  ...page('priceList', 'price-list'),
  ...page('priceListTab', 'price-list'),
  ...page('priceListService', 'price-list'),
  ...page('package', 'package'),
  ...page('wizard', 'wizard'),
  ...page('order', 'order'),
  ...page('invoice', 'invoice', 'route.ts'),
  ...page('paymentSuccess', 'payment-success'),
  ...page('paymentCanceled', 'payment-canceled'),
  ...page('operator', 'operator'),
  ...page('terms', 'terms'),
  ...page('companyLookup', 'company-lookup', 'route.ts'),
  route('*', 'routes/not-found/route.tsx'),
] satisfies RouteConfig;
