import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import { type PeriodName, periodDays, periodNames } from '#domain/figures/periods.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { startWords } from '#web/admin/words/start-words.ts';

interface ShownFigure {
  value: number;
  text: string;
  /** Where the rows are that make it. */
  href: string;
}

export interface FigureRow {
  id: string;
  label: string;
  isMain?: boolean;
  /** What stands below its label. */
  note?: ReactNode;
  figureOf: (period: PeriodName) => ShownFigure;
}

interface FigureRowsProps {
  locale: Locale;
  label: string;
  /** The list that the figures lead to. */
  kind: string;
  rows: readonly FigureRow[];
}

/** Figures over the three periods, side by side; each leads to the rows that make it. */
export function FigureRows({ locale, label, kind, rows }: FigureRowsProps) {
  const { periods: m } = startWords[locale];
  const heads: Record<PeriodName, string> = {
    today: m.today,
    week: m.days(periodDays.week),
    month: m.days(periodDays.month),
  };
  return (
    <table className="figures figures--periods">
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{m.label}</VisuallyHidden>
          </th>
          {periodNames.map((name) => (
            <th key={name} scope="col">
              {heads[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label: rowLabel, isMain, note, figureOf }) => (
          <tr key={id} className={classNames(isMain && 'figures__main')}>
            <th scope="row">
              {rowLabel}
              {note}
            </th>
            {periodNames.map((name) => (
              <td key={name}>
                <FigureLink {...figureOf(name)} name={`${kind}-${id}-${name}`} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FigureLink({ value, text, href, name }: ShownFigure & { name: string }) {
  return (
    <a href={href} data-figure={name}>
      <data value={value}>{text}</data>
    </a>
  );
}
