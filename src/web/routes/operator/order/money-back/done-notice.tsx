import { formatMoment } from '#content/moment-text.ts';
import { href } from '#domain/addresses.ts';
import { formatMoney } from '#domain/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { MoneyBackProps } from './page.tsx';

/** The answer to a press: what is on its way, and how to take it back. */
export function DoneNotice({
  view,
  locale,
  m,
  now,
  doneId,
}: Pick<MoneyBackProps, 'view' | 'locale' | 'm' | 'now' | 'doneId'>) {
  const intent = view.intents.find(({ id }) => id === doneId);
  const refund = view.order.refunds.find(({ id }) => id === doneId);
  const amount = intent?.wish.kind === 'refund' ? intent.wish.amount : refund?.amount;
  if (amount === undefined || intent?.state === 'failed') return null;
  const isWaiting = intent?.state === 'waiting' && intent.dueAt > now;
  return (
    <Notice tone="success" title={m.done.title(formatMoney(locale, amount))} live>
      <p>{isWaiting ? m.done.text(formatMoment(locale, intent.dueAt)) : m.done.past}</p>
      {isWaiting && (
        <form method="post" action={href('operatorUndo', 'cs')}>
          <input type="hidden" name="id" value={intent.id} />
          <Button variant="outline">{m.refunds.undo}</Button>
        </form>
      )}
    </Notice>
  );
}
