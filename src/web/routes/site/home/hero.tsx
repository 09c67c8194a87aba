import { findService, guaranteeRange } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { formatCount } from '#domain/money.ts';
import { href } from '#domain/addresses.ts';
import { describeOffer } from '#web/offers/describe-offer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type IconName, Icon } from '#web/ui/icon.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { type Point, round, smoothPath } from '#web/ui/smooth-path.ts';

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

/** Three things that hold for every package, each as a line of its own under the ground of the curve. */
export function HeroFeatures() {
  const { features: words } = useWords().home;
  return (
    <section className="column features" aria-labelledby="features">
      <h2 className="visually-hidden" id="features">
        {words.title}
      </h2>
      <ul className="features__list">
        {drawn.map(({ key, drawing }) => (
          <li key={key} className="features__feature">
            <svg className="sketch" viewBox="0 0 120 64" aria-hidden="true">
              {drawing}
            </svg>
            <h3>{words[key].title}</h3>
            <p>{words[key].text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A count that goes up in small steps; one that falls and is filled up; a name, and no second field. */
const drawn = [
  {
    key: 'gradual',
    drawing: (
      <>
        <path className="sketch__faint" d="M4 58H116" />
        <path d="M4 58H20V50H36V42H52V34H68V26H84V18H100V10H116" />
        <circle className="sketch__tip" cx="116" cy="10" r="4" />
      </>
    ),
  },
  {
    key: 'refill',
    drawing: (
      <>
        <path className="sketch__faint" d="M44 14H116" />
        <path d="M4 58C20 58 28 14 44 14H56C64 14 64 36 74 36" />
        <path className="sketch__dots" d="M74 36C84 36 84 14 94 14" />
        <path d="M94 14H116" />
        <circle className="sketch__tip" cx="94" cy="14" r="4" />
      </>
    ),
  },
  {
    key: 'noPassword',
    drawing: (
      <>
        <rect x="4" y="6" width="92" height="24" rx="12" />
        <path d="M52 18H84" />
        <text x="16" y="23.5">
          @
        </text>
        <rect className="sketch__faint" x="4" y="38" width="92" height="20" rx="10" />
        <path className="sketch__dots" d="M18 48H66" />
        <path d="M6 64L94 32" />
      </>
    ),
  },
] as const;

interface GrowthCurveProps {
  /** What the drawing shows, for those who cannot see it. */
  label: string;
  /** Package sizes from the smallest to the largest. */
  points: readonly { amount: number; label: string }[];
  /** What they are sizes of, behind the largest: followers. */
  unit: string;
}

const width = 560;
const height = 400;
const sides = { left: 24, right: 40, top: 56, bottom: 44 };

/** The hero's line: it runs along the ground and lifts off, and its points are real package sizes. */
function GrowthCurve({ label, points, unit }: GrowthCurveProps) {
  const largest = Math.max(1, ...points.map((point) => point.amount));
  const ground = height - sides.bottom;
  const step = (width - sides.left - sides.right) / Math.max(1, points.length - 1);
  const positioned = points.map((point, index) => ({
    ...point,
    x: sides.left + index * step,
    y: ground - (point.amount / largest) * (ground - sides.top),
  }));
  const last = positioned.at(-1);
  return (
    <svg className="growth-curve" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className="growth-curve__ground" d={`M0 ${ground}H${width}`} />
      {positioned.map((point) => (
        <path
          key={point.amount}
          className="growth-curve__drop"
          d={`M${round(point.x)} ${round(point.y)}V${ground}`}
        />
      ))}
      <path className="growth-curve__line" d={lead(positioned)} />
      {positioned.map((point, index) => (
        <g key={point.amount} data-minor={index % 2 === points.length % 2 ? '' : undefined}>
          <circle
            className={point === last ? 'growth-curve__tip' : 'growth-curve__point'}
            cx={round(point.x)}
            cy={round(point.y)}
            r={point === last ? 9 : 5}
          />
          <text
            className="growth-curve__label"
            x={round(point.x)}
            y={round(point === last ? point.y - 22 : ground + 30)}
            textAnchor={point === last ? 'end' : index === 0 ? 'start' : 'middle'}
            dx={point === last ? 14 : index === 0 ? -6 : 0}
          >
            {point.label}
            {point === last && <tspan className="growth-curve__unit">{` ${unit}`}</tspan>}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The line begins on the ground at the drawing's edge, before the first point. */
function lead(points: readonly Point[]): string {
  const [first] = points;
  return first ? smoothPath([{ x: 0, y: first.y }, ...points]) : '';
}
