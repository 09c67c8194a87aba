import { formatMoment } from '#content/moments.ts';
import { listAfterSales } from '#database/orders/after-sales.ts';
import { formatCount } from '#domain/money.ts';
import type { RefillState } from '#domain/after-sales/after-sales.ts';
import { dueSince } from '#domain/after-sales/refill.ts';
import { ActionLink, Anchor, type Fact, Facts, Paragraph } from '#emails/parts/email-parts.tsx';
import { nameOf, nameWithTarget } from '#emails/parts/named-lines.tsx';
import { OrderForShop } from '#emails/parts/order-for-shop.tsx';
import { afterSalesEmailsShop } from '#messages/cs/emails/after-sales.ts';
import {
  type OrderEmailFrame,
  type OrderEmailSources,
  defineOrderEmail,
} from './define-order-email.tsx';
import type { LineFacts } from './order-facts.ts';

const shopWords = afterSalesEmailsShop.refill;

/** A refill that was asked for, and what became of it. */
interface RefillFacts {
  refill: {
    line: LineFacts;
    state: RefillState;
    askedAt: Date;
    /** Since when a complaint owes it; null where the guarantee does. */
    dueSince: Date | null;
    /** What the profile or post had when the delivery began, as far as it is known. */
    startCount: number | null;
    delivered: number;
    /** As the customer counted. */
    countNow: number | null;
    /** Why it was refused. */
    reason: string;
  };
}

type Refill = RefillFacts['refill'];

/** Tells the shop that a customer asks for a refill within the guarantee, with the counts that decide it. */
export const refillShop = defineOrderEmail('order-refill-shop', {
  group: 'afterSales',
  to: 'shop',
  load: loadRefill,
  draft: ({ shop, order, refill }) => ({
    subject: shopWords.subject(order.number),
    preview: shopWords.lead,
    heading: shopWords.heading,
    content: (
      <>
        <Paragraph>{shopWords.lead}</Paragraph>
        <Facts rows={refillRows(refill)} />
        <OrderForShop shop={shop} order={order} />
      </>
    ),
  }),
});

/** Says what became of a refill that was asked for: it was begun, it is done, or it was refused and why. */
export const refillCustomer = defineOrderEmail('order-refill-customer', {
  group: 'afterSales',
  to: 'customer',
  load: loadRefill,
  draft: (facts) => {
    const { refill, order, m } = facts;
    const words = m.refill[endOf(refill)];
    return {
      subject: words.subject(order.number),
      preview: doneSince(refill) ? m.refill.due.text : words.text,
      heading: words.heading,
      content: <RefillTold {...facts} />,
    };
  },
});

async function loadRefill({
  db,
  order,
  facts,
  due,
}: OrderEmailSources): Promise<RefillFacts | 'gone'> {
  const { refills, complaints } = due.afterSales ?? (await listAfterSales(db, order.id));
  const found = refills.find(({ id }) => id === due.aboutId);
  const index = order.lines.findIndex(({ position }) => position === found?.line);
  const [ordered, line] = [order.lines[index], facts.lines[index]];
  if (!found || !ordered || !line) return 'gone';
  const { startCount, delivered } = ordered;
  const since = dueSince(found, complaints) ?? null;
  return { refill: { ...found, dueSince: since, line, startCount, delivered } };
}

/** One that was only asked for is told of once it is taken up. */
function endOf({ state }: Refill): Exclude<RefillState, 'asked'> {
  return state === 'asked' ? 'running' : state;
}

/** Since when one that is done was owed by a complaint; what it was told before it was done is told as it was. */
function doneSince(refill: Refill): Date | null {
  return refill.state === 'done' ? refill.dueSince : null;
}

function RefillTold({ order, refill, m }: OrderEmailFrame & RefillFacts) {
  const { locale, number, privateUrl } = order;
  const { line, state, askedAt, reason } = refill;
  const isOver = state === 'done' || state === 'money';
  const since = isOver ? refill.dueSince : null;
  const words = m.refill;
  return (
    <>
      <Paragraph>
        {since
          ? words.due[state === 'money' ? 'began' : 'lead'](number, formatMoment(locale, since))
          : words.lead(number, formatMoment(locale, askedAt))}
      </Paragraph>
      <Paragraph>
        <strong>{nameWithTarget(locale, line)}</strong>
      </Paragraph>
      <Paragraph>{doneSince(refill) ? words.due.text : words[endOf(refill)].text}</Paragraph>
      {state === 'refused' && (
        <>
          {reason !== '' && <Paragraph>{words.reason(reason)}</Paragraph>}
          <Paragraph>{words.rights}</Paragraph>
        </>
      )}
      <ActionLink href={privateUrl}>{m.order.open}</ActionLink>
    </>
  );
}

function refillRows({ line, askedAt, startCount, delivered, countNow }: Refill): Fact[] {
  const count = (units: number | null) => units !== null && formatCount('cs', units);
  return [
    [shopWords.askedAt, formatMoment('cs', askedAt)],
    [afterSalesEmailsShop.line, nameOf('cs', line)],
    [
      afterSalesEmailsShop.target,
      line.target !== null && <Anchor href={line.target}>{line.targetLabel}</Anchor>,
    ],
    [shopWords.startCount, count(startCount)],
    [shopWords.delivered, count(delivered)],
    [shopWords.expected, startCount !== null && count(startCount + delivered)],
    [shopWords.countNow, count(countNow)],
  ];
}
