import { formatMoment } from '#content/moment-text.ts';
import { formatCount } from '#domain/money.ts';
import type { EmailRefill } from '#domain/order/order-email.ts';
import { careEmailsShop } from '#messages/cs/emails/care.ts';
import { nameOf } from './care-lines.tsx';
import { type EmailDraft, type EmailFacts, shopMailbox } from './email-draft.ts';
import { type Fact, Anchor, Facts, Paragraph, Title } from './email-parts.tsx';
import { OrderForShop } from './order-for-shop.tsx';

/** The operator reads Czech, so e-mails to the shop are Czech whatever the order's language is. */
const locale = 'cs';
const words = careEmailsShop.refill;

/** Tells the shop that a customer asks for a refill within the guarantee, with the counts that decide it. */
export function orderRefillShop(facts: EmailFacts): EmailDraft {
  return {
    to: shopMailbox(facts),
    locale,
    subject: words.subject(facts.order.number),
    preview: words.lead,
    content: <Refill {...facts} />,
  };
}

function Refill({ shop, order }: EmailFacts) {
  const refill = order.care?.refill;
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{words.lead}</Paragraph>
      {refill && <Facts rows={refillFacts(refill)} />}
      <OrderForShop shop={shop} order={order} />
    </>
  );
}

function refillFacts({ line, askedAt, startCount, delivered, countNow }: EmailRefill): Fact[] {
  const count = (pieces: number | null) => pieces !== null && formatCount(locale, pieces);
  return [
    [words.askedAt, formatMoment(locale, askedAt)],
    [careEmailsShop.line, nameOf(locale, line)],
    [
      careEmailsShop.target,
      line.target !== null && <Anchor href={line.target}>{line.targetLabel}</Anchor>,
    ],
    [words.startCount, count(startCount)],
    [words.delivered, count(delivered)],
    [words.expected, startCount !== null && count(startCount + delivered)],
    [words.countNow, count(countNow)],
  ];
}
