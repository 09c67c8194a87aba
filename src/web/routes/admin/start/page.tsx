import { adminHref } from '#domain/addresses.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Locale } from '#domain/locale.ts';
import { FunnelSection } from './funnel-section.tsx';
import { NeedsSection } from './needs-section.tsx';
import type { StartFacts } from './read-start.ts';
import { StatisticsSection } from './statistics-section.tsx';
import { TakingsSection } from './takings-section.tsx';
import { ToolsSection } from './tools-section.tsx';
import { startWords } from '#web/admin/words/start-words.ts';

export interface StartPageProps {
  locale: Locale;
  now: Date;
  facts: StartFacts;
}

/** What needs a hand first, money second, tools last. */
export function StartPage({ locale, now, facts }: StartPageProps) {
  const m = startWords[locale];
  return (
    <div className="admin-page">
      <h1>{m.title}</h1>
      {facts.ordersStopped && (
        <Notice tone="warning" title={m.ordersStopped}>
          <p>{facts.ordersStopped[locale]}</p>
          <p>
            <a href={adminHref('operatorSettings')}>{m.ordersResume}</a>
          </p>
        </Notice>
      )}
      <div className="start">
        <NeedsSection
          locale={locale}
          now={now}
          waiting={facts.waiting}
          setup={facts.setup}
          backupCheck={facts.backupCheck}
        />
        <div className="start__money">
          <TakingsSection locale={locale} now={now} days={facts.takings} />
          <FunnelSection locale={locale} now={now} days={facts.funnel} takings={facts.takings} />
          <StatisticsSection locale={locale} statistics={facts.statistics} />
        </div>
      </div>
      <ToolsSection locale={locale} />
    </div>
  );
}
