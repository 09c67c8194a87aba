import { serviceOf } from '#domain/catalogue/catalogue.ts';
import type { Catalogue, Package } from '#domain/catalogue/price-list.ts';
import { orderAddress, packageAddress } from '#web/offers/addresses.ts';
import { describeOffer, gainsOf } from '#web/offers/describe-offer.ts';
import { linkToTab, platformName } from '#web/offers/platforms.ts';
import { ReducedPrice } from '#web/offers/reduced-price.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useLocale, useWords } from '#web/words.ts';

export interface TicketProps {
  catalogue: Catalogue;
  sold: Package;
  contact: string;
}

/** Gains that a teaser shows, at most (rules 39). */
const MOST_GAINS = 4;

/** One package as a ticket: where to, how much and for how much; behind the perforation what comes with it. */
export function Ticket(props: TicketProps) {
  const locale = useLocale();
  const { catalogue, sold, contact } = props;
  const { teaser: words } = useWords().home;
  const name = platformName(locale, sold.platform);
  const offer = describeOffer(locale, sold);
  const { order, orderOf } = useWords().offer;
  return (
    <li className="ticket" data-platform={sold.platform}>
      <div className="ticket__fare">
        <p className="ticket__platform">
          <PlatformIcon platform={sold.platform} />
          {name}
        </p>
        <h3 className="ticket__amount">
          <a href={packageAddress(locale, sold)}>
            {offer.amount} <span className="amount-noun">{offer.noun}</span>
          </a>
        </h3>
        <ReducedPrice offer={offer} />
      </div>
      <ul className="ticks ticket__gains">
        {gainsOf(locale, serviceOf(catalogue, sold), sold)
          .slice(0, MOST_GAINS)
          .map((gain) => (
            <li key={gain}>
              <Icon name="check" size="small" />
              <span>{gain}</span>
            </li>
          ))}
      </ul>
      <div className="ticket__ways">
        <ButtonLink
          variant="secondary"
          wide
          href={orderAddress(locale, sold)}
          aria-label={orderOf(offer.full)}
        >
          {order}
        </ButtonLink>
        <ButtonLink wide href={linkToTab(catalogue, locale, sold.platform)}>
          {words.all}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink variant="quiet" href={contact}>
          {words.contact}
        </ButtonLink>
      </div>
    </li>
  );
}
