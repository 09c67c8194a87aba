import { afterOrderWords } from './after-order-words.ts';
import type { EmailFacts } from './email-draft.ts';
import { isAnyGuaranteed } from '#domain/order/order-email.ts';
import { Paragraph, SectionHeading } from './email-parts.tsx';

/** What to do where a count drops that is guaranteed; nothing where none is. */
export function DropPart({ shop, order: { locale, lines } }: Pick<EmailFacts, 'shop' | 'order'>) {
  const words = afterOrderWords[locale].completedCustomer;
  if (!isAnyGuaranteed(lines)) return null;
  return (
    <>
      <SectionHeading>{words.drop}</SectionHeading>
      <Paragraph>{words.refill(shop.supportMail)}</Paragraph>
      <Paragraph>{words.keepPublic}</Paragraph>
    </>
  );
}
