import { formatEuroSum, formatMoney } from '#domain/money.ts';
import { useWizardGround } from './wizard-context.ts';

/** An amount as it is charged, with the whole euros behind it in English (rules 36). */
export function Amount({ value }: { value: number }) {
  const { locale } = useWizardGround();
  return (
    <>
      {formatMoney(locale, value)}
      {locale === 'en' && <span className="totals__euro">{formatEuroSum(value)}</span>}
    </>
  );
}
