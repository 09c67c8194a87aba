import { useId } from 'react';
import { pricePerUnit } from '#domain/catalogue/catalogue.ts';
import { formatCount, formatUnitPrice } from '#domain/money.ts';
import type { Package, Service } from '#domain/catalogue/price-list.ts';
import { useLocale, useWords } from '#web/words.ts';
import { round, smoothPath } from '#web/ui/smooth-path.ts';
import { describeOffer, textOf } from './describe-offer.ts';

interface OfferCurveProps {
  service: Service;
  /** The package that is marked, and what it is called in the legend. */
  marked: Package;
  legend: string;
  /** The price at the top of the drawing; by default that of the dearest point. */
  dearest?: number;
}

/** How the price of one unit falls with the size of the package. */
export function OfferCurve({ service, marked, legend, dearest }: OfferCurveProps) {
  const locale = useLocale();
  const words = useWords().offer.curve;
  const priceOf = (sold: Package) => formatUnitPrice(locale, pricePerUnit(sold));
  const sizeOf = (sold: Package) => describeOffer(locale, sold).full;
  const [smallest = marked] = service.packages;
  const largest = service.packages.at(-1) ?? marked;
  return (
    <div className="offer-curve">
      <UnitPriceCurve
        title={words.title(textOf(locale, service).perUnit)}
        description={[
          words.description(sizeOf(smallest), priceOf(smallest), sizeOf(largest), priceOf(largest)),
          words.marked(sizeOf(marked), priceOf(marked)),
        ].join(' ')}
        points={service.packages.map((sold) => ({
          amount: sold.amount,
          pricePerUnit: pricePerUnit(sold),
          amountLabel: formatCount(locale, sold.amount),
          priceLabel: priceOf(sold),
          current: sold.id === marked.id,
        }))}
        dearest={dearest}
        columns={{ amount: words.amountAxis, pricePerUnit: words.priceAxis }}
      />
      <p className="offer-curve__legend">{legend}</p>
    </div>
  );
}

interface UnitPricePoint {
  amount: number;
  /** Price of one piece, in any one unit of money. */
  pricePerUnit: number;
  amountLabel: string;
  priceLabel: string;
  current?: boolean;
}

interface UnitPriceCurveProps {
  title: string;
  /** One sentence: how the price of one unit falls with the size. */
  description: string;
  points: readonly UnitPricePoint[];
  /** Heads of the table that says the same in words. */
  columns: { amount: string; pricePerUnit: string };
  /** The price at the top of the drawing, for two that are compared; by default that of the dearest point. */
  dearest?: number | undefined;
}

const width = 360;
const height = 190;
const sides = { left: 14, right: 14, top: 34, bottom: 30 };
const ground = height - sides.bottom;

interface PlottedPoint extends UnitPricePoint {
  x: number;
  y: number;
}

/** Sizes on a logarithmic scale, prices from zero, so that a gentle fall looks gentle. */
function position(points: readonly UnitPricePoint[], top?: number): PlottedPoint[] {
  const sizes = points.map((point) => Math.log(point.amount));
  const least = Math.min(...sizes);
  const span = Math.max(...sizes) - least || 1;
  const dearest = top || Math.max(...points.map((point) => point.pricePerUnit)) || 1;
  return points.map((point) => ({
    ...point,
    x: sides.left + ((Math.log(point.amount) - least) / span) * (width - sides.left - sides.right),
    y: ground - (point.pricePerUnit / dearest) * (ground - sides.top),
  }));
}

/** The price of one unit over the package sizes, the present package marked. */
function UnitPriceCurve(props: UnitPriceCurveProps) {
  const { title, description, points, columns, dearest } = props;
  const id = useId();
  const positioned = position(points, dearest);
  const current = positioned.find((point) => point.current);
  return (
    <figure className="unit-price-curve">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-description`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-description`}>{description}</desc>
        <path className="unit-price-curve__ground" d={`M0 ${ground}H${width}`} />
        {current && (
          <path
            className="unit-price-curve__drop"
            d={`M${round(current.x)} ${round(current.y)}V${ground}`}
          />
        )}
        <path className="unit-price-curve__line" d={smoothPath(positioned)} />
        {positioned.map((point) => (
          <circle
            key={point.amount}
            className={point === current ? 'unit-price-curve__current' : 'unit-price-curve__point'}
            cx={round(point.x)}
            cy={round(point.y)}
            r={point === current ? 6.5 : 3.5}
          />
        ))}
        <Labels positioned={positioned} current={current} />
      </svg>
      <PriceTable title={title} points={points} columns={columns} />
    </figure>
  );
}

/** The first, the last and the present point are named, unless that would print one over another. */
function Labels({
  positioned,
  current,
}: {
  positioned: readonly PlottedPoint[];
  current: PlottedPoint | undefined;
}) {
  const ends = [positioned[0], positioned.at(-1)].filter(
    (point) => point && (!current || point === current || Math.abs(point.x - current.x) > 76),
  );
  const named = [...new Set([...ends, current])].filter((point) => point !== undefined);
  return named.map((point) => {
    const anchor = point.x < 60 ? 'start' : point.x > width - 60 ? 'end' : 'middle';
    const x = anchor === 'start' ? 2 : anchor === 'end' ? width - 2 : round(point.x);
    return (
      <g key={point.amount} className="unit-price-curve__label" data-current={point === current}>
        <text x={x} y={round(point.y - 14)} textAnchor={anchor}>
          {point.priceLabel}
        </text>
        <text x={x} y={ground + 20} textAnchor={anchor}>
          {point.amountLabel}
        </text>
      </g>
    );
  });
}

function PriceTable({
  title,
  points,
  columns,
}: Omit<UnitPriceCurveProps, 'description' | 'dearest'>) {
  return (
    <table className="visually-hidden">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.amount}</th>
          <th scope="col">{columns.pricePerUnit}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.amount}>
            <th scope="row">{point.amountLabel}</th>
            <td>{point.priceLabel}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
