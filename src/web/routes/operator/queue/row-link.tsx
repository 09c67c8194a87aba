import { href, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import type { Queue, QueueRow } from '#domain/operator/queue.ts';
import { type OrderWay, onWay } from '#web/operator/order-way.ts';
import { queueWords } from '#web/operator/queue-words.ts';

/** The way to the order of a row, by which its neighbours in the queue are found. */
export function wayOf(queue: Queue, { sort, id }: QueueRow): OrderWay {
  return { from: 'queue', queue, step: { sort, id } };
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
  if (queue === 'receivers' || queue === 'undelivered') {
    const receiver = href('operatorReceiver', 'cs', { receiver: row.id });
    const address = queue === 'undelivered' ? withQuery(receiver, { state: 'failed' }) : receiver;
    return (
      <p>
        <a className="way" href={address} aria-label={`${m.receiver}: ${row.name ?? ''}`}>
          {m.receiver}
        </a>
      </p>
    );
  }
  if (message !== null) {
    return (
      <p>
        <a
          className="way"
          href={href('operatorMessage', 'cs', { number: String(message) })}
          aria-label={m.ofMessage(m.message, message)}
        >
          {m.message}
        </a>
      </p>
    );
  }
  if (queue === 'withdrawals' && number === null) {
    return (
      <p>
        <a
          className="way"
          href={href('operatorWithdrawal', 'cs', { withdrawal: row.id })}
          aria-label={`${m.withdrawal}: ${row.name ?? ''}`}
        >
          {m.withdrawal}
        </a>
      </p>
    );
  }
  if (number === null) return null;
  const way = wayOf(queue, row);
  const care = onWay('operatorCare', number, way);
  const [address, label] =
    {
      complaints: [care, m.complaint],
      withdrawals: [care, m.withdrawal],
      refills: [care, m.refill],
      refunds: [onWay('operatorMoneyBack', number, way), m.refund],
      emails: [href('operatorEmail', 'cs', { number: String(number), email: row.id }), m.email],
    }[queue as string] ?? [];
  if (address === undefined || label === undefined) return null;
  return (
    <p>
      <a className="way" href={address} aria-label={m.of(label, number)}>
        {label}
      </a>
    </p>
  );
}
