import type { Locale } from '#domain/locale.ts';
import type { WorkList, WorkRow } from '#domain/admin/work-list.ts';
import { type Role, hasRight } from '#domain/admin/rights.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { TextAreaField } from '#web/forms/field.tsx';
import { workListWords } from '#web/admin/orders/queue-words.ts';
import { Button } from '#web/ui/button.tsx';
import { useQueueForm } from './actions.ts';
import { describeRow } from './describe-row.ts';

interface RowActionsProps {
  queue: WorkList;
  row: WorkRow;
  locale: Locale;
}

/** What can be done here about a row; most is done on the page of its order. */
export function RowActions({ role, ...props }: RowActionsProps & { role: Role }) {
  const { queue, row } = props;
  if (queue === 'emails') return <EmailActions {...props} />;
  if (queue === 'jobs') return <RetryJob {...props} />;
  if (queue === 'not-done') return <MarkSeen {...props} />;
  const isAnomaly = queue === 'anomalies' || (queue === 'refunds' && row.id.startsWith('anomaly-'));
  if (!isAnomaly) return null;
  if (hasRight(role, 'money')) return <SettleForm {...props} />;
  return <p className="small faint">{workListWords[props.locale].actions.ownerOnly}</p>;
}

const look = 'queue__actions';

/** Buttons as short as their column, with words that tell them from those of other rows. */
function EmailActions({ queue, row, locale }: RowActionsProps) {
  const { actions: m } = workListWords[locale];
  const form = useQueueForm(['retry', 'leave'], row.id);
  const about = `${describeRow(locale, queue, row).what ?? ''} ${row.name ?? ''}`;
  return (
    <ActionForm form={form} hidden={{ row: row.id }} className={look}>
      <Button {...form.press('retry')} aria-label={m.retryOf(about)}>
        {m.retry}
      </Button>
      {row.text && (
        <Button {...form.press('leave')} aria-label={m.leaveOf(about)}>
          {m.leave}
        </Button>
      )}
    </ActionForm>
  );
}

function RetryJob({ queue, row, locale }: RowActionsProps) {
  const { actions: m } = workListWords[locale];
  const { what = '' } = describeRow(locale, queue, row);
  return (
    <ActionForm form={useQueueForm('retry', row.id)} hidden={{ row: row.id }} className={look}>
      <Button aria-label={m.retryOf(what)}>{m.retry}</Button>
    </ActionForm>
  );
}

function MarkSeen({ queue, row, locale }: RowActionsProps) {
  const { actions: m } = workListWords[locale];
  const { what = '' } = describeRow(locale, queue, row);
  return (
    <ActionForm form={useQueueForm('seen', row.id)} hidden={{ row: row.id }} className={look}>
      <Button aria-label={m.seenOf(what)}>{m.seen}</Button>
    </ActionForm>
  );
}

/** Settling an anomaly of a payment: what was done has to be said. */
function SettleForm({ row, locale }: RowActionsProps) {
  const { actions: m } = workListWords[locale];
  const form = useQueueForm('settle', row.id);
  return (
    <details className="queue__settle" open={form.isPosted}>
      <summary>{m.summary}</summary>
      <ActionForm form={form} hidden={{ row: row.id }} className={look}>
        <TextAreaField {...form.field('note')} label={m.note} hint={m.noteHint} rows={2} />
        <Button>{m.settle}</Button>
      </ActionForm>
    </details>
  );
}
