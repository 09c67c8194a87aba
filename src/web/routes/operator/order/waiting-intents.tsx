import { formatMoment } from '#content/moment-text.ts';
import { href } from '#domain/addresses.ts';
import { formatMoney } from '#domain/money.ts';
import { Button } from '#web/ui/button.tsx';
import type { DeskProps } from './desk-props.ts';

/** What still waits to leave the house, with the way to take it back. */
export function WaitingIntents({ waiting, order, pages, locale, m }: DeskProps) {
  if (waiting.length === 0) return null;
  const words = m.waiting;
  const say = ({ wish }: DeskProps['waiting'][number]): string => {
    if (wish.kind === 'cancel') return words.cancel;
    if (wish.kind === 'refund') return words.refund(formatMoney(locale, wish.amount));
    return words.emails(wish.emails.map((kind) => m.emails.kinds[kind]).join(', '));
  };
  return (
    <section className="desk-waiting" aria-labelledby="waiting-heading">
      <h2 id="waiting-heading">{words.heading}</h2>
      <ul>
        {waiting.map((intent) => (
          <li key={intent.id} className="cluster cluster--apart">
            <span>
              <strong>{say(intent)}</strong>{' '}
              <span className="quiet small">
                {words.leaves(formatMoment(locale, intent.dueAt))}, {words.by(intent.person)}
              </span>
            </span>
            {pages.has('operatorUndo') && (
              <form method="post" action={href('operatorUndo', 'cs')}>
                <input type="hidden" name="intent" value={intent.id} />
                <input type="hidden" name="number" value={order.number} />
                <Button aria-label={words.undoOf(say(intent))}>{words.undo}</Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
