import { calculationWords } from '#documents/withdrawal/calculation-text.ts';
import type { WithdrawalCalculation } from '#domain/order/withdrawal-calculation.ts';
import { CalculationPart } from './calculation-part.tsx';
import { type EmailDraft, type EmailFacts, customerOf, emailWords } from './email-draft.ts';
import { ActionLink, Paragraph, Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';

/** Tells the customer that a withdrawal is settled without money, with the calculation that was promised (rules 51). */
export function orderWithdrawnCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number, withdrawn } = facts.order;
  const words = calculationWords[locale].settled;
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: words.preview,
    content: withdrawn && <Settled {...facts} calculation={withdrawn} />,
  };
}

function Settled({
  shop,
  order,
  calculation,
}: EmailFacts & { calculation: WithdrawalCalculation }) {
  const { locale, number, privateUrl } = order;
  const words = calculationWords[locale].settled;
  const common = emailWords[locale].order;
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{common.greeting}</Paragraph>
      <Paragraph>{words.lead(number)}</Paragraph>
      <CalculationPart locale={locale} calculation={calculation} />
      <Paragraph>{words.disagree}</Paragraph>
      <ActionLink href={privateUrl}>{common.open}</ActionLink>
      <Imprint shop={shop} words={common} />
    </>
  );
}
