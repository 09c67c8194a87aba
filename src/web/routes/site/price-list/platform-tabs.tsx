import type { Catalogue } from '#domain/catalogue/price-list.ts';
import {
  type ShownPlatform,
  isSold,
  platformName,
  shownPlatforms,
  tabAddress,
} from '#web/offers/platforms.ts';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useLocale, useWords } from '#web/words.ts';

export interface PlatformTabsProps {
  catalogue: Catalogue;
  /** The platform whose tab is open. */
  shown: ShownPlatform;
}

/** A tab for each platform; what is to come has a word about later. Their anchors are the hashes of old links. */
export function PlatformTabs({ catalogue, shown }: PlatformTabsProps) {
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
