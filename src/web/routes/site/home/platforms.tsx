import { formatEuro, formatMoney } from '#domain/money.ts';
import { findPlatform, lowestPrice } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { textOf } from '#web/offers/describe-offer.ts';
import {
  type ShownPlatform,
  linkToTab,
  platformName,
  shownPlatforms,
} from '#web/offers/platforms.ts';
import { href } from '#domain/addresses.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useLocale, useWords } from '#web/words.ts';

export interface PlatformsProps {
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
          <a className="way" href={href('priceList', locale)}>
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
