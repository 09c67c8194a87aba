import type { Locale } from '#domain/locale.ts';
import { formatAmount } from '#domain/money.ts';
import { sumRefunded } from '#domain/order/refund.ts';
import type { MoneyBackMessages } from '#messages/cs/operator/money-back.ts';
import type { MoneyBackView } from './view.ts';

interface MoneyFiguresProps {
  view: Pick<MoneyBackView, 'order' | 'stand'>;
  locale: Locale;
  m: MoneyBackMessages;
}

/** What was paid, what went back, what is on its way and what is left; the first is the sum of the others. */
export function MoneyFigures({ view, locale, m }: MoneyFiguresProps) {
  const { order, stand } = view;
  const returned = sumRefunded(order);
  const figures = [
    ['paid', stand.paid],
    ['returned', returned],
    ['onItsWay', stand.returned - returned],
    ['left', stand.left],
  ] as const;
  return (
    <dl className="money-figures" aria-label={m.money.label}>
      {figures.map(([name, amount]) => (
        <div key={name} className="money-figures__one" data-figure={name}>
          <dt>{m.money[name]}</dt>
          <dd>
            {locale === 'cs'
              ? `${formatAmount(locale, amount)}\u00a0Kč`
              : `CZK\u00a0${formatAmount(locale, amount)}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
