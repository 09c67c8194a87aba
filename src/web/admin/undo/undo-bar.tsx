import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { isMoveAlone } from '#domain/admin/pending-action.ts';
import { formatClock } from '#content/moments.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SeenForm } from '#web/admin/form/seen-form.tsx';
import type { LeavingNow } from './undo-facts.ts';
import { undoWords } from './undo-words.ts';
import { nameAction } from './action-name.ts';

interface UndoBarProps extends LeavingNow {
  locale: Locale;
}

type Leaving = LeavingNow['leaving'][number];

/**
 * What this person wanted to leave the house and can still take back, the last first; what could not be done,
 * until it was seen; and what became of an undo.
 * Without a script it says when each leaves, with one the seconds run and what has left goes from the bar.
 */
export function UndoBar({ locale, leaving, outcome, back }: UndoBarProps) {
  const m = undoWords[locale];
  if (leaving.length === 0 && !outcome) return null;
  return (
    <aside className="undo" aria-label={m.label}>
      {outcome && (
        <output className="undo__outcome" data-undo-outcome="">
          <Icon name={outcome === 'taken-back' ? 'check' : 'info'} />
          {m.outcome[outcome]}
        </output>
      )}
      {leaving.length > 0 && (
        <ul className="undo__list">
          {leaving.map((one) => (
            <Row key={one.id} one={one} locale={locale} back={back} />
          ))}
        </ul>
      )}
    </aside>
  );
}

function Row({ one, locale, back }: { one: Leaving; locale: Locale; back: string }) {
  const m = undoWords[locale];
  const { what, about } = nameOf(one, locale);
  const { address, label } = linkOf(one, locale);
  return (
    <li className="undo__row" data-undo-seconds={one.problem ? undefined : one.seconds}>
      <output className="undo__what">
        <strong>{what}</strong>
        {about && ` ${about}`}
        {' · '}
        <a href={address}>{label}</a>
        {one.problem && <span className="undo__problem">{m.failed(one.problem)}</span>}
      </output>
      {one.problem && (
        <SeenForm
          id={one.id}
          what={`${about ? `${what} ${about}` : what}, ${label}`}
          back={back}
          locale={locale}
          className="undo__button"
        />
      )}
      {!one.problem && (
        <>
          <Time one={one} locale={locale} />
          <form method="post" action={adminHref('operatorUndo')}>
            {one.bulk ? (
              <input type="hidden" name="bulk" value={one.bulk.id} />
            ) : (
              <input type="hidden" name="id" value={one.id} />
            )}
            <input type="hidden" name="back" value={back} />
            <button
              type="submit"
              className="undo__button"
              aria-label={m.takeBackOf(about ? `${what} ${about}` : what, label)}
            >
              {m.undoAction}
            </button>
          </form>
        </>
      )}
    </li>
  );
}

/** The seconds are for the eye alone: read out one by one they would drown the page. */
function Time({
  one: { seconds, dueAt, request, bulk },
  locale,
}: {
  one: Leaving;
  locale: Locale;
}) {
  const m = undoWords[locale];
  const isMove = bulk !== null || isMoveAlone(request);
  if (seconds === 0) return <span className="undo__time">{isMove ? m.moveEnding : m.leaving}</span>;
  const [before, after] = (isMove ? m.moveInSeconds : m.inSeconds)('|').split('|');
  return (
    <span className="undo__time">
      <span data-undo-until="">
        {(isMove ? m.moveUntil : m.until)(formatClock(locale, new Date(dueAt)))}
      </span>
      <span aria-hidden="true" hidden data-undo-running="">
        {before}
        <span data-undo-left="">{seconds}</span>
        {after}
      </span>
    </span>
  );
}

/** The page of what it is about: of the order, the message, the declaration, or of what became of the bulk action. */
function linkOf(
  { number, message, withdrawalId, bulk }: Leaving,
  locale: Locale,
): { address: string; label: string } {
  const m = undoWords[locale];
  if (bulk) {
    const address = withQuery(adminHref('operatorBulk'), { bulk: bulk.id });
    return { address, label: m.orders(bulk.orders) };
  }
  if (withdrawalId !== null) {
    const address = adminHref('operatorWithdrawal', { withdrawal: withdrawalId });
    return { address, label: m.withdrawal };
  }
  if (message === null) {
    const order = number ?? 0;
    return {
      address: adminHref('operatorOrder', { number: String(order) }),
      label: m.order(order),
    };
  }
  const address = adminHref('operatorMessage', { number: String(message) });
  return { address, label: m.message(message) };
}

function nameOf({ request, bulk }: Leaving, locale: Locale): { what: string; about?: string } {
  return bulk ? { what: undoWords[locale].bulk } : nameAction(locale, request);
}
