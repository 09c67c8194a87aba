import { expressRequest } from '#content/legal/consent.ts';
import { formatMoment } from '#content/moments.ts';
import { withdrawalUrl } from '#domain/addresses/private-links.ts';
import { ActionLink, Paragraph, SectionHeading, SmallPrint } from '#emails/parts/email-parts.tsx';
import { style } from '#emails/parts/email-style.ts';
import { OrderedLines, Totals } from '#emails/parts/ordered-lines.tsx';
import { sayStart } from '#emails/parts/start-text.ts';
import { expressShop as shopWords } from '#messages/cs/emails/after-order.ts';
import { type OrderEmailFrame, defineOrderEmail, nothingMore } from './define-order-email.tsx';
import { OrderMayBegin, startForShop } from './may-begin.tsx';

/**
 * Confirms an express request that was made after the payment, with its wording, on a durable medium
 * (§ 1824a and § 1837 of the Civil Code, rules 16).
 */
export const expressCustomer = defineOrderEmail('order-express-customer', {
  group: 'order',
  to: 'customer',
  isKeptAsSent: true,
  load: nothingMore,
  draft: (facts) => {
    const { subject, heading } = facts.m.expressCustomer;
    return {
      subject: subject(facts.order.number),
      preview: sayStart(facts.order.locale, facts.m.expressCustomer, facts.order),
      heading,
      content: <Request {...facts} />,
    };
  },
});

/** Tells the shop that a paid order which was to wait may begin now. */
export const expressShop = defineOrderEmail('order-express-shop', {
  group: 'order',
  to: 'shop',
  load: nothingMore,
  draft: (facts) => ({
    subject: shopWords.subject(facts.order.number),
    preview: startForShop(facts.order),
    heading: shopWords.heading,
    content: <OrderMayBegin {...facts} lead={shopWords.lead} />,
  }),
});

function Request(facts: OrderEmailFrame) {
  const { shop, order, m } = facts;
  const { locale, number } = order;
  const words = m.expressCustomer;
  return (
    <>
      <Paragraph>{words.lead(number)}</Paragraph>
      <Paragraph>{sayStart(locale, words, order)}</Paragraph>
      <ActionLink href={order.privateUrl}>{m.order.open}</ActionLink>
      <ExpressRequest {...facts} />
      <Paragraph>
        {m.paidCustomer.withdraw(withdrawalUrl(shop, locale), shop.supportMail)}
      </Paragraph>
      <Paragraph>{words.keep}</Paragraph>
      <SectionHeading>{m.order.items}</SectionHeading>
      <OrderedLines locale={locale} order={order} />
      <Totals locale={locale} order={order} />
    </>
  );
}

/** The wording that was agreed to, and when; nothing of an order that has no such box. */
export function ExpressRequest({ order: { locale, consent }, m }: OrderEmailFrame) {
  if (!consent) return null;
  const words = m.paidCustomer;
  const current = expressRequest[locale];
  const at = formatMoment(locale, consent.at);
  return (
    <>
      <SectionHeading>{words.request}</SectionHeading>
      {/* A wording that has changed since is never shown as the one agreed to. */}
      {consent.version === current.version ? (
        <>
          <p className="ink" style={style.quote}>
            {current.text}
          </p>
          <SmallPrint>{words.requestGiven(at, consent.version)}</SmallPrint>
        </>
      ) : (
        <Paragraph>{words.requestOtherVersion(at, consent.version)}</Paragraph>
      )}
    </>
  );
}
