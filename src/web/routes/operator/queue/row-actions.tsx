import type { ReactNode } from 'react';
import type { Queue, QueueRow } from '#domain/operator/queue.ts';
import { hasRight } from '#domain/operator/rights.ts';
import { TextAreaField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { queueAddress } from '#web/operator/figure-links.ts';
import { queueWords } from '#web/operator/queue-words.ts';
import { Button } from '#web/ui/button.tsx';
import { describeRow } from './describe-row.ts';
import { type QueuePageProps, isOfNote } from './queue-facts.ts';
import { problemText } from './problem-text.ts';

interface RowActionsProps extends QueuePageProps {
  row: QueueRow;
}

/** What can be done here about a row; most is done on the page of its order. */
export function RowActions(props: RowActionsProps) {
  const { queue, row, locale } = props;
  const { actions: m } = queueWords[locale];
  const { what = '' } = describeRow(locale, queue, row);
  if (queue === 'emails') {
    return (
      <RowForm queue={queue} row={row}>
        <Act intent="retry" label={m.retry} about={m.retryOf(`${what} ${row.name ?? ''}`)} />
        {row.text && (
          <Act intent="leave" label={m.leave} about={m.leaveOf(`${what} ${row.name ?? ''}`)} />
        )}
      </RowForm>
    );
  }
  if (queue === 'jobs') {
    return (
      <RowForm queue={queue} row={row}>
        <Act intent="retry" label={m.retry} about={m.retryOf(what)} />
      </RowForm>
    );
  }
  if (queue === 'not-done') {
    return (
      <RowForm queue={queue} row={row}>
        <Act intent="seen" label={m.seen} about={m.seenOf(what)} />
      </RowForm>
    );
  }
  const isAnomaly = queue === 'anomalies' || (queue === 'refunds' && row.id.startsWith('anomaly-'));
  return isAnomaly ? <SettleForm {...props} /> : null;
}

function RowForm({ queue, row, children }: { queue: Queue; row: QueueRow; children: ReactNode }) {
  return (
    <form className="queue__actions" method="post" action={queueAddress(queue)}>
      <input type="hidden" name="row" value={row.id} />
      {children}
    </form>
  );
}

/** A button as short as its column, with words that tell it from those of other rows. */
function Act({ intent, label, about }: { intent: string; label: string; about: string }) {
  return (
    <Button name="intent" value={intent} aria-label={about}>
      {label}
    </Button>
  );
}

/** Settling an anomaly of a payment: what was done has to be said. */
function SettleForm({ queue, row, locale, role, refused, typed }: RowActionsProps) {
  const { actions: m } = queueWords[locale];
  if (!hasRight(role, 'money')) return <p className="small faint">{m.ownerOnly}</p>;
  const isTyped = typed?.row === row.id;
  return (
    <details className="queue__settle" open={isTyped}>
      <summary>{m.summary}</summary>
      <RowForm queue={queue} row={row}>
        <FormName value={`settle-${row.id}`}>
          <TextAreaField
            name="note"
            label={m.note}
            hint={m.noteHint}
            rows={2}
            defaultValue={isTyped ? typed.note : ''}
            error={
              isTyped && refused && isOfNote(refused) ? problemText(locale, refused) : undefined
            }
          />
        </FormName>
        <Button name="intent" value="settle">
          {m.settle}
        </Button>
      </RowForm>
    </details>
  );
}
