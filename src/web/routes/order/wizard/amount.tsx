import { formatEuroSum, formatMoney } from '#domain/money.ts';
import { useWizardGround } from './wizard-context.ts';

interface AmountProps {
  value: number;
  /** What the one package costs whose price this may be. */
  single?: number | undefined;
}

/** An amount as it is charged, with the euros behind it in English (rules 36). */
export function Amount({ value, single }: AmountProps) {
  const { locale } = useWizardGround();
  const euro = locale === 'en' ? formatEuroSum(value, single) : undefined;
  return (
    <>
      {formatMoney(locale, value)}
      {euro && <span className="totals__euro">{euro}</span>}
    </>
  );
}
