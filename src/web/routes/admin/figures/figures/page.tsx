import { href } from '#domain/addresses.ts';
import { noonOf } from '#domain/time/calendar.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney, formatPercent } from '#domain/money.ts';
import { formatWeekday } from '#content/moments.ts';
import { type ReadFigureQuery, figureSubjects } from '#domain/figures/figure-query.ts';
import { stepsOf } from '#domain/figures/figure-steps.ts';
import { BarChart } from '#web/admin/charts/bar-chart.tsx';
import { ShareBar } from '#web/admin/charts/share-bar.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { FiguresFileLink } from '#web/admin/figures/figures-file-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { figuresAddress } from './figure-address.ts';
import { FigureTableView, figureText } from './figure-table.tsx';
import { FigureFilterForm } from './filter-form.tsx';
import { periodLabel, stepLabel } from './step-label.ts';
import { type FiguresPageProps, type FigureView, type SumFigure, moneyMeasures } from './view.ts';
import { figurePagesWords } from './words.ts';

/** Figures about one subject: their sums, a drawing, and tables of what they are made of. */
export function FiguresPage(props: FiguresPageProps) {
  const { locale, asked, view } = props;
  const m = figurePagesWords[locale];
  return (
    <div className="admin-page">
      <header>
        <h1>{m.title}</h1>
        <nav className="queue-tabs" aria-label={m.subjectsLabel}>
          {figureSubjects.map((subject) => (
            <a
              key={subject}
              className="queue-tab"
              href={figuresAddress({ subject, period: asked.period, filter: editionOf(asked) })}
              aria-current={subject === asked.subject ? 'page' : undefined}
            >
              {m.subjects[subject]}
            </a>
          ))}
        </nav>
      </header>
      <FigureFilterForm {...props} />
      <h2>
        {m.subjects[asked.subject]}, <span>{periodLabel(locale, asked.period)}</span>
      </h2>
      {view.isEmpty ? (
        <EmptyState title={m.nothing}>{m.nothingText}</EmptyState>
      ) : (
        <>
          <Sums {...props} />
          <Chart {...props} />
          {view.tables.map((table) => (
            <FigureTableView key={table.id} locale={locale} table={table} unit={view.unit} />
          ))}
        </>
      )}
      <Meanings {...props} />
    </div>
  );
}

/** What of a filter every subject knows. */
function editionOf({ filter: { edition } }: ReadFigureQuery) {
  return edition === undefined ? {} : { edition };
}

function Sums({ locale, asked, view }: FiguresPageProps) {
  const m = figurePagesWords[locale];
  const isFunnel = asked.subject === 'funnel';
  const most = Math.max(...view.sums.map(({ value }) => value));
  return (
    <>
      <dl className={isFunnel ? 'funnel-sums' : 'sums'}>
        {view.sums.map((sum) => (
          <div key={sum.id} className="sums__one" data-sum={sum.id}>
            <dt>{m.measures[sum.id]}</dt>
            <dd>
              <a href={sum.href}>
                <data value={sum.value}>{figureText(locale, sum.id, sum.value)}</data>
              </a>
              {isFunnel && <ShareBar figure={sum.value} of={most} />}
              {sum.ofWhich && <span className="figures__note">{sum.ofWhich}</span>}
              <span className="figures__note">{comparison(locale, sum)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small faint">
        {m.compared(...(periodEnds(locale, view) satisfies [string, string]))}
      </p>
    </>
  );
}

function periodEnds(locale: Locale, { before }: FigureView): [string, string] {
  const ends = [before.from, before.to].map((day) => periodLabel(locale, { from: day, to: day }));
  return [ends[0] ?? '', ends[1] ?? ''];
}

/** Per cent where there is enough to speak of, else the figure of the period before as it is. */
function comparison(locale: Locale, { id, before, change }: SumFigure): string {
  const m = figurePagesWords[locale];
  if (change === undefined) return m.before(figureText(locale, id, before));
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  return m.change(`${sign}${formatPercent(locale, Math.abs(change))}`);
}

function Chart({ locale, asked, view }: FiguresPageProps) {
  const m = figurePagesWords[locale];
  const { bars, measure, line } = view.chart;
  const best = bars.reduce((most, one) => (one.value > most.value ? one : most));
  const steps = new Map(stepsOf(asked.period, view.unit).map((step) => [step.from, step]));
  const label = (key: string) => {
    const step = steps.get(key);
    return step ? stepLabel(locale, step, view.unit) : key;
  };
  const isMoney = moneyMeasures.has(measure);
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const text = (value: number) => figureText(locale, measure, value);
  return (
    <BarChart
      title={m.chart(m.measures[measure], periodLabel(locale, asked.period))}
      description={m.chartText(text(total), label(best.key), text(best.value))}
      bars={bars}
      per={isMoney ? 100 : 1}
      axisLabel={(value) => (isMoney ? formatMoney(locale, value) : formatCount(locale, value))}
      groundLabel={(key) =>
        view.unit === 'week' ? formatWeekday(locale, noonOf(key)) : label(key)
      }
      legend={{ bars: m.measures[measure], line: line && m.measures[line] }}
    />
  );
}

function Meanings({ locale, asked, view }: FiguresPageProps) {
  const m = figurePagesWords[locale];
  const { shop } = usePageFacts();
  return (
    <section className="start-part" aria-labelledby="meanings">
      <h2 id="meanings">{m.meaningsTitle}</h2>
      <dl className="meanings">
        {view.sums.map(({ id }) => (
          <div key={id}>
            <dt>{m.measures[id]}</dt>
            <dd>{m.meanings[id]}</dd>
          </div>
        ))}
      </dl>
      <p className="cluster">
        <FiguresFileLink locale={locale} subject={asked.subject} period={asked.period} />
        <a href={shop.origins[locale] + href('howWeCount', locale)}>{m.howWeCount}</a>
      </p>
      <p className="small faint">{m.fileNote}</p>
    </section>
  );
}
