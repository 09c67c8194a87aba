import { href, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { platformIds } from '#domain/catalogue/price-list.ts';
import { platformName } from '#web/offers/platforms.ts';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { homeWords } from './words.ts';

/** The order begins with a question: each answer opens the order with that platform chosen. */
export function OrderStart({ locale }: { locale: Locale }) {
  const { start: words } = homeWords[locale];
  return (
    <section className="section section--sunk" id="objednat" aria-labelledby="order-start">
      <div className="column order-start">
        <h2 id="order-start">{words.title}</h2>
        <ul className="order-start__answers">
          {platformIds.map((platform) => (
            <li key={platform}>
              <a
                className="order-start__answer"
                href={withQuery(href('wizard', locale), { platform })}
              >
                <PlatformIcon platform={platform} />
                {platformName(locale, platform)}
              </a>
            </li>
          ))}
        </ul>
        <p className="quiet">{words.text}</p>
      </div>
    </section>
  );
}
