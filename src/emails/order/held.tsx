import type { Order } from '#database/orders/orders.ts';
import { type HoldReason, asksForTarget } from '#domain/delivery/hold.ts';
import { ActionLink, Lines, Paragraph } from '#emails/parts/email-parts.tsx';
import { NamedLine, NamedLines } from '#emails/parts/named-lines.tsx';
import { OrderForShop } from '#emails/parts/order-for-shop.tsx';
import { afterSalesEmailsShop } from '#messages/cs/emails/after-sales.ts';
import {
  type OrderEmailFrame,
  type OrderEmailSources,
  defineOrderEmail,
  nothingMore,
} from './define-order-email.tsx';
import type { LineFacts } from './order-facts.ts';

interface HeldFacts {
  /** The lines of which nothing more is delivered for now, each with the operator's words. */
  held: readonly { line: LineFacts; reason: HoldReason; text: string }[];
}

/** Says which lines are held and why, and leads to where the customer mends it (section 6 of the terms). */
export const heldCustomer = defineOrderEmail('order-held-customer', {
  group: 'order',
  to: 'customer',
  isObsolete: ({ order }) => !goesOn(order) || !order.lines.some(isHeld),
  load: loadHeld,
  draft: (facts) => {
    const words = facts.m.held;
    return {
      subject: words.subject(facts.order.number),
      preview: words.preview,
      heading: words.heading,
      content: <Held {...facts} />,
    };
  },
});

/** Tells the shop that a line which was held for its target can go on. */
export const correctedShop = defineOrderEmail('order-corrected-shop', {
  group: 'order',
  to: 'shop',
  load: nothingMore,
  draft: ({ shop, order }) => {
    const { subject, heading, lead } = afterSalesEmailsShop.corrected;
    const content = (
      <>
        <Paragraph>{lead}</Paragraph>
        <OrderForShop shop={shop} order={order} />
      </>
    );
    return { subject: subject(order.number), preview: lead, heading, content };
  },
});

function goesOn({ state }: Order): boolean {
  return state === 'paid' || state === 'delivering';
}

function isHeld({ holdReason }: Order['lines'][number]): boolean {
  return holdReason !== null;
}

function loadHeld({ order, facts }: OrderEmailSources): HeldFacts {
  const held = order.lines.flatMap(({ holdReason, holdText }, index) => {
    const line = facts.lines[index];
    return holdReason === null || !line ? [] : [{ line, reason: holdReason, text: holdText ?? '' }];
  });
  return { held };
}

function Held({ order, held, m }: OrderEmailFrame & HeldFacts) {
  const { locale, number, privateUrl } = order;
  const words = m.held;
  const isAsked = held.some(({ reason }) => asksForTarget(reason));
  return (
    <>
      <Paragraph>{words.lead(number)}</Paragraph>
      <NamedLines>
        {held.map(({ line, reason, text }, index) => (
          <NamedLine key={`${line.packageId} ${line.target ?? index}`} locale={locale} line={line}>
            {words.obstacles[reason]}
            {text !== '' && (
              <>
                <br />
                <Lines text={text} />
              </>
            )}
          </NamedLine>
        ))}
      </NamedLines>
      <Paragraph>{isAsked ? words.mend : words.nothingToDo}</Paragraph>
      <ActionLink href={privateUrl}>{isAsked ? words.openToMend : m.order.open}</ActionLink>
      {isAsked && <Paragraph>{words.until}</Paragraph>}
    </>
  );
}
