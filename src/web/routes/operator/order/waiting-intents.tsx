import { formatMoment } from '#content/moment-text.ts';
import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import { movedTo, rightToTakeBack } from '#domain/operator/intent.ts';
import { hasRight } from '#domain/operator/rights.ts';
import type { OrderDeskMessages } from '#messages/cs/operator/order.ts';
import { emailName } from '#web/operator/email-name.ts';
import { undoWords } from '#web/operator/undo-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { DeskProps } from './desk-props.ts';

/** What could not be done of what somebody wanted to leave the house. */
export function FailedIntents({ failed, locale, m }: DeskProps) {
  return failed.map((intent) => (
    <Notice key={intent.id} tone="warning" title={say(intent, locale, m)}>
      {intent.problem && undoWords[locale].failed(intent.problem)} {intent.person}
    </Notice>
  ));
}

/** What somebody else wanted to leave the house and still can be taken back; one's own stands in the undo bar. */
export function WaitingIntents({ waiting, order, operatorId, role, locale, m }: DeskProps) {
  const others = waiting.filter((intent) => intent.operatorId !== operatorId);
  if (others.length === 0) return null;
  const words = m.waiting;
  return (
    <section className="desk-waiting" aria-labelledby="waiting-heading">
      <h2 id="waiting-heading">{words.heading}</h2>
      <ul className="desk-list">
        {others.map((intent) => (
          <li key={intent.id} className="cluster cluster--apart">
            <span>
              <strong>{say(intent, locale, m)}</strong>{' '}
              <span className="quiet small">
                {(intent.wish.kind === 'move' ? words.until : words.leaves)(
                  formatMoment(locale, intent.dueAt),
                  intent.person,
                )}
              </span>
            </span>
            {hasRight(role, rightToTakeBack(intent.wish)) && (
              <form method="post" action={href('operatorUndo', 'cs')}>
                <input type="hidden" name="id" value={intent.id} />
                <input
                  type="hidden"
                  name="back"
                  value={href('operatorOrder', 'cs', { number: String(order.number) })}
                />
                <Button aria-label={words.undoOf(say(intent, locale, m))}>{words.undo}</Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function say(
  { wish }: DeskProps['waiting'][number],
  locale: Locale,
  { waiting: words }: OrderDeskMessages,
): string {
  if (wish.kind === 'cancel') return words.cancel;
  if (wish.kind === 'refund') return words.refund(formatMoney(locale, wish.amount));
  if (wish.kind === 'reply') return '';
  if (wish.kind === 'move')
    return undoWords[locale].moves[movedTo(wish.undo)](wish.undo.lines.length);
  return words.emails(wish.emails.map((kind) => emailName(locale, kind)).join(', '));
}
