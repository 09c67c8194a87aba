import { favourite, findPlatform } from '#domain/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import type { Catalogue, Service } from '#domain/catalogue/price-list.ts';
import { catalogueTexts } from '#content/catalogue/catalogue.ts';
import { priceListAddress } from '#web/offers/addresses.ts';
import { offerWords, textOf } from '#web/offers/describe-offer.ts';
import { OfferCard } from '#web/offers/offer-card.tsx';
import { OfferCurve } from '#web/offers/offer-curve.tsx';
import { StructuredData, offerData } from '#web/offers/structured-data.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { priceListWords } from './words.ts';

export interface ServicePricesProps {
  locale: Locale;
  origin: string;
  catalogue: Catalogue;
  service: Service;
}

/** The packages of one service, what holds for all of them, and the way to the other services. */
export function ServicePrices({ locale, origin, catalogue, service }: ServicePricesProps) {
  const text = textOf(locale, service);
  return (
    <>
      <ServiceTabs locale={locale} catalogue={catalogue} service={service} />
      <div className="price-list__service">
        <h2>{text.name}</h2>
        <p className="quiet">{text.lead}</p>
      </div>
      <ul className="offers">
        {service.packages.map((sold) => (
          <OfferCard key={sold.id} locale={locale} sold={sold} />
        ))}
      </ul>
      <p className="small faint">{offerWords[locale].currencyNote}</p>
      <ServiceFacts locale={locale} service={service} />
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

function ServiceTabs({ locale, catalogue, service }: Omit<ServicePricesProps, 'origin'>) {
  const platform = catalogueTexts[locale].platforms[service.platform];
  const services = findPlatform(catalogue, service.platform)?.services ?? [];
  return (
    <Tabs
      variant="pills"
      label={priceListWords[locale].serviceTabs(platform.name)}
      tabs={services.map((other) => ({
        href: priceListAddress(catalogue, locale, other),
        label: textOf(locale, other).shortName,
        current: other.id === service.id,
      }))}
      swaps="prices"
    />
  );
}

/** Features, the course of the unit price, and what the terms say (rules 27). */
function ServiceFacts({ locale, service }: Pick<ServicePricesProps, 'locale' | 'service'>) {
  const { metricsNotice } = catalogueTexts[locale].platforms[service.platform];
  const { curve, features } = offerWords[locale];
  return (
    <div className="split price-list__facts">
      <div className="stack">
        <h3>{features}</h3>
        <ul className="ticks">
          {textOf(locale, service).features.map((feature) => (
            <li key={feature}>
              <Icon name="check" />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
        <Notice title={priceListWords[locale].metricsTitle}>{metricsNotice}</Notice>
      </div>
      <div className="stack stack--small">
        <h3>{curve.title}</h3>
        <OfferCurve
          locale={locale}
          service={service}
          marked={favourite(service)}
          legend={curve.popularPoint}
        />
      </div>
    </div>
  );
}
