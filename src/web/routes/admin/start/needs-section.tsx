import { ageText } from '#content/moments.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import {
  MOST_COUNTED,
  type WorkList,
  type WorkListCount,
  isWaitingOnly,
  workLists,
} from '#domain/admin/work-list.ts';
import { workListHref } from '#web/admin/figures/figure-links.ts';
import { workListWords } from '#web/admin/orders/queue-words.ts';
import type { BackupCheckFacts } from '#web/admin/legal/read-backup-check.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { SetupNeeds } from './read-start.ts';
import { BackupCheckNeed } from './backup-check-need.tsx';
import { SetupList } from './setup-list.tsx';
import { startWords } from '#web/admin/words/start-words.ts';

interface NeedsSectionProps {
  locale: Locale;
  now: Date;
  waiting: Record<WorkList, WorkListCount>;
  setup: SetupNeeds;
  backupCheck: BackupCheckFacts;
}

/** One list of all that needs a hand, the most urgent first; apart from it what only has to be waited for. */
export function NeedsSection({ locale, now, waiting, setup, backupCheck }: NeedsSectionProps) {
  const { needs: m } = startWords[locale];
  const open = workLists.filter((queue) => waiting[queue].count > 0);
  const urgent = open.filter((queue) => !isWaitingOnly(queue));
  const idle = open.filter(isWaitingOnly);
  return (
    <section className="start-part" aria-labelledby="needs">
      <h2 id="needs">{m.title}</h2>
      {urgent.length === 0 && (
        <EmptyState title={m.nothing} level={3}>
          {m.nothingText}
        </EmptyState>
      )}
      {urgent.length > 0 && (
        <NeedList locale={locale} now={now} waiting={waiting} workLists={urgent} isFirst />
      )}
      <BackupCheckNeed locale={locale} backupCheck={backupCheck} />
      <SetupList locale={locale} setup={setup} />
      {idle.length > 0 && (
        <>
          <h3 className="start-part__sub">{m.waiting}</h3>
          <NeedList locale={locale} now={now} waiting={waiting} workLists={idle} />
        </>
      )}
    </section>
  );
}

interface NeedListProps extends Omit<NeedsSectionProps, 'setup' | 'backupCheck'> {
  workLists: readonly WorkList[];
  /** Its first row is where the day begins. */
  isFirst?: true;
}

function NeedList({ locale, now, waiting, workLists: shown, isFirst }: NeedListProps) {
  return (
    <ul className="needs">
      {shown.map((queue, index) => (
        <Need
          key={queue}
          queue={queue}
          count={waiting[queue]}
          locale={locale}
          now={now}
          isNext={isFirst === true && index === 0}
        />
      ))}
    </ul>
  );
}

interface NeedProps {
  queue: WorkList;
  count: WorkListCount;
  locale: Locale;
  now: Date;
  isNext: boolean;
}

function Need({ queue, count, locale, now, isNext }: NeedProps) {
  const { needs: m } = startWords[locale];
  const words = workListWords[locale].names[queue];
  const many = formatCount(locale, MOST_COUNTED);
  const { oldest, firstDue } = count;
  const isPast = firstDue !== null && firstDue <= now;
  return (
    <li className="need" data-next={isNext ? '' : undefined}>
      <p className="need__count">
        {count.count > MOST_COUNTED ? (
          m.more(many)
        ) : (
          <data value={count.count}>{formatCount(locale, count.count)}</data>
        )}
      </p>
      <div className="need__words">
        <a className="need__title" href={workListHref(queue)} data-figure={queue}>
          {words.title}
        </a>
        <p className="need__text">{words.text}</p>
      </div>
      <p className="need__age">
        {oldest && m.oldest(ageText(locale, oldest, now))}
        {firstDue && (
          <span className="need__due" data-past={isPast ? '' : undefined}>
            {(isPast ? m.past : m.left)(ageText(locale, firstDue, now))}
          </span>
        )}
      </p>
    </li>
  );
}
