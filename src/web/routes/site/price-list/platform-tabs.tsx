import { findPlatform } from '#domain/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import { type Catalogue, type PlatformId, platformIds } from '#domain/catalogue/price-list.ts';
import { catalogueTexts } from '#content/catalogue/catalogue.ts';
import { priceListAddress } from '#web/offers/addresses.ts';
import { href } from '#domain/addresses.ts';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { type Tab, Tabs } from '#web/ui/tabs.tsx';
import { priceListWords } from './words.ts';

/** In the order of rules 47. */
const order = ['instagram', 'tiktok', 'youtube', 'twitter', 'facebook', 'spotify'] as const;
type TabId = (typeof order)[number];

export interface PlatformTabsProps {
  locale: Locale;
  catalogue: Catalogue;
  /** The platform whose tab is open. */
  shown: TabId;
}

/** Six tabs, two of which lead to a word about later. Their anchors are the hashes of old links. */
export function PlatformTabs({ locale, catalogue, shown }: PlatformTabsProps) {
  return (
    <Tabs
      label={priceListWords[locale].platformTabs}
      tabs={order.map((id) => {
        const { label, href, note } = isSold(id)
          ? soldTab(catalogue, locale, id)
          : upcomingTab(locale, id);
        const icon = <PlatformIcon platform={id} />;
        return { id, icon, label, href, note, current: id === shown };
      })}
      swaps="prices"
    />
  );
}

function isSold(id: TabId): id is PlatformId {
  return platformIds.some((sold) => sold === id);
}

function soldTab(
  catalogue: Catalogue,
  locale: Locale,
  id: PlatformId,
): Pick<Tab, 'label' | 'href' | 'note'> {
  const first = findPlatform(catalogue, id)?.services[0];
  if (!first) throw new Error(`The platform ${id} sells nothing.`);
  return {
    label: catalogueTexts[locale].platforms[id].name,
    href: priceListAddress(catalogue, locale, first),
  };
}

function upcomingTab(
  locale: Locale,
  id: Exclude<TabId, PlatformId>,
): Pick<Tab, 'label' | 'href' | 'note'> {
  return {
    label: catalogueTexts[locale].upcoming[id].name,
    href: href('priceListTab', locale, { platform: id }),
    note: priceListWords[locale].soon,
  };
}
