import { formatMoment } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import { isMoveAlone, rightToTakeBack } from '#domain/operator/intent.ts';
import { hasRight } from '#domain/operator/rights.ts';
import { SeenForm } from '#web/operator/seen-form.tsx';
import { undoWords } from '#web/operator/undo-words.ts';
import { wishText } from '#web/operator/wish-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useOrderPage } from './load-order.ts';

/** What could not be done of what somebody wanted to leave the house, until it was seen. */
export function FailedIntents() {
  const { failed, order, locale } = useOrderPage();
  return failed.map((intent) => (
    <Notice key={intent.id} tone="warning" title={wishText(locale, intent.wish)}>
      <p>
        {intent.problem && undoWords[locale].failed(intent.problem)} {intent.person}
      </p>
      <SeenForm
        id={intent.id}
        what={wishText(locale, intent.wish)}
        back={adminHref('operatorOrder', { number: String(order.number) })}
        locale={locale}
        className="button button--outline"
      />
    </Notice>
  ));
}

/** What somebody else wanted to leave the house and still can be taken back; one's own stands in the undo bar. */
export function WaitingIntents() {
  const { waiting, order, operatorId, role, locale, m } = useOrderPage();
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
              <strong>{wishText(locale, intent.wish)}</strong>{' '}
              <span className="quiet small">
                {(isMoveAlone(intent.wish) ? words.until : words.leaves)(
                  formatMoment(locale, intent.dueAt),
                  intent.person,
                )}
              </span>
            </span>
            {hasRight(role, rightToTakeBack(intent.wish)) && (
              <form method="post" action={adminHref('operatorUndo')}>
                <input type="hidden" name="id" value={intent.id} />
                <input
                  type="hidden"
                  name="back"
                  value={adminHref('operatorOrder', { number: String(order.number) })}
                />
                <Button aria-label={words.undoOf(wishText(locale, intent.wish))}>
                  {words.undo}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
