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
}

/** The items of an order without a promise of their delivery: those of a canceled one, for example. */
export function CanceledItems({ heading, ...told }: CanceledItemsProps) {
  return (
    <>
      <SectionHeading>{heading}</SectionHeading>
      <OrderedLines {...told} isOver />
      <Totals {...told} />
    </>
  );
}
