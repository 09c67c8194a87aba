import { countedLineName } from '#content/catalogue/package-name.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import type { WithdrawalCalculation } from '#domain/order/withdrawal-sum.ts';
import {
  type CalculationWords,
  withdrawalCalculation as calculationCs,
} from '#messages/cs/emails/calculation.ts';
import { withdrawalCalculation as calculationEn } from '#messages/en/emails/calculation.ts';

export const calculationWords: PerLocale<CalculationWords> = {
  cs: calculationCs,
  en: calculationEn,
};

/** The calculation of what goes back for a withdrawal, a sentence for each line and for the sums. */
export function sayCalculation(
  locale: Locale,
  { lines, isUnasked, due, before, amount }: WithdrawalCalculation,
): string[] {
  const words = calculationWords[locale];
  const money = (sum: number) => formatMoney(locale, sum);
  return [
    ...(isUnasked ? [words.unasked] : []),
    ...lines.map((line) =>
      (isUnasked ? words.whole : words.line)(countedLineName(line, locale), {
        delivered: formatCount(locale, line.delivered),
        pieces: formatCount(locale, line.pieces),
        price: money(line.total),
        ours: money(line.deliveredValue),
        yours: money(line.undeliveredValue),
      }),
    ),
    ...(lines.length > 1 || due !== amount ? [words.due(money(due))] : []),
    ...(before > 0 ? [words.before(money(before))] : []),
    ...(due === amount || amount === 0 ? [] : [words.now(money(amount))]),
  ];
}

/** What stands above it. */
export function calculationHeading(locale: Locale): string {
  return calculationWords[locale].heading;
}
