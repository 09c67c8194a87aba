import { formatEuro, formatMoney } from '#domain/money.ts';
import {
  findFavourite,
  findPlatform,
  lowestPrice,
  serviceOf,
} from '#domain/catalogue/catalogue.ts';
import type { Catalogue, Package } from '#domain/catalogue/price-list.ts';
import { describeOffer, benefitsOf, textOf } from '#web/offers/describe-offer.ts';
import {
  type ShownPlatform,
  linkToTab,
  platformName,
  shownPlatforms,
} from '#web/offers/platforms.ts';
import { href } from '#domain/addresses.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { Badge, Tag } from '#web/ui/tag.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { type VolumeDiscounts, findTopTier } from '#domain/catalogue/pricing.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { orderAddress, packageAddress } from '#web/offers/addresses.ts';
import { ReducedPrice } from '#web/offers/reduced-price.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface PlatformsProps {
  catalogue: Catalogue;
}

/** The networks as a board of departures: where to, with what, from how much, or that it comes later. */
export function Platforms({ catalogue }: PlatformsProps) {
  const locale = useLocale();
  const { platforms: words } = useWords().home;
  return (
    <section className="section section--block" id="sluzby" aria-labelledby="platforms">
      <div className="column">
        <div className="cluster cluster--apart departures__head">
          <h2 id="platforms">{words.title}</h2>
          <a className="line-link" href={href('priceList', locale)}>
            {words.all}
          </a>
        </div>
        <ul className="departures">
          {shownPlatforms(catalogue).map((id) => (
            <Departure key={id} catalogue={catalogue} id={id} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Departure({ catalogue, id }: PlatformsProps & { id: ShownPlatform }) {
  const locale = useLocale();
  const { platforms: words } = useWords().home;
  const lowest = lowestPrice(catalogue, id);
  return (
    <li>
      <a className="departure" href={linkToTab(catalogue, locale, id)}>
        <PlatformIcon platform={id} variant="tile" />
        <span className="departure__name">{platformName(locale, id)}</span>
        {lowest !== undefined ? (
          <Fare catalogue={catalogue} id={id} lowest={lowest} />
        ) : (
          <>
            <span className="departure__services">{words.upcoming}</span>
            <span className="departure__price">
              <Tag>{words.soon}</Tag>
            </span>
          </>
        )}
        <Icon name="arrow" />
      </a>
    </li>
  );
}

/** What is sold for a platform, and from how much. */
function Fare({ catalogue, id, lowest }: PlatformsProps & { id: ShownPlatform; lowest: number }) {
  const locale = useLocale();
  const { platforms: words } = useWords().home;
  const services = findPlatform(catalogue, id)?.services ?? [];
  const euro = locale === 'en' ? formatEuro(lowest) : undefined;
  return (
    <>
      <span className="departure__services">
        {services.map((service) => textOf(locale, service).shortName).join(' · ')}
      </span>
      <span className="departure__price">
        {words.from(formatMoney(locale, lowest))} {euro && <small>{euro}</small>}
      </span>
    </>
  );
}

interface DiscountProps {
  volumeDiscounts: VolumeDiscounts;
  /** Whether the marked tier may be called the most popular (rules 29). */
  isSubstantiated: boolean;
}

/** The volume discount as stairs that one walks up: on each the percent, and how many packages lead there. */
export function Discount({ volumeDiscounts, isSubstantiated }: DiscountProps) {
  const locale = useLocale();
  const { discount: words } = useWords().home;
  const { tier: nameOf, countedFrom } = useWords().priceList.discount;
  const { countsFrom } = volumeDiscounts;
  const { marked } = useWords().offer;
  return (
    <section className="section section--sunk stairs" aria-labelledby="stairs">
      <div className="column stairs__words">
        <h2 id="stairs">{words.title}</h2>
        <p className="lead">
          {words.text} {countsFrom > 0 && countedFrom(formatMoney(locale, countsFrom))}
        </p>
        <ButtonLink variant="primary" size="large" iconEnd="arrow" href={href('wizard', locale)}>
          {words.order}
        </ButtonLink>
      </div>
      <ol className="column stairs__steps">
        {volumeDiscounts.tiers.map((tier) => (
          <li key={tier.items} className="stairs__step">
            {tier.popular && (
              <Badge>{isSubstantiated ? marked.popular.badge : marked.recommended.badge}</Badge>
            )}
            <strong className="figure">{words.percent(tier.percent)}</strong>
            <span className="stairs__label">
              {nameOf(tier.items, tier === findTopTier(volumeDiscounts))}
            </span>
            <span className="stairs__riser" />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PricingProps {
  catalogue: Catalogue;
  /** Where the shop can be written to. */
  contact: string;
}

/**
 * A taste of the price list: of each platform the marked package of its first service. None wears the mark:
 * where all do, it says nothing.
 */
export function Pricing({ catalogue, contact }: PricingProps) {
  const { teaser: words } = useWords().home;
  return (
    <section className="section" id="cenik" aria-labelledby="teaser">
      <div className="column">
        <div className="section-head">
          <h2 id="teaser">{words.title}</h2>
          <p className="lead">{words.lead}</p>
        </div>
        <ul className="tickets">
          {catalogue.platforms.map(({ id, services: [first] }) =>
            first ? (
              <Ticket
                key={id}
                catalogue={catalogue}
                sold={findFavourite(first)}
                contact={contact}
              />
            ) : null,
          )}
        </ul>
      </div>
    </section>
  );
}

interface TicketProps {
  catalogue: Catalogue;
  sold: Package;
  contact: string;
}

/** Gains that a teaser shows, at most (rules 39). */
const MOST_BENEFITS = 4;

/** One package as a ticket: where to, how much and for how much; behind the perforation what comes with it. */
function Ticket(props: TicketProps) {
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
      <ul className="ticks ticket__benefits">
        {benefitsOf(locale, serviceOf(catalogue, sold), sold)
          .slice(0, MOST_BENEFITS)
          .map((benefit) => (
            <li key={benefit}>
              <Icon name="check" size="small" />
              <span>{benefit}</span>
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
