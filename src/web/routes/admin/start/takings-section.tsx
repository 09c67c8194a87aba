import { formatDay, formatWeekday } from '#content/moments.ts';
import { noonOf } from '#domain/time/calendar.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import { type PeriodName, periodDays, periodOf } from '#domain/figures/periods.ts';
import { type TakingsDay, everyDay, netOf, ordersOf, sumTakings } from '#domain/figures/takings.ts';
import { ListTable } from '#web/admin/list/list-table.tsx';
import { TakingsChart } from '#web/admin/charts/takings-chart.tsx';
import { DayLink } from '#web/admin/figures/day-link.tsx';
import { paidOrdersAddress, takingsAddress } from '#web/admin/figures/figure-links.ts';
import { FiguresFileLink } from '#web/admin/figures/figures-file-link.tsx';
import { FigureRows } from './figure-rows.tsx';
import { ordersNote } from '#web/admin/orders/orders-note.ts';
import { startWords } from '#web/admin/words/start-words.ts';

interface TakingsSectionProps {
  locale: Locale;
  now: Date;
  days: readonly TakingsDay[];
}

/** What came and what went back, over the periods and day by day; all of it adds up from the same days. */
export function TakingsSection({ locale, now, days }: TakingsSectionProps) {
  const m = startWords[locale];
  const money = (amount: number) => formatMoney(locale, amount);
  const month = periodOf('month', now);
  const ofWhich = ordersNote(locale, sumTakings(days, month));
  const rows = (['received', 'returned', 'net', 'orders'] as const).map((row) => ({
    id: row,
    label: m.takings[row],
    isMain: row === 'net',
    note: row === 'orders' && ofWhich !== '' && (
      <span className="figures__note">
        {m.periods.last(periodDays.month)}: {ofWhich}
      </span>
    ),
    figureOf: (name: PeriodName) => {
      const period = periodOf(name, now);
      const sums = sumTakings(days, period);
      if (row === 'orders') {
        const value = ordersOf(sums);
        return { value, text: formatCount(locale, value), href: paidOrdersAddress(period) };
      }
      const value = { ...sums, net: netOf(sums) }[row];
      const side = row === 'net' ? undefined : row;
      return { value, text: money(value), href: takingsAddress(period, { side }) };
    },
  }));
  return (
    <section className="start-part" aria-labelledby="takings">
      <h2 id="takings">{m.takings.title}</h2>
      <FigureRows locale={locale} label={m.takings.title} rows={rows} kind="takings" />
      <TakingsByDay locale={locale} now={now} days={days} />
      <p className="small faint">{m.takings.note}</p>
      <p>
        <FiguresFileLink locale={locale} subject="orders" period={month} />
      </p>
    </section>
  );
}

function TakingsByDay({ locale, now, days }: TakingsSectionProps) {
  const { takings: m, periods } = startWords[locale];
  const period = periodOf('month', now);
  const all = everyDay(days, period);
  const best = all.reduce((most, one) => (one.received > most.received ? one : most));
  const sums = sumTakings(days, period);
  const money = (amount: number) => formatMoney(locale, amount);
  if (sums.payments + sums.refunds === 0) return <p className="quiet">{m.nothing}</p>;
  const bestDay = formatDay(locale, noonOf(best.day));
  return (
    <>
      <TakingsChart
        title={m.chart(periods.days(periodDays.month))}
        description={m.chartText(money(sums.received), money(sums.returned), bestDay)}
        days={all}
        money={money}
        dayLabel={(day) => formatWeekday(locale, noonOf(day))}
        legend={m}
      />
      <details className="start-details">
        <summary>{m.table}</summary>
        <ListTable
          caption={m.chart(periods.days(periodDays.month))}
          look="figures"
          rows={all.toReversed()}
          keyOf={({ day }) => day}
          columns={[
            {
              head: m.day,
              isName: true,
              render: ({ day }) => (
                <DayLink locale={locale} day={day} href={takingsAddress({ from: day, to: day })} />
              ),
            },
            { head: m.received, render: ({ received }) => money(received) },
            { head: m.returned, render: ({ returned }) => money(returned) },
            { head: m.orders, render: (counts) => formatCount(locale, ordersOf(counts)) },
          ]}
        />
      </details>
    </>
  );
}
