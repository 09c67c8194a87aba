import type { Locale } from '#domain/locale.ts';
import { formatEuro, formatMoney } from '#domain/money.ts';
import type { Catalogue, Platform } from '#domain/catalogue/price-list.ts';
import { catalogueTexts } from '#content/catalogue/catalogue.ts';
import { priceListAddress } from '#web/offers/addresses.ts';
import { textOf } from '#web/offers/describe-offer.ts';
import { href } from '#domain/addresses.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { homeWords } from './words.ts';

/** The platforms on sale as a board of departures: where to, with what, from how much. */
export function Departures({ locale, catalogue }: { locale: Locale; catalogue: Catalogue }) {
  const { platforms: words } = homeWords[locale];
  return (
    <section className="section section--block" id="sluzby" aria-labelledby="platforms">
      <div className="column">
        <div className="cluster cluster--apart departures__head">
          <h2 id="platforms">{words.title}</h2>
          <a href={href('priceList', locale)}>{words.all}</a>
        </div>
        <ul className="departures">
          {catalogue.platforms.map((platform) => (
            <Departure
              key={platform.id}
              locale={locale}
              catalogue={catalogue}
              platform={platform}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface DepartureProps {
  locale: Locale;
  catalogue: Catalogue;
  platform: Platform;
}

function Departure({ locale, catalogue, platform }: DepartureProps) {
  const { platforms: words } = homeWords[locale];
  const { name } = catalogueTexts[locale].platforms[platform.id];
  const [first] = platform.services;
  if (!first) return null;
  const lowest = Math.min(...platform.services.flatMap((s) => s.packages.map((p) => p.price)));
  const price = formatMoney(locale, lowest);
  return (
    <li>
      <a className="departure" href={priceListAddress(catalogue, locale, first)}>
        <PlatformIcon platform={platform.id} variant="tile" />
        <span className="departure__name">{name}</span>
        <span className="departure__services">
          {platform.services.map((service) => textOf(locale, service).shortName).join(' · ')}
        </span>
        <span className="departure__price">
          {words.from(price)} {locale === 'en' && <small>{formatEuro(lowest)}</small>}
        </span>
        <Icon name="arrow" />
      </a>
    </li>
  );
}
