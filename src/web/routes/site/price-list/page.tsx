import { catalogueTexts } from '#content/catalogue/catalogue.ts';
import type { Popular } from '#domain/catalogue/popularity.ts';
import type { UpcomingPlatformId } from '#domain/catalogue/price-list.ts';
import type { Offering } from '#domain/offering.ts';
import { OrdersStopped } from '#web/offers/orders-stopped.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useLocale, useWords } from '#web/words.ts';
import type { Tab } from './choose-tab.ts';
import { DiscountBanner } from './discount-banner.tsx';
import { PlatformTabs } from './platform-tabs.tsx';
import { ServicePrices } from './service-prices.tsx';

export interface PriceListProps {
  origin: string;
  offering: Offering;
  tab: Tab;
  popular: Popular;
  /** Where the shop can be written to. */
  contact: string;
}

export function PriceListPage(props: PriceListProps) {
  const { origin, offering, tab, popular, contact } = props;
  const { catalogue, ladder } = offering;
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
        <DiscountBanner ladder={ladder} isBorneOut={popular.isRung} />
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
