import { calculationHeading, sayCalculation } from '#documents/withdrawal/withdrawal-text.ts';
import type { Locale } from '#domain/locale.ts';
import type { WithdrawalCalculation } from '#domain/withdrawals/withdrawal-sum.ts';
import { Lines, Paragraph, SectionHeading } from './email-parts.tsx';

/** What goes back for a withdrawal, and why so much. */
export function CalculationPart({
  locale,
  calculation,
}: {
  locale: Locale;
  calculation: WithdrawalCalculation;
}) {
  return (
    <>
      <SectionHeading>{calculationHeading(locale)}</SectionHeading>
      <Paragraph>
        <Lines text={sayCalculation(locale, calculation).join('\n')} />
      </Paragraph>
    </>
  );
}
