import { serviceOf } from '#domain/catalogue/catalogue.ts';
import { priceListAddress } from '#web/offers/addresses.ts';
import { textOf } from '#web/offers/describe-offer.ts';
import { OfferCard } from '#web/offers/offer-card.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { PackageProps } from './package-props.ts';
import { nearestAmounts, otherServices } from './related.ts';
import { packageWords } from './words.ts';

/** The nearest amounts of the same service, and the platform's other services. */
export function Related({ locale, sold }: PackageProps) {
  const words = packageWords[locale];
  return (
    <section className="section section--sunk" aria-labelledby="related">
      <div className="column stack stack--large">
        <div className="cluster cluster--apart">
          <h2 id="related">{words.relatedTitle}</h2>
          <div className="cluster">
            {otherServices(sold).map((service) => (
              <ButtonLink
                key={service.id}
                icon={service.platform}
                href={priceListAddress(locale, service)}
              >
                {textOf(locale, service).name}
              </ButtonLink>
            ))}
          </div>
        </div>
        <ul className="offers offers--four">
          {nearestAmounts(sold).map((other) => (
            <OfferCard key={other.id} locale={locale} sold={other} isMain={false} />
          ))}
        </ul>
        <p>
          <a href={priceListAddress(locale, serviceOf(sold))}>{words.back}</a>
        </p>
      </div>
    </section>
  );
}
