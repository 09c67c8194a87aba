import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { EmailOrder } from '#domain/order/order-email.ts';
import type { Locale } from '#domain/locale.ts';
import type { EmailWords } from '#messages/cs/emails/emails.ts';
import { SectionHeading } from './email-parts.tsx';
import { OrderedLines, Totals } from './ordered-lines.tsx';

interface CanceledItemsProps {
  locale: Locale;
  heading: string;
  words: EmailWords['order'];
  order: EmailOrder;
  catalogue: Catalogue;
}

/** The canceled items of an order, which are no longer delivered, with their prices. */
export function CanceledItems({ heading, ...told }: CanceledItemsProps) {
  return (
    <>
      <SectionHeading>{heading}</SectionHeading>
      <OrderedLines {...told} isCanceled />
      <Totals {...told} />
    </>
  );
}
