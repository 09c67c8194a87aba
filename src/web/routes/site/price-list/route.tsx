import { redirect } from 'react-router';
import { findPlatform, findService, lowestOf } from '#domain/catalogue/catalogue.ts';
import {
  type Catalogue,
  type Service,
  type UpcomingPlatformId,
  platformIds,
  upcomingPlatformIds,
} from '#domain/catalogue/price-list.ts';
import { findTopTier } from '#domain/catalogue/pricing.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import { catalogueTexts } from '#content/catalogue/package-name.ts';
import { shopOf } from '#web/frame/context.ts';
import { priceListAddress } from '#web/offers/addresses.ts';
import { textOf } from '#web/offers/describe-offer.ts';
import { readPopular } from '#web/offers/read-popular.ts';
import { contactAddress } from '#web/frame/shell.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { addressesOf, pageMeta } from '#web/frame/page-meta.ts';
import { tagPage } from '#web/frame/answer-headers.ts';
import { href } from '#domain/addresses.ts';
import { wordsOf } from '#messages/words.ts';
import type { Popular } from '#domain/catalogue/measured.ts';
import type { Offering } from '#domain/shop/offering.ts';
import { OrdersStopped } from '#web/offers/orders-stopped.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useLocale, useWords } from '#web/words.ts';
import {
  type ShownPlatform,
  isSold,
  platformName,
  shownPlatforms,
  tabAddress,
} from '#web/offers/platforms.ts';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { Route } from './+types/route.ts';
import { DiscountBanner, ServicePrices } from './service-prices.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, origin, services, offering } = shopOf(context);
  const { catalogue, volumeDiscounts } = offering;
  const tab = chooseTab(catalogue, locale, params);
  const addresses = addressesOf(services.shop, (edition) => addressOf(catalogue, edition, tab));
  const isFirst = addressOf(catalogue, locale, tab) === href('priceList', locale);
  const mostPercent = findTopTier(volumeDiscounts).percent;
  const popular = await readPopular(context);
  const { brand } = services.shop;
  return { locale, origin, tab, isFirst, addresses, mostPercent, popular, brand };
}

export const headers = tagPage('catalogue', 'claims');

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

function addressOf(catalogue: Catalogue, locale: Locale, tab: PriceListTab): string {
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

/** What the price list shows: a service, or a platform with nothing to sell yet. */
type PriceListTab = { service: Service } | { upcoming: UpcomingPlatformId };

/**
 * The tab of an address. A service may be named by its id as well (rules 3); what is not sold is
 * answered by the not-found page (rules 7).
 * @throws {Response} a redirect.
 */
function chooseTab(
  catalogue: Catalogue,
  locale: Locale,
  asked: { platform?: string; service?: string },
): PriceListTab {
  const { platform = platformIds[0], service: name } = asked;
  const upcoming = upcomingPlatformIds.find((id) => id === platform);
  if (upcoming && name === undefined) return { upcoming };
  const service =
    name === undefined
      ? findPlatform(catalogue, platform)?.services[0]
      : findService(catalogue, platform, name);
  if (!service) throw redirect(href('notFound', locale));
  if (name !== undefined && name !== service.slug) {
    throw redirect(href('priceListService', locale, { platform, service: service.slug }), 308);
  }
  return { service };
}

interface PriceListProps {
  origin: string;
  offering: Offering;
  tab: PriceListTab;
  popular: Popular;
  /** Where the shop can be written to. */
  contact: string;
}

function PriceListPage(props: PriceListProps) {
  const { origin, offering, tab, popular, contact } = props;
  const { catalogue, volumeDiscounts } = offering;
  const words = useWords().priceList;
  return (
    <div className="price-list">
      <div className="column price-list__head">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <OrdersStopped />
      {/* What changes with the tab: browser/swap-links.ts exchanges it without loading the page. */}
      <div className="column price-list__tab" id="prices">
        <PlatformTabs
          catalogue={catalogue}
          shown={'service' in tab ? tab.service.platform : tab.upcoming}
        />
        {'service' in tab ? (
          <ServicePrices
            origin={origin}
            catalogue={catalogue}
            service={tab.service}
            popular={popular}
          />
        ) : (
          <ComingSoon platform={tab.upcoming} contact={contact} />
        )}
      </div>
      <div className="column section section--tight">
        <DiscountBanner volumeDiscounts={volumeDiscounts} isSubstantiated={popular.isTier} />
      </div>
    </div>
  );
}

interface ComingSoonProps extends Pick<PriceListProps, 'contact'> {
  platform: UpcomingPlatformId;
}

function ComingSoon({ platform, contact }: ComingSoonProps) {
  const locale = useLocale();
  const { upcoming, contactLabel } = catalogueTexts[locale];
  const { name, comingSoon } = upcoming[platform];
  return (
    <EmptyState
      title={`${name}: ${useWords().priceList.comingSoon.toLocaleLowerCase(locale)}`}
      actions={
        <ButtonLink variant="secondary" href={contact}>
          {contactLabel}
        </ButtonLink>
      }
    >
      {comingSoon}
    </EmptyState>
  );
}

interface PlatformTabsProps {
  catalogue: Catalogue;
  /** The platform whose tab is open. */
  shown: ShownPlatform;
}

/** A tab for each platform; what is to come has a word about later. Their anchors are the hashes of old links. */
function PlatformTabs({ catalogue, shown }: PlatformTabsProps) {
  const locale = useLocale();
  const words = useWords().priceList;
  return (
    <Tabs
      label={words.platformTabs}
      tabs={shownPlatforms(catalogue).map((id) => ({
        id,
        icon: <PlatformIcon platform={id} />,
        label: platformName(locale, id),
        href: tabAddress(catalogue, locale, id),
        ...(isSold(id) ? {} : { note: words.soon }),
        current: id === shown,
      }))}
      swaps="prices"
    />
  );
}
