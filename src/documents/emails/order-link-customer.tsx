import { afterOrderWords } from './after-order-words.ts';
import { CanceledItems } from './canceled-items.tsx';
import { type EmailDraft, type EmailFacts, customerOf, emailWords } from './email-draft.ts';
import { ActionLink, Paragraph, SmallPrint, Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';

/** Sends the private link again to somebody who has lost it (rules 13). */
export function orderLinkCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number } = facts.order;
  const words = afterOrderWords[locale].linkCustomer;
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: words.preview,
    content: <Link {...facts} />,
  };
}

/** The rows promise nothing here: the order may be in any state, and its page says which. */
function Link({ shop, order }: EmailFacts) {
  const { locale, number } = order;
  const words = emailWords[locale].order;
  const link = afterOrderWords[locale].linkCustomer;
  return (
    <>
      <Title>{link.heading}</Title>
      <Paragraph>{words.greeting}</Paragraph>
      <Paragraph>{link.lead(number)}</Paragraph>
      <ActionLink href={order.privateUrl}>{words.open}</ActionLink>
      <SmallPrint>{words.privateLink}</SmallPrint>
      <Paragraph>{link.notYou}</Paragraph>
      <CanceledItems locale={locale} heading={words.items} words={words} order={order} />
      <Imprint shop={shop} words={words} />
    </>
  );
}
