import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { Queue, QueueRow } from '#domain/operator/queue.ts';
import { type OrderWay, keepWay, onWay } from '#web/operator/order-way.ts';
import { queueWords } from '#web/operator/queue-words.ts';

/** The way to the order of a row, by which its neighbours in the queue are found. */
export function wayOf(queue: Queue, { cursor }: QueueRow): OrderWay {
  return { from: 'queue', queue, row: cursor };
}

interface RowLinkProps {
  queue: Queue;
  row: QueueRow;
  locale: Locale;
}

/** The way straight to where a row is settled, where that is another page than its order's. */
export function RowLink({ queue, row, locale }: RowLinkProps) {
  const { links: m } = queueWords[locale];
  const { number, message } = row;
  const way = number === null ? wayWithout(queue, row, m) : wayOfOrder(queue, row, number, m);
  const found = message === null ? way : messageWay(message, m);
  if (!found) return null;
  const [address, label, name = label] = found;
  return (
    <p>
      <a className="way" href={address} aria-label={name}>
        {label}
      </a>
    </p>
  );
}

type Links = (typeof queueWords)[Locale]['links'];

/** An address, what its link says, and its name where that says more. */
type Found = [string, string, string] | undefined;

function messageWay(message: number, m: Links): Found {
  const address = adminHref('operatorMessage', { number: String(message) });
  return [address, m.message, m.ofMessage(m.message, message)];
}

/** Of a row that is about no order. */
function wayWithout(queue: Queue, { id, name }: QueueRow, m: Links): Found {
  if (queue === 'receivers' || queue === 'undelivered') {
    const receiver = adminHref('operatorReceiver', { receiver: id });
    const address = queue === 'undelivered' ? withQuery(receiver, { state: 'failed' }) : receiver;
    return [address, m.receiver, `${m.receiver}: ${name ?? ''}`];
  }
  if (queue !== 'withdrawals') return undefined;
  const address = adminHref('operatorWithdrawal', { withdrawal: id });
  return [address, m.withdrawal, `${m.withdrawal}: ${name ?? ''}`];
}

function wayOfOrder(queue: Queue, row: QueueRow, order: number, m: Links): Found {
  const way = wayOf(queue, row);
  const number = String(order);
  const care = onWay('operatorCare', order, way);
  const moneyBack = adminHref('operatorMoneyBack', { number });
  const ways: Partial<Record<Queue, [string, string]>> = {
    short: [keepWay(withQuery(moneyBack, { reason: 'undelivered' }), way), m.short],
    complaints: [care, m.complaint],
    withdrawals: [care, m.withdrawal],
    refills: [care, m.refill],
    refunds: [onWay('operatorMoneyBack', order, way), m.refund],
    emails: [adminHref('operatorEmail', { number, email: row.id }), m.email],
  };
  const found = ways[queue];
  return found && [...found, m.of(found[1], order)];
}
