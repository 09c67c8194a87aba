import { useId } from 'react';
import type { TakingsDay } from '#domain/operator/takings.ts';
import { type Scale, scaleOf, shareOf } from '#domain/operator/chart-scale.ts';

export interface TakingsChartProps {
  title: string;
  /** One or two sentences: what the drawing shows. */
  description: string;
  /** One after the other, those without takings among them. */
  days: readonly TakingsDay[];
  /** What the axis says of so many haléře. */
  money: (amount: number) => string;
  /** What the ground says of a day. */
  dayLabel: (day: string) => string;
  /** What each colour means. */
  legend: { received: string; returned: string };
}

const WIDTH = 600;
const HEIGHT = 160;
/** The part of a day's place that its bar leaves empty. */
const GAP = 0.28;

/** Takings day by day: a bar for what came, a line for what went back. The table beside it says the same. */
export function TakingsChart(props: TakingsChartProps) {
  const { days, money, dayLabel, legend } = props;
  const crowns = days.flatMap(({ received, returned }) => [received / 100, returned / 100]);
  const scale = scaleOf(crowns);
  const hasReturns = days.some(({ returned }) => returned > 0);
  const named = [days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)];
  const shown = new Set(named.flatMap((one) => one?.day ?? []));
  return (
    <div className="chart">
      <div className="chart__plot">
        <ol className="chart__axis" aria-hidden="true">
          {scale.ticks.toReversed().map((tick) => (
            <li key={tick}>{money(tick * 100)}</li>
          ))}
        </ol>
        <Drawing {...props} scale={scale} hasReturns={hasReturns} />
        <ol className="chart__days" aria-hidden="true">
          {[...shown].map((day) => (
            <li key={day}>{dayLabel(day)}</li>
          ))}
        </ol>
      </div>
      <ul className="chart__legend">
        <li className="chart__key">{legend.received}</li>
        {hasReturns && <li className="chart__key chart__key--line">{legend.returned}</li>}
      </ul>
    </div>
  );
}

interface DrawingProps extends Pick<TakingsChartProps, 'title' | 'description' | 'days'> {
  scale: Scale;
  hasReturns: boolean;
}

function Drawing({ title, description, days, scale, hasReturns }: DrawingProps) {
  const id = useId();
  const topOf = (amount: number) => round(HEIGHT * (1 - shareOf(scale, amount / 100)));
  const place = WIDTH / days.length;
  const points = days.map(
    ({ returned }, index) => `${round((index + 0.5) * place)} ${topOf(returned)}`,
  );
  return (
    <svg
      className="chart__drawing"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {scale.ticks.map((tick) => (
        <path key={tick} className="chart__grid" d={`M0 ${topOf(tick * 100)}H${WIDTH}`} />
      ))}
      {days.map(({ day, received }, index) => (
        <rect
          key={day}
          className="chart__bar"
          data-today={index === days.length - 1 ? '' : undefined}
          x={round((index + GAP / 2) * place)}
          y={topOf(received)}
          width={round(place * (1 - GAP))}
          height={round(HEIGHT - topOf(received))}
        />
      ))}
      {hasReturns && <path className="chart__line" d={`M${points.join('L')}`} />}
      <path className="chart__ground" d={`M0 ${HEIGHT}H${WIDTH}`} />
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
