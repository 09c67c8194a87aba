import { Fragment } from 'react';
import { favourite, findPlatform } from '#domain/catalogue/catalogue.ts';
import { formatCount } from '#domain/money.ts';
import type { Popular } from '#domain/catalogue/popularity.ts';
import type { Catalogue, Service } from '#domain/catalogue/price-list.ts';
import { catalogueTexts } from '#content/catalogue/catalogue.ts';
import { packageAddress, priceListAddress } from '#web/offers/addresses.ts';
import { markOf, textOf } from '#web/offers/describe-offer.ts';
import { OfferCard } from '#web/offers/offer-card.tsx';
import { OfferCurve } from '#web/offers/offer-curve.tsx';
import { StructuredData, offerData } from '#web/offers/structured-data.tsx';
import { ServiceLists } from '#web/offers/service-lists.tsx';
import { BeforeOrder } from '#web/ui/before-order.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale, useWords } from '#web/words.ts';

export interface ServicePricesProps {
  origin: string;
  catalogue: Catalogue;
  service: Service;
  popular: Popular;
}

/** The packages of one service, what holds for all of them, and the way to the other services. */
export function ServicePrices(props: ServicePricesProps) {
  const locale = useLocale();
  const { origin, catalogue, service, popular } = props;
  const text = textOf(locale, service);
  return (
    <>
      <ServiceTabs catalogue={catalogue} service={service} />
      <div className="price-list__service">
        <h2>{text.name}</h2>
        <p className="quiet">{text.lead}</p>
      </div>
      <ul className="offers">
        {service.packages.map((sold) => (
          <OfferCard key={sold.id} sold={sold} popular={popular} />
        ))}
      </ul>
      <p className="small faint">{useWords().offer.currencyNote}</p>
      <ServiceFacts service={service} popular={popular} />
      <StructuredData
        data={{
          '@type': 'OfferCatalog',
          name: text.name,
          itemListElement: service.packages.map((sold) => offerData(locale, origin, sold)),
        }}
      />
    </>
  );
}

function ServiceTabs({ catalogue, service }: Omit<ServicePricesProps, 'origin' | 'popular'>) {
  const locale = useLocale();
  const platform = catalogueTexts[locale].platforms[service.platform];
  const services = findPlatform(catalogue, service.platform)?.services ?? [];
  return (
    <Tabs
      variant="pills"
      label={useWords().priceList.serviceTabs(platform.name)}
      tabs={services.map((other) => ({
        id: other.slug,
        href: priceListAddress(catalogue, locale, other),
        label: textOf(locale, other).shortName,
        current: other.id === service.id,
      }))}
      swaps="prices"
    />
  );
}

/** What it is, the course of the unit price, and what is to be known before an order (rules 27). */
function ServiceFacts({ service, popular }: ServiceFactsProps) {
  const locale = useLocale();
  const words = useWords().offer;
  const marked = favourite(service);
  return (
    <div className="split price-list__facts">
      <div className="stack stack--large">
        <ServiceLists service={service} level={3} />
        <OwnGains service={service} />
        <BeforeOrder title={useWords().beforeOrder.title}>
          <p>
            {useWords().beforeOrder.notice([{ platform: service.platform, service: service.id }])}
          </p>
        </BeforeOrder>
      </div>
      <div className="stack stack--small">
        <h3>{words.curve.title(textOf(locale, service).perPiece)}</h3>
        <OfferCurve
          service={service}
          marked={marked}
          legend={markOf(locale, popular, marked).point}
        />
      </div>
    </div>
  );
}

/** Packages whose own page says what the customer gets of them. */
function OwnGains({ service }: Pick<ServicePricesProps, 'service'>) {
  const locale = useLocale();
  const own = service.packages.filter(({ gains }) => gains);
  if (own.length === 0) return null;
  return (
    <p>
      {wordsOf(locale).offer.ownGains}{' '}
      {own.map((sold, index) => (
        <Fragment key={sold.id}>
          {index > 0 && ', '}
          <a href={packageAddress(locale, sold)}>{formatCount(locale, sold.amount)}</a>
        </Fragment>
      ))}
    </p>
  );
}

type ServiceFactsProps = Pick<ServicePricesProps, 'service' | 'popular'>;
