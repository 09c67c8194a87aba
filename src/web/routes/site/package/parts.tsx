import {
  type MeasuredTime,
  type Popular,
  MEASURED_DAYS,
  roundUpHours,
} from '#domain/catalogue/measured.ts';
import type { Catalogue, Package, Service } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import { findPlatform, serviceOf } from '#domain/catalogue/catalogue.ts';
import { orderAddress, priceListAddress } from '#web/offers/addresses.ts';
import { describeOffer, textOf } from '#web/offers/describe-offer.ts';
import { Icon } from '#web/ui/icon.tsx';
import { wordsOf } from '#messages/words.ts';
import { formatDays, formatSpan } from '#content/catalogue/catalogue-text.ts';
import { ReducedPrice } from '#web/offers/reduced-price.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { OfferCurve } from '#web/offers/offer-curve.tsx';
import { ServiceLists } from '#web/offers/service-lists.tsx';
import { href } from '#domain/addresses.ts';
import { BeforeOrder } from '#web/ui/before-order.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { formatCount } from '#domain/money.ts';
import { formatDuration, formatWithin } from '#domain/text/period-text.ts';
import { OfferCard } from '#web/offers/offer-card.tsx';

/** What every part of the page is told. */
export interface PackageProps {
  locale: Locale;
  catalogue: Catalogue;
  sold: Package;
  popular: Popular;
  /** How long the shop's own orders of its service took, where enough of them bear it out. */
  measured?: MeasuredTime | undefined;
}

/** The head in the colours of the platform: what it is, how much of it, and the way back. */
export function PackageHead({ locale, catalogue, sold }: PackageProps) {
  const offer = describeOffer(locale, sold);
  const text = textOf(locale, sold);
  const back = priceListAddress(catalogue, locale, serviceOf(catalogue, sold));
  return (
    <div className="package-head" data-platform={sold.platform}>
      <div className="column package-head__column">
        <a className="package-head__back" href={back}>
          <Icon name="arrow" />
          {wordsOf(locale).packagePage.back}
        </a>
        <p className="package-head__service">
          <Icon name={sold.platform} size="large" />
          {text.name}
        </p>
        <h1 className="package-head__amount">
          {offer.amount} <span className="package-head__noun">{offer.noun}</span>
        </h1>
        {offer.bonus && <p className="package-head__bonus">{offer.bonus}</p>}
        <p className="package-head__lead">{text.lead}</p>
      </div>
    </div>
  );
}

/** Price, what it buys, and the order button. */
export function OrderCard({ locale, sold }: PackageProps) {
  const offer = describeOffer(locale, sold);
  const words = wordsOf(locale).packagePage;
  return (
    <section className="card order-card" aria-labelledby="order">
      <div className="order-card__price">
        <ReducedPrice offer={offer} size="large" />
        <p className="quiet">{offer.pricePerUnit}</p>
      </div>
      <dl className="facts">
        <div>
          <dt>{words.deliveryLabel}</dt>
          <dd>{formatSpan(locale, sold.delivery)}</dd>
        </div>
        <div>
          <dt>{words.guaranteeLabel}</dt>
          <dd>{formatDays(locale, sold.guaranteeDays)}</dd>
        </div>
      </dl>
      <div className="stack stack--small">
        <h2 className="order-card__title" id="order">
          {words.order.title}
        </h2>
        <p className="quiet">{words.order.text}</p>
      </div>
      <ButtonLink
        variant="primary"
        size="large"
        wide
        iconEnd="arrow"
        href={orderAddress(locale, sold)}
        aria-label={wordsOf(locale).offer.orderOf(offer.full)}
      >
        {wordsOf(locale).offer.order}
      </ButtonLink>
      <p className="small faint">{wordsOf(locale).offer.currencyNote}</p>
    </section>
  );
}

/** What the customer gets, and where this package lies on the curve of unit prices. */
export function Features({ locale, catalogue, sold }: PackageProps) {
  const { curve } = wordsOf(locale).offer;
  return (
    <>
      <ServiceLists service={serviceOf(catalogue, sold)} sold={sold} level={2} />
      <section className="stack" aria-labelledby="unit-prices">
        <h2 id="unit-prices">{curve.title(textOf(locale, sold).perUnit)}</h2>
        <OfferCurve
          service={serviceOf(catalogue, sold)}
          marked={sold}
          legend={curve.currentPoint}
        />
      </section>
    </>
  );
}

/** What happens after payment, what is promised, and what the terms take out of it (rules 27). */
export function OrderCourse({ locale, sold, measured }: PackageProps) {
  const words = wordsOf(locale).packagePage;
  const steps = [
    { label: words.startLabel, value: words.start, note: words.startNote },
    {
      label: words.deliveryLabel,
      value: formatSpan(locale, sold.delivery),
      note: words.deliveryNote,
    },
    {
      label: words.guaranteeLabel,
      value: formatDays(locale, sold.guaranteeDays),
      note: words.guaranteeNote,
    },
  ];
  return (
    <section className="stack stack--large" aria-labelledby="course">
      <h2 id="course">{words.descriptionTitle}</h2>
      <div className="course__line">
        <dl className="course">
          {steps.map(({ label, value, note }) => (
            <div key={label} className="course__step">
              <dt>{label}</dt>
              <dd className="course__value">{value}</dd>
              <dd className="course__note">{note}</dd>
            </div>
          ))}
        </dl>
      </div>
      {measured && <Measured measured={measured} />}
      <p className="package__description">{textOf(locale, sold).description}</p>
      <BeforeOrder title={wordsOf(locale).beforeOrder.title}>
        <p>{wordsOf(locale).beforeOrder.notice([sold])}</p>
        <p>
          <a href={href('terms', locale)}>{words.termsLink}</a>
        </p>
      </BeforeOrder>
    </section>
  );
}

/** How long it took so far, by the shop's own orders: no promise (rules 65). */
function Measured({ measured }: { measured: MeasuredTime }) {
  const locale = useLocale();
  const words = useWords().packagePage.measured;
  const say = (hours: number): string => {
    const { count, unit } = roundUpHours(hours);
    return formatWithin(locale, count, unit);
  };
  return (
    <p className="package__measured">
      {words.text(
        formatCount(locale, measured.orders),
        say(measured.halfHours),
        say(measured.mostHours),
      )}{' '}
      <span className="quiet">{words.period(formatDuration(locale, MEASURED_DAYS, 'day'))}</span>
    </p>
  );
}

/** The nearest amounts of the same service, and the platform's other services. */
export function Related({ locale, catalogue, sold, popular }: PackageProps) {
  const words = wordsOf(locale).packagePage;
  const service = serviceOf(catalogue, sold);
  return (
    <section className="section section--sunk" aria-labelledby="related">
      <div className="column stack stack--large">
        <div className="cluster cluster--apart">
          <h2 id="related">{words.relatedTitle}</h2>
          <div className="cluster">
            {otherServices(catalogue, sold).map((other) => (
              <ButtonLink
                key={other.id}
                icon={other.platform}
                href={priceListAddress(catalogue, locale, other)}
              >
                {textOf(locale, other).name}
              </ButtonLink>
            ))}
          </div>
        </div>
        <ul className="offers offers--four">
          {nearestAmounts(service, sold).map((other) => (
            <OfferCard key={other.id} sold={other} popular={popular} isMain={false} />
          ))}
        </ul>
        <p>
          <a href={priceListAddress(catalogue, locale, service)}>{words.back}</a>
        </p>
      </div>
    </section>
  );
}

/** Other amounts shown beside a package. */
const MOST_AMOUNTS = 4;

/** The other amounts of the same service that lie nearest in the price list, smallest first. */
export function nearestAmounts({ packages }: Service, sold: Package): Package[] {
  const position = packages.findIndex(({ id }) => id === sold.id);
  const distance = (other: Package) => Math.abs(packages.indexOf(other) - position);
  return packages
    .filter(({ id }) => id !== sold.id)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MOST_AMOUNTS)
    .sort((one, other) => one.amount - other.amount);
}

/** What else is sold for the platform. */
export function otherServices(catalogue: Catalogue, sold: Package): Service[] {
  const services = findPlatform(catalogue, sold.platform)?.services ?? [];
  return services.filter(({ id }) => id !== sold.service);
}
