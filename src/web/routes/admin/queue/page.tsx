import { adminHref } from '#domain/addresses.ts';
import { writeCursor } from '#domain/list/cursor.ts';
import { formatCount } from '#domain/money.ts';
import { builtInViews, writeOrderFilter } from '#domain/order/order-filter.ts';
import { MOST_COUNTED, workLists } from '#domain/admin/work-list.ts';
import { ListTabs } from '#web/admin/list/list-tabs.tsx';
import { Pager } from '#web/admin/list/pager.tsx';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { workListHref } from '#web/admin/figures/figure-links.ts';
import { workListWords } from '#web/admin/orders/queue-words.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useQueueAnswer } from './actions.ts';
import type { WorkListPageProps } from './queue-facts.ts';
import { WorkTable } from './queue-table.tsx';

/** The rows of one queue, below the tabs of all that have any. */
export function WorkListPage(props: WorkListPageProps) {
  const { locale, queue, counts, page, done } = props;
  const m = workListWords[locale];
  const { title, text } = m.names[queue];
  const { count } = counts[queue];
  return (
    <div className="admin-page">
      <PageTitle>{title}</PageTitle>
      <WorkTabs locale={locale} queue={queue} counts={counts} />
      <header className="start-head">
        <div>
          <h1>{title}</h1>
          <p className="quiet">
            {text}{' '}
            {count > 0 && (
              <strong>
                {count > MOST_COUNTED ? (
                  m.more(formatCount(locale, MOST_COUNTED))
                ) : (
                  <data value={count} data-total="">
                    {m.count(formatCount(locale, count))}
                  </data>
                )}
              </strong>
            )}
          </p>
        </div>
        {queue === 'to-start' && count > 1 && (
          <ButtonLink
            href={`${adminHref('operatorOrders')}?${writeOrderFilter(builtInViews.todo)}`}
          >
            {m.toOrders}
          </ButtonLink>
        )}
      </header>
      {done && <Notice tone="success" title={m.done[done]} live />}
      <Refused rows={page.rows} />
      {page.rows.length === 0 ? (
        <EmptyState title={m.nothing}>{m.nothingText}</EmptyState>
      ) : (
        <WorkTable {...props} caption={title} />
      )}
      <Pager page={page} to={(cursor) => workListHref(queue, writeCursor(cursor))} />
    </div>
  );
}

/** Why nothing came of what was posted, and the note that was typed, where its row says neither. */
function Refused({ rows }: Pick<WorkListPageProps['page'], 'rows'>) {
  const { answer, sentence, isAtField } = useQueueAnswer();
  const input = new Map(answer?.input.fields);
  const note = input.get('note');
  if (!answer || (isAtField && rows.some(({ id }) => id === input.get('row')))) return null;
  return (
    <Notice tone="error" title={sentence} live>
      {note && <p className="breakable">{note}</p>}
    </Notice>
  );
}

/** The other queues that have rows, and the way back to the start page. */
function WorkTabs({
  locale,
  queue,
  counts,
}: Pick<WorkListPageProps, 'locale' | 'queue' | 'counts'>) {
  const m = workListWords[locale];
  const shown = workLists.filter((one) => one === queue || counts[one].count > 0);
  return (
    <ListTabs
      label={m.tabs}
      tabs={[
        { text: m.back, href: adminHref('operator') },
        ...shown.map((one) => ({
          text: (
            <>
              {m.names[one].title}
              <span className="queue-tab__count">
                {formatCount(locale, Math.min(counts[one].count, MOST_COUNTED))}
              </span>
            </>
          ),
          href: workListHref(one),
          isCurrent: one === queue,
        })),
      ]}
    />
  );
}
