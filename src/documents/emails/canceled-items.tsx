import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { LetterOrder } from '#domain/order/letter.ts';
import type { Locale } from '#domain/locale.ts';
import type { LetterWords } from '#messages/cs/letters.ts';
import { SectionHeading } from './letter-parts.tsx';
import { OrderedLines, Totals } from './ordered-lines.tsx';

interface CanceledItemsProps {
  locale: Locale;
  heading: string;
  words: LetterWords['order'];
  order: LetterOrder;
  catalogue: Catalogue;
}

/** What an order held that is not delivered any more, with what it cost. */
export function CanceledItems({ heading, ...told }: CanceledItemsProps) {
  return (
    <>
      <SectionHeading>{heading}</SectionHeading>
      <OrderedLines {...told} isCanceled />
      <Totals {...told} />
    </>
  );
}
