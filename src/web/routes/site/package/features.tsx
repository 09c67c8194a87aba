import { serviceOf } from '#domain/catalogue/catalogue.ts';
import { OfferCurve } from '#web/offers/offer-curve.tsx';
import { offerWords, textOf } from '#web/offers/describe-offer.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { PackageProps } from './package-props.ts';

/** What the customer gets, and where this package lies on the curve of unit prices. */
export function Features({ locale, catalogue, sold }: PackageProps) {
  const { curve } = offerWords[locale];
  return (
    <>
      <section className="stack" aria-labelledby="features">
        <h2 id="features">{offerWords[locale].features}</h2>
        <ul className="ticks">
          {textOf(locale, sold).features.map((feature) => (
            <li key={feature}>
              <Icon name="check" />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="stack" aria-labelledby="unit-prices">
        <h2 id="unit-prices">{curve.title}</h2>
        <OfferCurve
          locale={locale}
          service={serviceOf(catalogue, sold)}
          marked={sold}
          legend={curve.currentPoint}
        />
      </section>
    </>
  );
}
