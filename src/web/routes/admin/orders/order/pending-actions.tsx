import { formatMoment } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import { isMoveAlone, rightToUndo } from '#domain/admin/pending-action.ts';
import { hasRight } from '#domain/admin/rights.ts';
import { SeenForm } from '#web/admin/form/seen-form.tsx';
import { undoWords } from '#web/admin/undo/undo-words.ts';
import { describeAction } from '#web/admin/undo/action-name.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useOrderPage } from './load-order.ts';

/** What could not be done of what somebody wanted to leave the house, until it was seen. */
export function FailedPendingActions() {
  const { failed, order, locale } = useOrderPage();
  return failed.map((pendingAction) => (
    <Notice
      key={pendingAction.id}
      tone="warning"
      title={describeAction(locale, pendingAction.request)}
    >
      <p>
        {pendingAction.problem && undoWords[locale].failed(pendingAction.problem)}{' '}
        {pendingAction.person}
      </p>
      <SeenForm
        id={pendingAction.id}
        what={describeAction(locale, pendingAction.request)}
        back={adminHref('operatorOrder', { number: String(order.number) })}
        locale={locale}
        className="button button--outline"
      />
    </Notice>
  ));
}

/** What somebody else wanted to leave the house and still can be taken back; one's own stands in the undo bar. */
export function WaitingPendingActions() {
  const { waiting, order, operatorId, role, locale, m } = useOrderPage();
  const others = waiting.filter((pendingAction) => pendingAction.operatorId !== operatorId);
  if (others.length === 0) return null;
  const words = m.waiting;
  return (
    <section className="admin-waiting" aria-labelledby="waiting-heading">
      <h2 id="waiting-heading">{words.heading}</h2>
      <ul className="admin-list">
        {others.map((pendingAction) => (
          <li key={pendingAction.id} className="cluster cluster--apart">
            <span>
              <strong>{describeAction(locale, pendingAction.request)}</strong>{' '}
              <span className="quiet small">
                {(isMoveAlone(pendingAction.request) ? words.until : words.leaves)(
                  formatMoment(locale, pendingAction.dueAt),
                  pendingAction.person,
                )}
              </span>
            </span>
            {hasRight(role, rightToUndo(pendingAction.request)) && (
              <form method="post" action={adminHref('operatorUndo')}>
                <input type="hidden" name="id" value={pendingAction.id} />
                <input
                  type="hidden"
                  name="back"
                  value={adminHref('operatorOrder', { number: String(order.number) })}
                />
                <Button aria-label={words.undoOf(describeAction(locale, pendingAction.request))}>
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
