import { formatMoment } from '#content/moments.ts';
import { isToBePaid } from '#domain/order/order.ts';
import { ActionLink, Paragraph, SectionHeading, SmallPrint } from '#emails/parts/email-parts.tsx';
import { OrderedLines, Totals } from '#emails/parts/ordered-lines.tsx';
import { defineOrderEmail, nothingMore } from './define-order-email.tsx';

/** Tells a customer who has left the checkout where the order lies (rules 14). It presses nobody. */
export const unpaidCustomer = defineOrderEmail('order-unpaid-customer', {
  group: 'order',
  to: 'customer',
  isObsolete: ({ order: { state, checkout }, clock }) =>
    !isToBePaid(state, checkout.outcome) || checkout.expiresAt <= clock(),
  load: nothingMore,
  draft: ({ order, m }) => {
    const words = m.unpaidCustomer;
    const { locale, number, payableUntil } = order;
    return {
      subject: words.subject(number),
      preview: words.preview,
      heading: words.heading,
      content: (
        <>
          <Paragraph>{words.lead(number)}</Paragraph>
          <Paragraph>{words.pay(formatMoment(locale, payableUntil))}</Paragraph>
          <ActionLink href={order.privateUrl}>{words.open}</ActionLink>
          <SmallPrint>{m.order.privateLink}</SmallPrint>
          <Paragraph>{words.paidJustNow}</Paragraph>
          <SectionHeading>{m.order.items}</SectionHeading>
          <OrderedLines locale={locale} order={order} />
          <Totals locale={locale} order={order} />
          <SmallPrint>{words.once}</SmallPrint>
        </>
      ),
    };
  },
});
