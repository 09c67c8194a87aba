import { ActionLink, Paragraph, SmallPrint } from '#emails/parts/email-parts.tsx';
import { CanceledItems } from '#emails/parts/ordered-lines.tsx';
import { defineOrderEmail, nothingMore } from './define-order-email.tsx';

/**
 * Sends the private link again to somebody who has lost it (rules 13). The rows promise nothing here: the order may be
 * in any state, and its page says which.
 */
export const linkCustomer = defineOrderEmail('order-link-customer', {
  group: 'order',
  to: 'customer',
  load: nothingMore,
  draft: ({ order, m }) => {
    const words = m.linkCustomer;
    const { locale, number, privateUrl } = order;
    return {
      subject: words.subject(number),
      preview: words.preview,
      heading: words.heading,
      content: (
        <>
          <Paragraph>{words.lead(number)}</Paragraph>
          <ActionLink href={privateUrl}>{m.order.open}</ActionLink>
          <SmallPrint>{m.order.privateLink}</SmallPrint>
          <Paragraph>{words.notYou}</Paragraph>
          <CanceledItems locale={locale} heading={m.order.items} order={order} />
        </>
      ),
    };
  },
});
