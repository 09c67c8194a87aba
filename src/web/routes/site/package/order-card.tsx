import { formatDays, formatSpan } from '#content/catalogue/counts.ts';
import { orderAddress } from '#web/offers/addresses.ts';
import { ReducedPrice } from '#web/offers/reduced-price.tsx';
import { describeOffer } from '#web/offers/describe-offer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { wordsOf } from '#messages/words.ts';
import type { PackageProps } from './package-props.ts';

/** Price, what it buys, and the order button. */
export function OrderCard({ locale, sold }: PackageProps) {
  const offer = describeOffer(locale, sold);
  const words = wordsOf(locale).packagePage;
  return (
    <section className="card order-card" aria-labelledby="order">
      <div className="order-card__price">
        <ReducedPrice offer={offer} size="large" />
        <p className="quiet">{offer.pricePerPiece}</p>
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
