import type { TakingsDay } from '#domain/figures/takings.ts';
import { BarChart } from './bar-chart.tsx';

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

/** Haléře in a crown. */
const PER_CROWN = 100;

/** Takings day by day: a bar for what came, a line for what went back. */
export function TakingsChart(props: TakingsChartProps) {
  const { title, description, days, money, dayLabel, legend } = props;
  return (
    <BarChart
      title={title}
      description={description}
      bars={days.map(({ day, received, returned }) => ({
        key: day,
        value: received,
        line: returned,
      }))}
      per={PER_CROWN}
      axisLabel={money}
      groundLabel={dayLabel}
      legend={{ bars: legend.received, line: legend.returned }}
    />
  );
}
