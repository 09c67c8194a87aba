import { lowestOf } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { topRung } from '#domain/catalogue/pricing.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import { catalogueTexts } from '#content/catalogue/catalogue.ts';
import { shopOf } from '#web/frame/context.ts';
import { priceListAddress } from '#web/offers/addresses.ts';
import { textOf } from '#web/offers/describe-offer.ts';
import { readPopular } from '#web/offers/read-popular.ts';
import { contactAddress } from '#web/frame/shell.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { tagged } from '#web/frame/page-tags.ts';
import { href } from '#domain/addresses.ts';
import { wordsOf } from '#messages/words.ts';
import type { Route } from './+types/route.ts';
import { type Tab, chooseTab } from './choose-tab.ts';
import { PriceListPage } from './page.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, origin, services, offering } = shopOf(context);
  const { catalogue, ladder } = offering;
  const tab = chooseTab(catalogue, locale, params);
  const addresses = addressesOf(services.shop, (edition) => addressOf(catalogue, edition, tab));
  const isFirst = addressOf(catalogue, locale, tab) === href('priceList', locale);
  const mostPercent = topRung(ladder).percent;
  const popular = await readPopular(context);
  const { brand } = services.shop;
  return { locale, origin, tab, isFirst, addresses, mostPercent, popular, brand };
}

export const headers = tagged('catalogue', 'claims');

export function meta({ loaderData }: Route.MetaArgs) {
  const { locale, addresses } = loaderData;
  return pageMeta({ ...describe(loaderData), editions: { own: locale, addresses } });
}

export default function PriceList({ loaderData }: Route.ComponentProps) {
  const { origin, tab, popular } = loaderData;
  const facts = usePageFacts();
  return (
    <PriceListPage
      origin={origin}
      offering={facts.offering}
      tab={tab}
      popular={popular}
      contact={contactAddress(facts)}
    />
  );
}

function addressOf(catalogue: Catalogue, locale: Locale, tab: Tab): string {
  return 'service' in tab
    ? priceListAddress(catalogue, locale, tab.service)
    : href('priceListTab', locale, { platform: tab.upcoming });
}

type Loaded = Awaited<ReturnType<typeof loader>>;

function describe({ locale, tab, isFirst, mostPercent, brand }: Loaded) {
  const words = wordsOf(locale).priceList;
  if ('upcoming' in tab) {
    const { name, comingSoon } = catalogueTexts[locale].upcoming[tab.upcoming];
    return { title: words.tabTitle(name, brand), description: comingSoon };
  }
  if (isFirst) {
    return { title: words.metaTitle(brand), description: words.metaDescription(mostPercent) };
  }
  const { name } = textOf(locale, tab.service);
  const lowest = lowestOf(tab.service.packages);
  return {
    title: words.tabTitle(name, brand),
    description: words.tabDescription(name, formatMoney(locale, lowest), mostPercent),
  };
}
