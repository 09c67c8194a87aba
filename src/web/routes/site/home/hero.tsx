import { findService, guaranteeRange } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { formatCount } from '#domain/money.ts';
import { href } from '#domain/addresses.ts';
import { describeOffer } from '#web/offers/describe-offer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { GrowthCurve } from '#web/ui/growth-curve.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { useLocale, useWords } from '#web/words.ts';

const icons: Record<string, IconName> = { guarantee: 'refill', payment: 'lock', support: 'mail' };

/** The first view: what it is, the one button, three reasons, and the line that lifts off. */
export function Hero({ catalogue }: { catalogue: Catalogue }) {
  const locale = useLocale();
  const words = useWords().home;
  // What most visitors come for.
  const drawn = findService(catalogue, 'instagram', 'followers')?.packages ?? [];
  const points = drawn.map(({ amount }) => ({ amount, label: formatCount(locale, amount) }));
  const largest = drawn.at(-1);
  return (
    <section className="column hero">
      <div className="hero__words">
        <p className="hero__badge">{words.badge}</p>
        <h1>{words.headline}</h1>
        <p className="lead">{words.lead}</p>
        <div className="cluster hero__actions">
          <ButtonLink variant="primary" size="large" iconEnd="arrow" href={href('wizard', locale)}>
            {words.order}
          </ButtonLink>
          <ButtonLink variant="quiet" size="large" href={href('priceList', locale)}>
            {words.pricing}
          </ButtonLink>
        </div>
        <ul className="hero__trust" aria-label={words.trust.title}>
          {words.trust.points(guaranteeRange(catalogue)).map(({ key, title, text }) => (
            <li key={key}>
              <Icon name={icons[key] ?? 'check'} />
              <strong>{title}</strong>
              <span className="hero__reason">{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="hero__curve">
        <GrowthCurve
          label={words.curve.description(points.map(({ label }) => label).join(', '))}
          points={points}
          unit={largest ? describeOffer(locale, largest).noun : ''}
        />
      </div>
    </section>
  );
}
