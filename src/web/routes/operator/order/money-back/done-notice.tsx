import { formatClock } from '#content/moment-text.ts';
import { formatMoney } from '#domain/money.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { MoneyBackProps } from './props.ts';

/** The answer to a press: what is on its way. Taking it back stands at the foot of the page. */
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
  if (amount === undefined || (intent && intent.problem !== null)) return null;
  const isWaiting = intent?.state === 'waiting' && intent.dueAt > now;
  return (
    <Notice tone="success" title={m.done.title(formatMoney(locale, amount))} live>
      <p>{isWaiting ? m.done.text(formatClock(locale, intent.dueAt)) : m.done.past}</p>
    </Notice>
  );
}
