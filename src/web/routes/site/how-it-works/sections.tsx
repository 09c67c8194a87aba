import type { ReactNode } from 'react';
import { href } from '#domain/addresses.ts';
import type { ShownClaim } from '#domain/content/claims/show-claims.ts';
import { useLocale, useWords } from '#web/words.ts';
import { smoothPath } from '#web/ui/smooth-path.ts';
import { keysOf } from '#domain/records.ts';
import { classNames } from '#web/ui/class-names.ts';
import { answerTime } from '#domain/shop/answer-time.ts';
import { guaranteeRange, lowestPrice } from '#domain/catalogue/catalogue.ts';
import { findTopTier } from '#domain/catalogue/pricing.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import type { Offering } from '#domain/shop/offering.ts';
import type { Shop } from '#domain/shop/shop.ts';
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
import { SampleMark } from '#web/ui/sample-mark.tsx';

/**
 * What is sold, in words and as the curve of a public count.
 * @param metrics what the terms say about delivered metrics (rules 27)
 */
export function Principle({ metrics }: { metrics: ShownClaim | undefined }) {
  const locale = useLocale();
  const { principle: words } = useWords().howItWorks;
  return (
    <section className="section" aria-labelledby="principle">
      <div className="column how-split principle">
        <h2 id="principle">{words.title}</h2>
        <div className="stack principle__words">
          {words.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {metrics && (
            <p className="quiet small">
              {metrics.text}. {words.forbidden} <a href={href('terms', locale)}>{words.terms}</a>.
            </p>
          )}
        </div>
        <figure className="principle__drawing">
          <CountCurve label={words.drawing.label} />
          <ol className="principle__marks">
            {words.drawing.marks.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> <span className="quiet">{text}</span>
              </li>
            ))}
          </ol>
        </figure>
      </div>
    </section>
  );
}

/** Level, gradually up, a drop, and up again to where it was. */
const count = smoothPath([
  { x: 0, y: 216 },
  { x: 96, y: 216 },
  { x: 336, y: 64 },
  { x: 396, y: 64 },
  { x: 432, y: 102 },
  { x: 476, y: 64 },
  { x: 560, y: 64 },
]);

const marks = [
  { x: 96, y: 216 },
  { x: 216, y: 140 },
  { x: 336, y: 64 },
  { x: 476, y: 64 },
];

/** A public count over time, with the numbers of what stands in words below it. */
function CountCurve({ label }: { label: string }) {
  return (
    <svg className="count-curve" viewBox="0 0 560 264" role="img" aria-label={label}>
      <path className="count-curve__ground" d="M0 248H560" />
      <path className="count-curve__goal" d="M336 64V248M96 216V248M0 64H330" />
      <path className="count-curve__guarantee" d="M336 248H560" />
      <path className="count-curve__line" d={count} />
      {marks.map(({ x, y }, index) => (
        <g
          key={x}
          className="count-curve__mark"
          data-last={index === marks.length - 1 || undefined}
        >
          <circle cx={x} cy={y} r="15" />
          <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Five marks along a runway, at whose end the line takes off. */
export function HowItWorksSteps({ encryption }: { encryption: ShownClaim | undefined }) {
  const { title, ...steps } = useWords().howItWorks.steps;
  return (
    <section className="section section--sunk" aria-labelledby="steps">
      <div className="column">
        <h2 id="steps">{title}</h2>
        <div className="runway">
          <ol className="runway__steps">
            {keysOf(steps).map((key) => (
              <li key={key} className="runway__step">
                <h3>{steps[key].title}</h3>
                <p>{steps[key].text}</p>
                {key === 'payment' && encryption && (
                  <p className="how-claim">
                    <ShownClaimText claim={encryption} />
                  </p>
                )}
              </li>
            ))}
          </ol>
          <svg className="runway__rise" viewBox="0 0 120 200" aria-hidden="true">
            <path d="M0 198.500C58 198.500 92 130 110 14" />
            <circle cx="110" cy="14" r="9" />
          </svg>
        </div>
      </div>
    </section>
  );
}

/** What the program does for an order, each in a line of its own. */
export function HowItWorksTechnology({ targeting }: { targeting: ShownClaim | undefined }) {
  const { technology: words } = useWords().howItWorks;
  const claim = targeting && <ShownClaimText claim={targeting} />;
  // What is aimed at is what was read from the link, so the claim stands in that row, which is the first.
  const rows = words.rows.map((row, index) => (index === 0 ? { ...row, claim } : row));
  return (
    <section className="section" aria-labelledby="technology">
      <div className="column how-split">
        <div className="stack">
          <h2 id="technology">{words.title}</h2>
          <p className="lead">{words.text}</p>
        </div>
        <Rows layout="wide" rows={rows} />
      </div>
    </section>
  );
}

interface RowsProps {
  layout: 'two' | 'wide';
  rows: readonly { title: string; text: string; claim?: ReactNode }[];
}

/** A title and its text in each line, parted by hairlines. */
function Rows({ layout, rows }: RowsProps) {
  return (
    <dl className={classNames('how-rows', `how-rows--${layout}`)}>
      {rows.map(({ title, text, claim }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
          {claim && <dd className="how-claim">{claim}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** What a customer has of it: every line is kept by a rule of the shop. */
export function Benefits({ shop, offering }: { shop: Shop; offering: Offering }) {
  const locale = useLocale();
  const { benefits: words } = useWords().howItWorks;
  const guarantee = guaranteeRange(offering.catalogue);
  const { percent } = findTopTier(offering.volumeDiscounts);
  return (
    <section className="section" aria-labelledby="benefits">
      <div className="column stack stack--large">
        <h2 id="benefits">{words.title}</h2>
        <Rows layout="two" rows={words.rows(guarantee, percent, answerTime(locale, shop))} />
      </div>
    </section>
  );
}

interface PlatformListProps {
  catalogue: Catalogue;
  /** Where to ask about a platform that has no prices yet. */
  contact: string;
}

/** The six networks on one sheet, parted by hairlines: to the prices, or to the contact. */
export function PlatformList({ catalogue, contact }: PlatformListProps) {
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

/** One claim in its own words, marked where it has no source. */
function ShownClaimText({ claim }: { claim: ShownClaim }) {
  return (
    <>
      {claim.text}
      {claim.isSample && <SampleMark of="one" />}
    </>
  );
}
