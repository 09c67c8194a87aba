import { shopLetters } from '#messages/cs/letters.ts';
import { href } from '#domain/addresses.ts';
import { customerFacts } from './customer-facts.tsx';
import { type LetterDraft, type LetterFacts, letterWords, mailboxOf } from './letter-draft.ts';
import { ActionLink, Facts, Paragraph, SectionHeading, Title } from './letter-parts.tsx';
import { startOf } from './order-paid-shop.tsx';
import { OrderedLines, Totals } from './ordered-lines.tsx';

/** The operator reads Czech, so letters to the shop are Czech whatever the order's language is. */
const locale = 'cs';
const words = shopLetters.target;

/** Tells the shop that the profiles it has waited for are there. */
export function orderTargetShop(facts: LetterFacts): LetterDraft {
  return {
    to: mailboxOf(facts),
    locale,
    subject: words.subject(facts.order.number),
    preview: words.lead,
    content: <CompleteOrder {...facts} />,
  };
}

function CompleteOrder({ shop, offering, order }: LetterFacts) {
  const common = letterWords[locale].order;
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{words.lead}</Paragraph>
      <Facts rows={[[shopLetters.paid.start, startOf(order)]]} />
      <SectionHeading>{shopLetters.paid.items}</SectionHeading>
      <OrderedLines catalogue={offering.catalogue} locale={locale} words={common} order={order} />
      <Totals locale={locale} words={common} order={order} />
      <SectionHeading>{shopLetters.paid.customer}</SectionHeading>
      <Facts rows={customerFacts(common, order)} />
      <ActionLink href={`${shop.origins[locale]}${href('operator', locale)}`}>
        {shopLetters.paid.manage}
      </ActionLink>
    </>
  );
}
