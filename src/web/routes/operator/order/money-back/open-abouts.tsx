import { formatDay } from '#content/moment-text.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { useWay } from '#web/operator/order-way.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { namesOf } from './about.tsx';
import type { MoneyBackProps } from './props.ts';

/** What waits for money of this order, where the form is not about it: other money would leave it waiting. */
export function OpenAbouts({
  view,
  locale,
  m,
  typed,
}: Pick<MoneyBackProps, 'view' | 'locale' | 'm' | 'typed'>) {
  const onWay = useWay();
  const number = String(view.order.number);
  const open = view.abouts.filter(({ id, isOpen }) => isOpen && id !== typed.about);
  if (open.length === 0 && !view.isUndecided) return null;
  const toMoney = (about: string) =>
    onWay(withQuery(adminHref('operatorMoneyBack', { number }), { about }));
  return (
    <Notice tone="info" title={m.about.openTitle}>
      {open.map((about) => (
        <p key={about.id} className="stack stack--small">
          <span>
            {about.kind === 'withdrawal'
              ? m.about.open.withdrawal(
                  formatDay(locale, about.dueDay),
                  namesOf(locale, about.lines),
                )
              : m.about.open.complaint}
          </span>
          <span>
            <ButtonLink href={toMoney(about.id)}>
              {about.kind === 'withdrawal' ? m.about.take.withdrawal : m.about.take.complaint}
            </ButtonLink>
          </span>
        </p>
      ))}
      {view.isUndecided && (
        <p className="stack stack--small">
          <span>{m.about.open.undecided}</span>
          <span>
            <ButtonLink href={onWay(`${adminHref('operatorCare', { number })}#complaints`)}>
              {m.about.take.undecided}
            </ButtonLink>
          </span>
        </p>
      )}
    </Notice>
  );
}
