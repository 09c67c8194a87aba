import { formatDay, formatMoment } from '#content/moments.ts';
import { listAfterSales } from '#database/orders/after-sales.ts';
import type { Locale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import type { ComplaintEnd, Remedy } from '#domain/after-sales/after-sales.ts';
import { complaintEnd, sumReturnedFor } from '#domain/payments/refund.ts';
import { ActionLink, type Fact, Facts, Lines, Paragraph } from '#emails/parts/email-parts.tsx';
import { nameWithTarget } from '#emails/parts/named-lines.tsx';
import { OrderForShop } from '#emails/parts/order-for-shop.tsx';
import { emailWords } from '#emails/words.ts';
import { afterSalesEmailsShop } from '#messages/cs/emails/after-sales.ts';
import {
  type OrderEmailFrame,
  type OrderEmailSources,
  defineOrderEmail,
} from './define-order-email.tsx';
import type { LineFacts } from './order-facts.ts';

const shopWords = afterSalesEmailsShop.complaint;

/** A complaint, and what it was resolved with, if it is. */
export interface ComplaintFacts {
  complaint: {
    /** Null where it is about the whole order. */
    line: LineFacts | null;
    text: string;
    remedy: Remedy;
    receivedAt: Date;
    dueAt: Date;
    outcome: ComplaintEnd | null;
    answer: string;
    resolvedAt: Date | null;
    /** What has gone back for it, in haléře. */
    returned: Haler;
  };
}

/**
 * Acknowledges a complaint: when it was made, what it says, what is wanted, and by when it is resolved, as
 * § 19 of the Consumer Protection Act and section 9 of the terms ask.
 */
export const complaintCustomer = defineOrderEmail('order-complaint-customer', {
  group: 'afterSales',
  to: 'customer',
  isKeptAsSent: true,
  load: loadComplaint,
  draft: (facts) => {
    const { locale, number } = facts.order;
    const words = facts.m.complaint;
    return {
      subject: words.subject(number),
      preview: words.preview(formatDay(locale, facts.complaint.dueAt)),
      heading: words.heading,
      content: <Received {...facts} />,
    };
  },
});

/** Tells the shop of a complaint and of the day by which it is to be resolved. */
export const complaintShop = defineOrderEmail('order-complaint-shop', {
  group: 'afterSales',
  to: 'shop',
  load: loadComplaint,
  draft: ({ shop, order, complaint }) => ({
    subject: shopWords.subject(order.number, formatDay('cs', complaint.dueAt)),
    preview: complaint.text.slice(0, 120),
    heading: shopWords.heading,
    content: (
      <>
        <Paragraph>{shopWords.lead}</Paragraph>
        <Facts rows={complaintRows('cs', complaint)} />
        <OrderForShop shop={shop} order={order} />
      </>
    ),
  }),
});

/** Reads the complaint that an e-mail tells of. */
export async function loadComplaint({
  db,
  order,
  facts,
  due,
}: OrderEmailSources): Promise<ComplaintFacts | 'gone'> {
  const { complaints, refills } = due.afterSales ?? (await listAfterSales(db, order.id));
  const found = complaints.find(({ id }) => id === due.aboutId);
  if (!found) return 'gone';
  const index = order.lines.findIndex(({ position }) => position === found.line);
  const complaint = {
    ...found,
    line: facts.lines[index] ?? null,
    outcome: complaintEnd(order, found, refills),
    returned: sumReturnedFor(order, found.id),
  };
  return { complaint };
}

function Received({ order, complaint, m }: OrderEmailFrame & ComplaintFacts) {
  const { locale, number, privateUrl } = order;
  const words = m.complaint;
  return (
    <>
      <Paragraph>{words.lead(number, formatMoment(locale, complaint.receivedAt))}</Paragraph>
      <Facts rows={complaintRows(locale, complaint)} />
      <Paragraph>{words.next(formatDay(locale, complaint.dueAt))}</Paragraph>
      <ActionLink href={privateUrl}>{m.order.open}</ActionLink>
      <Paragraph>{words.keep}</Paragraph>
    </>
  );
}

/** A complaint as it was made: what about, what is wrong, what is wanted, and by when it is resolved. */
export function complaintRows(locale: Locale, complaint: ComplaintFacts['complaint']): Fact[] {
  const { line, text, remedy, receivedAt, dueAt, resolvedAt } = complaint;
  const { facts: words, remedies } = emailWords[locale].complaint;
  return [
    [words.received, formatMoment(locale, receivedAt)],
    [words.about, line ? nameWithTarget(locale, line) : words.whole],
    [words.text, <Lines key="text" text={text} />],
    [words.remedy, remedies[remedy]],
    [words.due, resolvedAt === null && formatDay(locale, dueAt)],
  ];
}
