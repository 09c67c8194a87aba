import { afterOrderWords } from './after-order-words.ts';
import type { EmailFacts } from './email-draft.ts';
import { Paragraph, SectionHeading } from './email-parts.tsx';

/** What to do where a count drops that is guaranteed. */
export function DropPart({ shop, order: { locale } }: Pick<EmailFacts, 'shop' | 'order'>) {
  const words = afterOrderWords[locale].completedCustomer;
  return (
    <>
      <SectionHeading>{words.drop}</SectionHeading>
      <Paragraph>{words.refill(shop.supportMail)}</Paragraph>
      <Paragraph>{words.keepPublic}</Paragraph>
    </>
  );
}
