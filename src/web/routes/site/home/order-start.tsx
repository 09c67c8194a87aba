import { href, withQuery } from '#domain/addresses.ts';
import { platformIds } from '#domain/catalogue/price-list.ts';
import { platformName } from '#web/offers/platforms.ts';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { TakeOffLine } from '#web/ui/take-off-line.tsx';
import { useLocale, useWords } from '#web/words.ts';

/** The order begins with a question: each answer opens the order with that platform chosen. */
export function OrderStart() {
  const locale = useLocale();
  const { start: words } = useWords().home;
  return (
    <section className="section section--sunk" id="objednat" aria-labelledby="order-start">
      <div className="column order-start">
        <div className="order-start__words">
          <h2 id="order-start">{words.title}</h2>
          <p className="quiet">{words.text}</p>
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
        </div>
        <TakeOffLine />
      </div>
    </section>
  );
}
