import { formatMoney } from '#domain/money.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { MoneyBackProps } from './props.ts';
import { type RefundLine, refundLines } from './refund-lines.ts';

const counting: ReadonlySet<RefundLine['state']> = new Set([
  'waiting',
  'notAsked',
  'toSend',
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
  const newest = newestOf(refundLines(view, locale, m), view.stand.returned - Math.max(0, seen));
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

/** The newest that count, as many as make up a sum. */
function newestOf(lines: readonly RefundLine[], sum: number): RefundLine[] {
  const newest: RefundLine[] = [];
  let rest = sum;
  for (const line of lines) {
    if (!counting.has(line.state) || line.amount > rest) continue;
    newest.push(line);
    rest -= line.amount;
  }
  return newest;
}
