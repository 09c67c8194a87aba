import type { Locale } from '#domain/locale.ts';
import type { Package } from '#domain/catalogue/price-list.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Price } from '#web/ui/price.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { orderAddress, packageAddress } from './addresses.ts';
import { describeOffer, offerWords } from './describe-offer.ts';

export interface OfferCardProps {
  locale: Locale;
  sold: Package;
  /** One offer of the page has its order button in lime; by itself it is the popular one's. */
  isMain?: boolean;
}

/** One package: amount, price, bonus and the two ways on. */
export function OfferCard({ locale, sold, isMain = sold.popular }: OfferCardProps) {
  const words = offerWords[locale];
  const offer = describeOffer(locale, sold);
  return (
    <Card as="li" marked={sold.popular} className="offer">
      {sold.popular && (
        <span className="card__badge">
          <Badge>{words.popular}</Badge>
        </span>
      )}
      <div className="offer__head">
        <h3 className="offer__amount">
          {offer.amount} <span className="offer__noun">{offer.noun}</span>
        </h3>
        {offer.bonus && <Tag tone="success">{offer.bonus}</Tag>}
      </div>
      <div className="offer__prices">
        <Price amount={offer.price} euro={offer.euro} />
        <p className="offer__unit">
          {offer.pricePerPiece}{' '}
          {offer.euroPerPiece && <span className="nowrap">{offer.euroPerPiece}</span>}
        </p>
      </div>
      <div className="card__foot offer__actions">
        <ButtonLink
          variant={isMain ? 'primary' : 'secondary'}
          href={orderAddress(locale, sold)}
          aria-label={words.orderOf(offer.full)}
        >
          {words.order}
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          href={packageAddress(locale, sold)}
          aria-label={words.detailsOf(offer.full)}
        >
          {words.details}
        </ButtonLink>
      </div>
    </Card>
  );
}
