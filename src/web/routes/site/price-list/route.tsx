import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import { catalogue } from '#content/catalogue/catalogue.ts';
import { shopOf } from '#web/frame/context.ts';
import { priceListAddress } from '#web/offers/addresses.ts';
import { textOf } from '#web/offers/describe-offer.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { href } from '#domain/addresses.ts';
import type { Route } from './+types/route.ts';
import { type Tab, chooseTab } from './choose-tab.ts';
import { PriceListPage } from './page.tsx';
import { priceListWords } from './words.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const { locale, origin, services } = shopOf(context);
  const tab = chooseTab(locale, params);
  const addresses = addressesOf(services.shop, (edition) => addressOf(edition, tab));
  return { locale, origin, tab, addresses, brand: services.shop.brand };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, tab, addresses, brand } = loaderData;
  return pageMeta({ ...wordsOf(locale, tab, brand), editions: { own: locale, addresses } });
}

export default function PriceList({ loaderData }: Route.ComponentProps) {
  const { locale, origin, tab } = loaderData;
  return <PriceListPage locale={locale} origin={origin} tab={tab} />;
}

function addressOf(locale: Locale, tab: Tab): string {
  return 'service' in tab
    ? priceListAddress(locale, tab.service)
    : href('priceListTab', locale, { platform: tab.upcoming });
}

function wordsOf(locale: Locale, tab: Tab, brand: string) {
  const words = priceListWords[locale];
  if ('upcoming' in tab) {
    const { name, comingSoon } = catalogue[locale].upcoming[tab.upcoming];
    return { title: words.tabTitle(name, brand), description: comingSoon };
  }
  if (addressOf(locale, tab) === href('priceList', locale)) {
    return { title: words.metaTitle(brand), description: words.metaDescription };
  }
  const { name } = textOf(locale, tab.service);
  const lowest = Math.min(...tab.service.packages.map(({ price }) => price));
  return {
    title: words.tabTitle(name, brand),
    description: words.tabDescription(name, formatMoney(locale, lowest)),
  };
}
