import { shopEmails } from '#messages/cs/emails/emails.ts';
import { href } from '#domain/addresses.ts';
import { customerFacts } from './customer-facts.tsx';
import { type EmailDraft, type EmailFacts, emailWords, shopMailbox } from './email-draft.ts';
import { ActionLink, Facts, Paragraph, SectionHeading, Title } from './email-parts.tsx';
import { startOf } from './order-paid-shop.tsx';
import { OrderedLines, Totals } from './ordered-lines.tsx';

/** The operator reads Czech, so e-mails to the shop are Czech whatever the order's language is. */
const locale = 'cs';
const words = shopEmails.target;

/** Tells the shop that the profiles it has waited for are there. */
export function orderTargetShop(facts: EmailFacts): EmailDraft {
  return {
    to: shopMailbox(facts),
    locale,
    subject: words.subject(facts.order.number),
    preview: words.lead,
    content: <CompleteOrder {...facts} />,
  };
}

function CompleteOrder({ shop, order }: EmailFacts) {
  const common = emailWords[locale].order;
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{words.lead}</Paragraph>
      <Facts rows={[[shopEmails.paid.start, startOf(order)]]} />
      <SectionHeading>{shopEmails.paid.items}</SectionHeading>
      <OrderedLines locale={locale} words={common} order={order} />
      <Totals locale={locale} words={common} order={order} />
      <SectionHeading>{shopEmails.paid.customer}</SectionHeading>
      <Facts rows={customerFacts(common, order)} />
      <ActionLink href={`${shop.origins[locale]}${href('operator', locale)}`}>
        {shopEmails.paid.manage}
      </ActionLink>
    </>
  );
}
