import { formatMoment } from '#content/moments.ts';
import { listAfterSales } from '#database/orders/after-sales.ts';
import { lateSum } from '#database/orders/admin-order.ts';
import { type Haler, formatCount, formatMoney } from '#domain/money.ts';
import { isLate } from '#domain/after-sales/late.ts';
import { countUnits } from '#domain/delivery/progress.ts';
import { withdrawnLines } from '#domain/withdrawals/withdrawn-lines.ts';
import { ActionLink, Paragraph, SectionHeading, SmallPrint } from '#emails/parts/email-parts.tsx';
import { NamedLine, NamedLines } from '#emails/parts/named-lines.tsx';
import {
  type OrderEmailFrame,
  type OrderEmailSources,
  defineOrderEmail,
} from './define-order-email.tsx';
import type { LineFacts } from './order-facts.ts';

/** A promised time that was missed, as it stands when the e-mail is written. */
interface LateFacts {
  late: {
    promisedAt: Date;
    at: Date;
    lines: readonly { line: LineFacts; delivered: number; units: number }[];
    /** What goes back for the undelivered part, in haléře; null where that is not offered. */
    sum: Haler | null;
  };
}

type Facts = OrderEmailFrame & LateFacts;

/**
 * Says that a promised time was missed, what is delivered so far, and what the customer can choose: to wait, or
 * the price of the undelivered part, to the haléř (rules 61).
 */
export const lateCustomer = defineOrderEmail('order-late-customer', {
  group: 'order',
  to: 'customer',
  isObsolete: ({ order, clock }) => !isLate(order, clock()),
  load: loadLate,
  draft: (facts) => {
    const words = facts.m.late;
    return {
      subject: words.subject(facts.order.number),
      preview: facts.late.sum === null ? words.previewWait : words.preview,
      heading: words.heading,
      content: <Late {...facts} />,
    };
  },
});

async function loadLate({
  db,
  clock,
  order,
  facts,
  due,
}: OrderEmailSources): Promise<LateFacts | 'gone'> {
  const { lateOffers } = due.afterSales ?? (await listAfterSales(db, order.id));
  const offer = lateOffers.find(({ id }) => id === due.aboutId);
  if (!offer) return 'gone';
  const sum = await lateSum(db, order);
  const withdrawn = withdrawnLines(order);
  const lines = facts.lines.flatMap((line, index) => {
    const ordered = order.lines[index];
    if (!ordered || withdrawn.includes(ordered)) return [];
    return [{ line, delivered: ordered.delivered, units: countUnits(ordered) }];
  });
  const { promisedAt } = offer;
  return { late: { promisedAt, at: clock(), sum: sum > 0 ? sum : null, lines } };
}

function Late(facts: Facts) {
  const { order, late, m } = facts;
  const { locale, number } = order;
  const words = m.late;
  const count = (units: number) => formatCount(locale, units);
  return (
    <>
      <Paragraph>{words.lead(number, formatMoment(locale, late.promisedAt))}</Paragraph>
      <SectionHeading>{words.soFar}</SectionHeading>
      <NamedLines>
        {late.lines.map(({ line, delivered, units }, index) => (
          <NamedLine key={`${line.packageId} ${line.target ?? index}`} locale={locale} line={line}>
            {m.progress(count(delivered), count(units))}
          </NamedLine>
        ))}
      </NamedLines>
      <Choice {...facts} />
    </>
  );
}

function Choice({ order: { locale, privateUrl }, late, m }: Facts) {
  const words = m.late;
  if (late.sum === null) {
    return (
      <>
        <Paragraph>{words.waitOnly}</Paragraph>
        <ActionLink href={privateUrl}>{m.order.open}</ActionLink>
      </>
    );
  }
  return (
    <>
      <SectionHeading>{words.choice}</SectionHeading>
      <Paragraph>{words.wait}</Paragraph>
      <Paragraph>{words.money(formatMoney(locale, late.sum))}</Paragraph>
      <ActionLink href={`${privateUrl}#late`}>{words.open}</ActionLink>
      <SmallPrint>{words.sumAt(formatMoment(locale, late.at))}</SmallPrint>
      <SmallPrint>{words.rights}</SmallPrint>
    </>
  );
}
