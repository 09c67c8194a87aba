import { countedLineName } from '#content/catalogue/package-name.ts';
import { formatClock, formatDay } from '#content/moments.ts';
import type { RefundRow } from '#database/payments/refunds.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import { isUnclear } from '#domain/payments/refund.ts';
import { moneyBackWords } from '#web/admin/orders/money-back-words.ts';
import { useOrigin } from '#web/admin/orders/order-origin.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { MoneyBackProps } from './view.ts';
import { type RefundLine, refundLines } from './refund-lines.ts';

/** Packages by name; undefined where nobody knows which are meant. */
function nameRefundSubject(
  locale: Locale,
  lines: readonly Parameters<typeof countedLineName>[0][] | undefined,
): string | undefined {
  return lines?.map((line) => countedLineName(line, locale)).join(', ');
}

/** What the money resolves, where the way here said so. */
export function RefundSubject({
  view,
  locale,
  m,
  input,
}: Pick<MoneyBackProps, 'view' | 'locale' | 'm' | 'input'>) {
  const hrefFrom = useOrigin();
  const about = view.abouts.find(({ id }) => id === input.about);
  if (!about) return input.about ? <Notice tone="warning">{m.about.resolved}</Notice> : null;
  const number = String(view.order.number);
  const text =
    about.kind === 'withdrawal'
      ? m.about.withdrawal(formatDay(locale, about.dueDay), nameRefundSubject(locale, about.lines))
      : m.about[about.kind];
  return (
    <p className="small">
      {text} <a href={hrefFrom(adminHref('operatorMoneyBack', { number }))}>{m.about.drop}</a>
    </p>
  );
}

/** What waits for money of this order, where the form is not about it: other money would leave it waiting. */
export function OpenAbouts({
  view,
  locale,
  m,
  input,
}: Pick<MoneyBackProps, 'view' | 'locale' | 'm' | 'input'>) {
  const hrefFrom = useOrigin();
  const number = String(view.order.number);
  const open = view.abouts.filter(({ id, isOpen }) => isOpen && id !== input.about);
  if (open.length === 0 && !view.isUndecided) return null;
  const toMoney = (about: string) =>
    hrefFrom(withQuery(adminHref('operatorMoneyBack', { number }), { about }));
  return (
    <Notice tone="info" title={m.about.openTitle}>
      {open.map((about) => (
        <p key={about.id} className="stack stack--small">
          <span>
            {about.kind === 'withdrawal'
              ? m.about.open.withdrawal(
                  formatDay(locale, about.dueDay),
                  nameRefundSubject(locale, about.lines),
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
            <ButtonLink
              href={hrefFrom(`${adminHref('operatorAfterSales', { number })}#complaints`)}
            >
              {m.about.take.undecided}
            </ButtonLink>
          </span>
        </p>
      )}
    </Notice>
  );
}

/** The answer to a press: what is on its way. Taking it back stands at the foot of the page. */
export function DoneNotice({
  view,
  locale,
  m,
  now,
  doneId,
}: Pick<MoneyBackProps, 'view' | 'locale' | 'm' | 'now' | 'doneId'>) {
  const pendingAction = view.pendingActions.find(({ id }) => id === doneId);
  const refund = view.order.refunds.find(({ id }) => id === doneId);
  const amount =
    pendingAction?.request.kind === 'refund' ? pendingAction.request.amount : refund?.amount;
  if (amount === undefined || (pendingAction && pendingAction.problem !== null)) return null;
  const isWaiting = pendingAction?.state === 'waiting' && pendingAction.dueAt > now;
  return (
    <Notice tone="success" title={m.done.title(formatMoney(locale, amount))} live>
      <p>{isWaiting ? m.done.text(formatClock(locale, pendingAction.dueAt)) : m.done.past}</p>
    </Notice>
  );
}

const counting: ReadonlySet<RefundLine['state']> = new Set([
  'waiting',
  'notAsked',
  'toSend',
  'unclear',
  'again',
  'done',
]);

/** What somebody else returned since the form was drawn: the newest that make up the difference. */
export function RefundsSince({
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
              {m.changesSince(formatMoney(locale, amount), person, reason)}
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

interface MoneyBackSummaryProps {
  order: { number: number; refunds: readonly RefundRow[] };
  locale: Locale;
}

/** Says on other pages of an order that nobody knows what became of one of its refunds. */
export function MoneyBackSummary({ order, locale }: MoneyBackSummaryProps) {
  const hrefFrom = useOrigin();
  const { summaryBox: words } = moneyBackWords[locale];
  if (!order.refunds.some(isUnclear)) return null;
  return (
    <Notice tone="warning" title={words.unclear}>
      <a
        className="line-link"
        href={hrefFrom(adminHref('operatorMoneyBack', { number: String(order.number) }))}
      >
        {words.link}
      </a>
    </Notice>
  );
}
