import { formatEuro, formatMoney } from '#domain/money.ts';
import { useWizardGround } from './wizard-context.ts';

/** An amount as it is charged, with the euro figure behind it in English (rules 5). */
export function Amount({ value }: { value: number }) {
  const { locale } = useWizardGround();
  return (
    <>
      {formatMoney(locale, value)}
      {locale === 'en' && <span className="totals__euro">{formatEuro(value)}</span>}
    </>
  );
}
