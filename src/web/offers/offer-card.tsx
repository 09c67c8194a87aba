import type { Popular } from '#domain/catalogue/measured.ts';
import type { Package } from '#domain/catalogue/price-list.ts';
import { Badge, Tag } from '#web/ui/tag.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useLocale, useWords } from '#web/words.ts';
import { ReducedPrice } from './reduced-price.tsx';
import { orderAddress, packageAddress } from './addresses.ts';
import { type Offer, describeOffer, markOf } from './describe-offer.ts';

interface OfferCardProps {
  sold: Package;
  popular: Popular;
  /** One offer of the page has its order button in lime; by itself it is the marked one's. */
  isMain?: boolean;
}

/** One package, a row on a phone and a card elsewhere: amount, promise, price, and the two ways on. */
export function OfferCard({ sold, popular, isMain = sold.popular }: OfferCardProps) {
  const locale = useLocale();
  const words = useWords().offer;
  const offer = describeOffer(locale, sold);
  return (
    <li className={classNames('offer', sold.popular && 'offer--marked')}>
      {sold.popular && (
        <span className="offer__badge">
          <Badge>{markOf(locale, popular, sold).badge}</Badge>
        </span>
      )}
      <div className="offer__what">
        <div className="offer__head">
          <h3 className="offer__amount">
            <a className="offer__link" href={packageAddress(locale, sold)}>
              {offer.amount} <span className="amount-noun">{offer.noun}</span>{' '}
              <span className="offer__more">{words.details}</span>
            </a>
          </h3>
          {offer.bonus && <Tag tone="success">{offer.bonus}</Tag>}
        </div>
        <p className="offer__promise">
          <span>{words.delivery(offer.delivery)}</span>
          <span className="offer__dot"> · </span>
          <span>{words.guarantee(sold.guaranteeDays)}</span>
        </p>
      </div>
      <div className="offer__prices">
        <ReducedPrice offer={offer} />
        <UnitPrice offer={offer} />
      </div>
      <div className="offer__actions">
        <ButtonLink
          variant={isMain ? 'primary' : 'secondary'}
          href={orderAddress(locale, sold)}
          aria-label={words.orderOf(offer.full)}
        >
          {words.order}
        </ButtonLink>
      </div>
    </li>
  );
}

/** On a card in words, in a row in short. */
function UnitPrice({ offer }: { offer: Offer }) {
  return (
    <p className="offer__unit">
      <span className="offer__long">{offer.pricePerUnit}</span>
      <span className="offer__short">{offer.priceApiece}</span>
    </p>
  );
}
