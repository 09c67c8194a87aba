import {
  type FunnelDay,
  type FunnelStep,
  funnelSteps,
  sumFunnel,
} from '#domain/counting/funnel.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatPercent } from '#domain/money.ts';
import { type PeriodName, periodOf } from '#domain/figures/periods.ts';
import { ShareBar } from '#web/admin/charts/share-bar.tsx';
import { funnelAddress } from '#web/admin/figures/figure-links.ts';
import { FiguresFileLink } from '#web/admin/figures/figures-file-link.tsx';
import { type TakingsDay, sumTakings } from '#domain/figures/takings.ts';
import { FigureRows } from './figure-rows.tsx';
import { startWords } from '#web/admin/words/start-words.ts';

interface FunnelSectionProps {
  locale: Locale;
  now: Date;
  days: readonly FunnelDay[];
  takings: readonly TakingsDay[];
}

/** From the cart to the money, over the same periods; the bars are those of the longest. */
export function FunnelSection({ locale, now, days, takings }: FunnelSectionProps) {
  const { funnel: m } = startWords[locale];
  const month = sumFunnel(days, periodOf('month', now));
  const { byHand } = sumTakings(takings, periodOf('month', now));
  const most = Math.max(...Object.values(month));
  const rows = funnelSteps.map((step, index) => ({
    id: step,
    label: m[step],
    note: (
      <>
        {most > 0 && <ShareBar figure={month[step]} of={most} />}
        <ShareOfStep
          locale={locale}
          figure={month[step]}
          before={month[funnelSteps[index - 1] ?? step]}
          isFirst={index === 0}
        />
      </>
    ),
    figureOf: (name: PeriodName) => {
      const period = periodOf(name, now);
      const value = sumFunnel(days, period)[step satisfies FunnelStep];
      return { value, text: formatCount(locale, value), href: funnelAddress(period) };
    },
  }));
  return (
    <section className="start-part" aria-labelledby="funnel">
      <h2 id="funnel">{m.title}</h2>
      <FigureRows locale={locale} label={m.title} rows={rows} kind="funnel" />
      <p className="small faint">
        {m.note} {byHand > 0 && m.byHand(byHand)}
      </p>
      <p>
        <FiguresFileLink locale={locale} subject="funnel" period={periodOf('month', now)} />
      </p>
    </section>
  );
}

interface ShareOfStepProps {
  locale: Locale;
  figure: number;
  before: number;
  isFirst: boolean;
}

/** An order can come without a cart, by a call of another client; such a share would mean nothing. */
function ShareOfStep({ locale, figure, before, isFirst }: ShareOfStepProps) {
  if (isFirst || before === 0 || figure > before) return null;
  const percent = formatPercent(locale, Math.round((figure / before) * 100));
  return <span className="figures__note">{startWords[locale].funnel.share(percent)}</span>;
}
