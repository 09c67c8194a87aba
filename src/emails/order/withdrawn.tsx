import { calculationWords } from '#documents/withdrawal/withdrawal-text.ts';
import { type WithdrawalCalculation, calculationOf } from '#domain/withdrawals/withdrawal-sum.ts';
import { CalculationPart } from '#emails/parts/calculation-part.tsx';
import { ActionLink, Paragraph } from '#emails/parts/email-parts.tsx';
import { defineOrderEmail } from './define-order-email.tsx';

interface WithdrawnFacts {
  /** Of a withdrawal that is resolved without money. */
  withdrawn: WithdrawalCalculation;
}

/** Tells the customer that a withdrawal is resolved without money, with the calculation that was promised (rules 51). */
export const withdrawnCustomer = defineOrderEmail('order-withdrawn-customer', {
  group: 'money',
  to: 'customer',
  isKeptAsSent: true,
  // Nothing goes back for it any more, whatever went back before.
  load: ({ order, due: { id, aboutId } }): WithdrawnFacts | 'gone' => {
    const withdrawn = calculationOf(order, { id, aboutId, amount: 0 });
    return withdrawn ? { withdrawn } : 'gone';
  },
  draft: ({ order: { locale, number, privateUrl }, withdrawn, m }) => {
    const words = calculationWords[locale].resolved;
    return {
      subject: words.subject(number),
      preview: words.preview,
      heading: words.heading,
      content: (
        <>
          <Paragraph>{words.lead(number)}</Paragraph>
          <CalculationPart locale={locale} calculation={withdrawn} />
          <Paragraph>{words.disagree}</Paragraph>
          <ActionLink href={privateUrl}>{m.order.open}</ActionLink>
        </>
      ),
    };
  },
});
