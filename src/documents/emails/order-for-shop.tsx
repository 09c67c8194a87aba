import { shopEmails } from '#messages/cs/emails/emails.ts';
import { adminHref } from '#domain/addresses.ts';
import { customerFacts } from './customer-facts.tsx';
import { type EmailFacts, emailWords } from './email-draft.ts';
import { ActionLink, Facts, SectionHeading } from './email-parts.tsx';
import { OrderedLines, Totals } from './ordered-lines.tsx';

/** The operator reads Czech, so e-mails to the shop are Czech whatever the order's language is. */
const locale = 'cs';

/** What every e-mail to the shop about an order ends with: what was ordered, by whom, and where to see to it. */
export function OrderForShop({ shop, order }: Pick<EmailFacts, 'shop' | 'order'>) {
  const words = emailWords[locale].order;
  const { items, customer, manage } = shopEmails.paid;
  return (
    <>
      <SectionHeading>{items}</SectionHeading>
      <OrderedLines locale={locale} words={words} order={order} />
      <Totals locale={locale} words={words} order={order} />
      <SectionHeading>{customer}</SectionHeading>
      <Facts rows={customerFacts(words, order)} />
      <ActionLink href={`${shop.origins[locale]}${adminHref('operator')}`}>{manage}</ActionLink>
    </>
  );
}
