import type { ComplaintRow } from '#database/care.ts';
import type { Order } from '#database/orders.ts';
import { countedLineName } from '#content/catalogue/package-name.ts';
import { formatDay, formatMoment } from '#content/moment-text.ts';
import { type Haler, formatMoney } from '#domain/money.ts';
import type { ComplaintEnd } from '#domain/order/care.ts';
import { complaintEnd, sumReturnedFor } from '#domain/order/refund.ts';
import { mayComplain, wishesFor } from '#domain/order/complaint.ts';
import { useLocale, useWords } from '#web/words.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { Opening } from './customer-form.tsx';
import type { CareOnPage, TriedCare } from './order-care.ts';

interface ComplaintsProps {
  order: Order;
  care: CareOnPage;
  supportMail: string;
  tried: TriedCare['complaint'];
}

/** The complaints about an order with their deadline or outcome, and the form for another (rules 64). */
export function Complaints({ order, care, supportMail, tried }: ComplaintsProps) {
  const locale = useLocale();
  const m = useWords().care.complaint;
  const isOffered = mayComplain(order);
  if (!isOffered && care.complaints.length === 0) return null;
  const lines = order.lines.map(({ position, ...line }) => ({
    position,
    name: countedLineName(line, locale),
  }));
  return (
    <section className="stack stack--small" id="complaints" aria-labelledby="complaints-heading">
      <h2 id="complaints-heading">{m.heading}</h2>
      {care.complaints.length > 0 && (
        <ul className="complaints stack">
          {care.complaints.map((complaint) => (
            <li key={complaint.id}>
              <Complaint
                complaint={complaint}
                end={complaintEnd(order, complaint, care.refills)}
                returned={sumReturnedFor(order, complaint.id)}
                about={
                  lines.find(({ position }) => position === complaint.line)?.name ?? m.wholeHeading
                }
              />
            </li>
          ))}
        </ul>
      )}
      {isOffered && (
        <Opening label={m.open} className="more" isOpen={tried !== undefined}>
          <ComplaintForm
            token={order.token}
            formId={care.formId}
            lines={lines}
            wishes={wishesFor(order)}
            supportMail={supportMail}
            tried={tried}
          />
        </Opening>
      )}
    </section>
  );
}

interface ComplaintProps {
  complaint: ComplaintRow;
  end: ComplaintEnd | null;
  /** What has gone back for it, in haléře. */
  returned: Haler;
  about: string;
}

function Complaint({ complaint, end, returned, about }: ComplaintProps) {
  const locale = useLocale();
  const m = useWords().care.complaint;
  const { text, wish, receivedAt, dueAt, answer, settledAt } = complaint;
  return (
    <article className="complaint stack stack--small">
      <p>
        <strong>{about}</strong>
      </p>
      <p className="as-written">{text}</p>
      <p>{m.wished(m.wishes[wish])}</p>
      <p className="summary__aside">{m.received(formatMoment(locale, receivedAt))}</p>
      {end && settledAt ? (
        <>
          <p>
            <strong>{m.settled(formatMoment(locale, settledAt))}.</strong>{' '}
            {end === 'money' && returned > 0
              ? m.returned(formatMoney(locale, returned))
              : m.outcomes[end]}
          </p>
          {answer !== '' && <p className="as-written">{m.answer(answer)}</p>}
        </>
      ) : (
        <p>
          <strong>{m.due(formatDay(locale, dueAt))}</strong>
        </p>
      )}
    </article>
  );
}
