import { serviceOf } from '#domain/catalogue/catalogue.ts';
import { OfferCurve } from '#web/offers/offer-curve.tsx';
import { textOf } from '#web/offers/describe-offer.ts';
import { ServiceLists } from '#web/offers/service-lists.tsx';
import { wordsOf } from '#messages/words.ts';
import type { PackageProps } from './package-props.ts';

/** What the customer gets, and where this package lies on the curve of unit prices. */
export function Features({ locale, catalogue, sold }: PackageProps) {
  const { curve } = wordsOf(locale).offer;
  return (
    <>
      <ServiceLists service={serviceOf(catalogue, sold)} sold={sold} level={2} />
      <section className="stack" aria-labelledby="unit-prices">
        <h2 id="unit-prices">{curve.title(textOf(locale, sold).perPiece)}</h2>
        <OfferCurve
          service={serviceOf(catalogue, sold)}
          marked={sold}
          legend={curve.currentPoint}
        />
      </section>
    </>
  );
}
