import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { WorkList, WorkRow } from '#domain/admin/work-list.ts';
import { type OrderOrigin, addOrigin, hrefFrom } from '#web/admin/orders/order-origin.ts';
import { workListWords } from '#web/admin/orders/queue-words.ts';

/** The way to the order of a row, by which its neighbours in the queue are found. */
export function originOf(queue: WorkList, { cursor }: WorkRow): OrderOrigin {
  return { from: 'queue', queue, row: cursor };
}

interface RowLinkProps {
  queue: WorkList;
  row: WorkRow;
  locale: Locale;
}

/** The way straight to where a row is settled, where that is another page than its order's. */
export function RowLink({ queue, row, locale }: RowLinkProps) {
  const { links: m } = workListWords[locale];
  const { number, message } = row;
  const origin = number === null ? subjectLink(queue, row, m) : orderLink(queue, row, number, m);
  const found = message === null ? origin : messageLink(message, m);
  if (!found) return null;
  const [address, label, name = label] = found;
  return (
    <p>
      <a className="line-link" href={address} aria-label={name}>
        {label}
      </a>
    </p>
  );
}

type Links = (typeof workListWords)[Locale]['links'];

/** An address, what its link says, and its name where that says more. */
type Found = [string, string, string] | undefined;

function messageLink(message: number, m: Links): Found {
  const address = adminHref('operatorMessage', { number: String(message) });
  return [address, m.message, m.ofMessage(m.message, message)];
}

/** Of a row that is about no order. */
function subjectLink(queue: WorkList, { id, name }: WorkRow, m: Links): Found {
  if (queue === 'receivers' || queue === 'undelivered') {
    const receiver = adminHref('operatorReceiver', { receiver: id });
    const address = queue === 'undelivered' ? withQuery(receiver, { state: 'failed' }) : receiver;
    return [address, m.receiver, `${m.receiver}: ${name ?? ''}`];
  }
  if (queue !== 'withdrawals') return undefined;
  const address = adminHref('operatorWithdrawal', { withdrawal: id });
  return [address, m.withdrawal, `${m.withdrawal}: ${name ?? ''}`];
}

function orderLink(queue: WorkList, row: WorkRow, order: number, m: Links): Found {
  const origin = originOf(queue, row);
  const number = String(order);
  const afterSales = hrefFrom('operatorAfterSales', order, origin);
  const moneyBack = adminHref('operatorMoneyBack', { number });
  const targets: Partial<Record<WorkList, [string, string]>> = {
    short: [addOrigin(withQuery(moneyBack, { reason: 'undelivered' }), origin), m.short],
    complaints: [afterSales, m.complaint],
    withdrawals: [afterSales, m.withdrawal],
    refills: [afterSales, m.refill],
    refunds: [hrefFrom('operatorMoneyBack', order, origin), m.refund],
    emails: [adminHref('operatorEmail', { number, email: row.id }), m.email],
  };
  const found = targets[queue];
  return found && [...found, m.of(found[1], order)];
}
