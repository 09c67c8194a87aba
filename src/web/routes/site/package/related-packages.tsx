import { serviceOf } from '#domain/catalogue/catalogue.ts';
import { priceListAddress } from '#web/offers/addresses.ts';
import { textOf } from '#web/offers/describe-offer.ts';
import { OfferCard } from '#web/offers/offer-card.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { wordsOf } from '#messages/words.ts';
import type { PackageProps } from './package-props.ts';
import { nearestAmounts, otherServices } from './related.ts';

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
