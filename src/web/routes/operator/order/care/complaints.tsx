import { countedLineName } from '#content/catalogue/package-name.ts';
import { formatDay, formatMoment } from '#content/moment-text.ts';
import type { ComplaintRow } from '#database/care.ts';
import { formatMoney } from '#domain/money.ts';
import { complaintEnd, sumReturnedFor } from '#domain/order/refund.ts';
import { daysLeft } from '#domain/order/settling.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Facts } from './facts.tsx';
import { MoneyLink } from './money-link.tsx';
import type { CareProps } from './props.ts';
import { SettleComplaint } from './settle-complaint.tsx';

/** Complaints about the order, each with the day by which it has to be settled (§ 19 of Act 634/1992). */
export function Complaints(props: CareProps) {
  const { care, m } = props;
  if (care.complaints.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="complaints">
      <h2 id="complaints">{m.complaints.heading}</h2>
      {care.complaints.map((complaint) => (
        <One key={complaint.id} {...props} complaint={complaint} />
      ))}
    </section>
  );
}

function One(props: CareProps & { complaint: ComplaintRow }) {
  const { care, locale, m, complaint, mayReturnMoney } = props;
  const { outcome, settledAt, person, dueAt, answer } = complaint;
  const words = m.complaints;
  const line = care.order.lines.find(({ position }) => position === complaint.line);
  const returned = sumReturnedFor(care.order, complaint.id);
  const end = complaintEnd(care.order, complaint, care.refills);
  const isReturned = end === 'money' && returned > 0;
  const said = isReturned
    ? words.returned(formatMoney(locale, returned))
    : end && words.settledAs[end];
  const settled =
    said && settledAt && m.settled(said, formatMoment(locale, settledAt), person ?? m.nobody);
  const deadline = m.deadline(formatDay(locale, dueAt), daysLeft(dueAt, care.now));
  const isOwed = outcome === 'money' && care.left > 0 && !care.paidFor.has(complaint.id);
  return (
    <article className="care__one stack">
      <Facts
        facts={[
          [m.received, formatMoment(locale, complaint.receivedAt)],
          [words.about, line ? countedLineName(line, locale) : m.whole],
          [words.text, <Text key="text">{complaint.text}</Text>],
          [words.wish, words.wishes[complaint.wish]],
          [words.due, !outcome && <strong>{deadline}</strong>],
          [words.outcome, settled],
          [words.said, answer && <Text key="said">{answer}</Text>],
        ]}
      />
      {isOwed && (
        <Notice tone="warning" title={words.owed}>
          {mayReturnMoney && (
            <MoneyLink care={care} about={complaint.id} reason="complaint">
              {words.owedLink}
            </MoneyLink>
          )}
        </Notice>
      )}
      {!outcome && <SettleComplaint {...props} />}
    </article>
  );
}

/** In the lines in which it was written. */
function Text({ children }: { children: string }) {
  return <span className="care__text">{children}</span>;
}
