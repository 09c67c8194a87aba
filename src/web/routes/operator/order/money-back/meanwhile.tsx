import { formatMoney } from '#domain/money.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { MoneyBackProps } from './page.tsx';
import { type RefundLine, refundLines } from './refund-lines.ts';

const counting: ReadonlySet<RefundLine['state']> = new Set([
  'waiting',
  'notAsked',
  'unclear',
  'again',
  'done',
]);

/** What somebody else returned since the form was drawn: the newest that make up the difference. */
export function Meanwhile({
  view,
  locale,
  m,
  seen = 0,
}: Pick<MoneyBackProps, 'view' | 'locale' | 'm'> & { seen: number | undefined }) {
  let since = view.stand.returned - Math.max(0, seen);
  const newest = refundLines(view, locale, m)
    .filter(({ state }) => counting.has(state))
    .filter(({ amount }) => {
      const isSince = since >= amount;
      if (isSince) since -= amount;
      return isSince;
    });
  return (
    <Notice tone="warning" title={m.problems['changed-meanwhile']} live>
      {newest.length > 0 && (
        <ul>
          {newest.map(({ id, amount, person, reason }) => (
            <li key={id} className="breakable">
              {m.meanwhile(formatMoney(locale, amount), person, reason)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
