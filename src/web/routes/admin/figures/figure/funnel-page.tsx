import { type FunnelDay, funnelSteps, sumFunnel } from '#domain/counting/funnel.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import type { Period } from '#domain/figures/periods.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DayLink } from '#web/admin/figures/day-link.tsx';
import { funnelAddress } from '#web/admin/figures/figure-links.ts';
import { FiguresFile } from '#web/admin/figures/figures-file-link.tsx';
import { startWords } from '#web/admin/words/start-words.ts';
import { FigureHead } from './figure-head.tsx';
import { figureWords } from './words.ts';

interface FunnelPageProps {
  locale: Locale;
  period: Period;
  days: readonly FunnelDay[];
}

/** The counters of a period as they are kept: one row for a day and an edition, and their sum. */
export function FunnelPage({ locale, period, days }: FunnelPageProps) {
  const m = figureWords[locale];
  const { funnel: steps } = startWords[locale];
  const sums = sumFunnel(days, period);
  const count = (value: number) => <data value={value}>{formatCount(locale, value)}</data>;
  return (
    <div className="admin-page">
      <FigureHead locale={locale} figure="funnel" period={period} />
      <p className="small faint">{steps.note}</p>
      {days.length === 0 ? (
        <EmptyState title={m.nothing}>{m.nothingText}</EmptyState>
      ) : (
        <section className="queue-region" aria-label={m.funnel}>
          <table className="figures">
            <caption className="visually-hidden">{m.funnel}</caption>
            <thead>
              <tr>
                <th scope="col">{m.columns.day}</th>
                <th scope="col" className="figures__words">
                  {m.columns.edition}
                </th>
                {funnelSteps.map((step) => (
                  <th key={step} scope="col">
                    {steps[step]}
                  </th>
                ))}
              </tr>
              <tr className="figures__main" data-sums="">
                <th scope="row" colSpan={2}>
                  {m.columns.sum}
                </th>
                {funnelSteps.map((step) => (
                  <td key={step} data-sum={step}>
                    {count(sums[step])}
                  </td>
                ))}
              </tr>
            </thead>
            <DayRows locale={locale} days={days} />
          </table>
        </section>
      )}
      <FiguresFile locale={locale} subject="funnel" period={period} />
    </div>
  );
}

function DayRows({ locale, days }: Pick<FunnelPageProps, 'locale' | 'days'>) {
  const m = figureWords[locale];
  return (
    <tbody>
      {days.toReversed().map((one) => (
        <tr key={`${one.day} ${one.edition}`}>
          <th scope="row">
            <DayLink
              locale={locale}
              day={one.day}
              href={funnelAddress({ from: one.day, to: one.day })}
            />
          </th>
          <td className="figures__words">{m.editions[one.edition]}</td>
          {funnelSteps.map((step) => (
            <td key={step} data-step={step}>
              <data value={one[step]}>{formatCount(locale, one[step])}</data>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
