import { lowestPrice } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import { formatEuro, formatMoney } from '#domain/money.ts';
import {
  type ShownPlatform,
  isSold,
  linkToTab,
  platformName,
  shownPlatforms,
} from '#web/offers/platforms.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale, useWords } from '#web/words.ts';

export interface PlatformsProps {
  catalogue: Catalogue;
  /** Where to ask about a platform that has no prices yet. */
  contact: string;
}

/** The six networks on one sheet, parted by hairlines: to the prices, or to the contact. */
export function Platforms({ catalogue, contact }: PlatformsProps) {
  const locale = useLocale();
  const { platforms: words } = useWords().howItWorks;
  return (
    <section className="section section--sunk" aria-labelledby="platforms">
      <div className="column stack stack--large">
        <h2 id="platforms">{words.title}</h2>
        <ul className="networks">
          {shownPlatforms(catalogue).map((id) => (
            <li key={id}>
              <a
                className="networks__link"
                href={isSold(id) ? linkToTab(catalogue, locale, id) : contact}
              >
                <PlatformIcon platform={id} variant="tile" />
                <span className="networks__name">{platformName(locale, id)}</span>
                <span className="networks__fare">{fare(locale, catalogue, id)}</span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** From how much a platform is sold, or that it is not yet. */
function fare(locale: Locale, catalogue: Catalogue, id: ShownPlatform): string {
  const { platforms: words } = wordsOf(locale).howItWorks;
  const lowest = lowestPrice(catalogue, id);
  if (lowest === undefined) return words.soon;
  const euro = locale === 'en' ? formatEuro(lowest) : undefined;
  const from = words.from(formatMoney(locale, lowest));
  return euro ? `${from} (${euro})` : from;
}
