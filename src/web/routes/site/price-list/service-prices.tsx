import { Fragment } from 'react';
import { findFavourite, findPlatform } from '#domain/catalogue/catalogue.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import type { Popular } from '#domain/catalogue/measured.ts';
import type { Catalogue, Service } from '#domain/catalogue/price-list.ts';
import { catalogueTexts } from '#content/catalogue/package-name.ts';
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
import { type VolumeDiscounts, type Tier, listDiscountTiers } from '#domain/catalogue/pricing.ts';
import { Badge } from '#web/ui/tag.tsx';

interface ServicePricesProps {
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
      variant="round"
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
  const marked = findFavourite(service);
  return (
    <div className="split price-list__facts">
      <div className="stack stack--large">
        <ServiceLists service={service} level={3} />
        <OwnBenefits service={service} />
        <BeforeOrder title={useWords().beforeOrder.title}>
          <p>
            {useWords().beforeOrder.notice([{ platform: service.platform, service: service.id }])}
          </p>
        </BeforeOrder>
      </div>
      <div className="stack stack--small">
        <h3>{words.curve.title(textOf(locale, service).perUnit)}</h3>
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
function OwnBenefits({ service }: Pick<ServicePricesProps, 'service'>) {
  const locale = useLocale();
  const own = service.packages.filter(({ benefits }) => benefits);
  if (own.length === 0) return null;
  return (
    <p>
      {wordsOf(locale).offer.ownBenefits}{' '}
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

interface DiscountBannerProps {
  volumeDiscounts: VolumeDiscounts;
  /** Whether the marked tier may be called the most popular (rules 29). */
  isSubstantiated: boolean;
}

/** The volume discount as a rule of quantity: so many packages, so many percent. */
export function DiscountBanner({ volumeDiscounts, isSubstantiated }: DiscountBannerProps) {
  const locale = useLocale();
  const { countsFrom } = volumeDiscounts;
  const tiers = listDiscountTiers(volumeDiscounts);
  const { discount: words } = useWords().priceList;
  const { marked } = useWords().offer;
  return (
    <section className="block discount" aria-labelledby="discount">
      <div className="stack">
        <h2 id="discount">{words.title}</h2>
        <p className="lead">
          {countsFrom > 0 ? words.textFrom(formatMoney(locale, countsFrom)) : words.text}
        </p>
        <p className="small quiet">{words.notCombined}</p>
      </div>
      <ol className="discount__steps">
        {tiers.map((tier) => (
          <Step
            key={tier.items}
            tier={tier}
            isTop={tier === tiers.at(-1)}
            mark={isSubstantiated ? marked.popular.badge : marked.recommended.badge}
          />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  tier: Tier;
  isTop: boolean;
  mark: string;
}

function Step({ tier, isTop, mark }: StepProps) {
  const { discount: words } = useWords().priceList;
  return (
    <li className="discount__step">
      <div className="discount__rise">
        <strong className="figure">{words.percent(tier.percent)}</strong>
        <span className="discount__bar" data-marked={tier.popular} />
      </div>
      <span className="discount__label">{words.tier(tier.items, isTop)}</span>
      {tier.popular && <Badge>{mark}</Badge>}
    </li>
  );
}
