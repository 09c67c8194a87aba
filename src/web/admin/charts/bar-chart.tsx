import { useId } from 'react';
import { type ChartScale, chartScaleOf, shareOf } from '#domain/figures/figure-steps.ts';

export interface Bar {
  key: string;
  value: number;
  /** A second figure, drawn as a line. */
  line?: number | undefined;
}

export interface BarChartProps {
  title: string;
  /** One or two sentences: what the drawing shows. */
  description: string;
  /** One after the other, those without anything among them. */
  bars: readonly Bar[];
  /** In how many parts a figure is counted: haléře are shown by whole crowns. */
  per?: number;
  /** What the axis says of a figure. */
  axisLabel: (value: number) => string;
  /** What the ground says of a bar. */
  groundLabel: (key: string) => string;
  /** What bars and line mean; without words for the line there is none. */
  legend: { bars: string; line?: string | undefined };
}

const WIDTH = 600;
const HEIGHT = 160;
/** The part of a bar's place that is left empty. */
const GAP = 0.28;

/** Figures along the time: bars, and a line for a second one. The table beside it says the same. */
export function BarChart(props: BarChartProps) {
  const { bars, per = 1, axisLabel, groundLabel, legend } = props;
  const scale = chartScaleOf(bars.flatMap(({ value, line = 0 }) => [value / per, line / per]));
  const hasLine = bars.some(({ line = 0 }) => line > 0);
  const named = [bars[0], bars[Math.floor((bars.length - 1) / 2)], bars.at(-1)];
  const shown = new Set(named.flatMap((one) => one?.key ?? []));
  return (
    <div className="chart">
      <div className="chart__plot">
        <ol className="chart__axis" aria-hidden="true">
          {scale.ticks.toReversed().map((tick) => (
            <li key={tick}>{axisLabel(tick * per)}</li>
          ))}
        </ol>
        <Drawing {...props} per={per} scale={scale} hasLine={hasLine} />
        <ol className="chart__days" aria-hidden="true">
          {[...shown].map((key) => (
            <li key={key}>{groundLabel(key)}</li>
          ))}
        </ol>
      </div>
      <ul className="chart__legend">
        <li className="chart__key">{legend.bars}</li>
        {hasLine && <li className="chart__key chart__key--line">{legend.line}</li>}
      </ul>
    </div>
  );
}

interface DrawingProps extends Pick<BarChartProps, 'title' | 'description' | 'bars'> {
  per: number;
  scale: ChartScale;
  hasLine: boolean;
}

function Drawing({ title, description, bars, per, scale, hasLine }: DrawingProps) {
  const id = useId();
  const topOf = (value: number) => round(HEIGHT * (1 - shareOf(scale, value / per)));
  const position = WIDTH / bars.length;
  const points = bars.map(
    ({ line = 0 }, index) => `${round((index + 0.5) * position)} ${topOf(line)}`,
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
        <path key={tick} className="chart__grid" d={`M0 ${topOf(tick * per)}H${WIDTH}`} />
      ))}
      {bars.map(({ key, value }, index) => (
        <rect
          key={key}
          className="chart__bar"
          data-today={index === bars.length - 1 ? '' : undefined}
          x={round((index + GAP / 2) * position)}
          y={topOf(value)}
          width={round(position * (1 - GAP))}
          height={round(HEIGHT - topOf(value))}
        />
      ))}
      {hasLine && <path className="chart__line" d={`M${points.join('L')}`} />}
      <path className="chart__ground" d={`M0 ${HEIGHT}H${WIDTH}`} />
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
