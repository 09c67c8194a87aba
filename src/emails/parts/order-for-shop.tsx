import { adminHref } from '#domain/addresses.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { OrderFacts } from '#emails/order/order-facts.ts';
import { shopEmails } from '#messages/cs/emails/emails.ts';
import { customerFacts } from './customer-facts.tsx';
import { ActionLink, Facts, SectionHeading } from './email-parts.tsx';
import { OrderedLines, Totals } from './ordered-lines.tsx';

/** The operator reads Czech, so e-mails to the shop are Czech whatever the order's language is. */
const locale = 'cs';

/** What every e-mail to the shop about an order ends with: what was ordered, by whom, and where to see to it. */
export function OrderForShop({ shop, order }: { shop: Shop; order: OrderFacts }) {
  const { items, customer } = shopEmails.paid;
  return (
    <>
      <SectionHeading>{items}</SectionHeading>
      <OrderedLines locale={locale} order={order} />
      <Totals locale={locale} order={order} />
      <SectionHeading>{customer}</SectionHeading>
      <Facts rows={customerFacts(locale, order)} />
      <AdminLink shop={shop} />
    </>
  );
}

/** Leads the shop to where it sees to its orders. */
export function AdminLink({ shop }: { shop: Shop }) {
  return (
    <ActionLink href={`${shop.origins[locale]}${adminHref('operator')}`}>
      {shopEmails.paid.manage}
    </ActionLink>
  );
}
