import { countedLineName } from '#content/catalogue/package-name.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import type { WithdrawalCalculation } from '#domain/withdrawals/withdrawal-sum.ts';
import type { WithdrawnPart } from '#domain/withdrawals/withdrawn-part.ts';
import {
  type CalculationWords,
  withdrawalCalculation as calculationCs,
} from '#messages/cs/emails/withdrawal.ts';
import { type OnHoldWords, onHold as onHoldCs } from '#messages/cs/order/withdrawal.ts';
import { withdrawalCalculation as calculationEn } from '#messages/en/emails/withdrawal.ts';
import { onHold as onHoldEn } from '#messages/en/order/withdrawal.ts';

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
        units: formatCount(locale, line.units),
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

const onHoldWords: PerLocale<OnHoldWords> = { cs: onHoldCs, en: onHoldEn };

type NamedLine = Parameters<typeof countedLineName>[0];

/** What a withdrawal that holds an order leaves of it. */
export interface OnHold {
  /** Its delivery had ended before. */
  isOver: boolean;
  /** Undefined where it is about all of it. */
  part: WithdrawnPart<NamedLine> | undefined;
}

/** What is on hold, why, and what goes on afterwards. */
export function sayOnHold(locale: Locale, { isOver, part }: OnHold): string {
  const words = onHoldWords[locale];
  if (isOver) return words.over;
  if (!part) return words.whole;
  if (!part.meant) return part.leavesOthers ? `${words.unread} ${words.others}` : words.unread;
  if (!part.rest) return words.part;
  return part.rest.length === 0
    ? words.last
    : `${words.part} ${words.rest(namesOf(locale, part.rest))}`;
}

/** Which packages are withdrawn from; empty where that is all of them, or nobody has read it. */
export function sayMeant(locale: Locale, part: OnHold['part']): string {
  return part?.meant ? onHoldWords[locale].about(namesOf(locale, part.meant)) : '';
}

function namesOf(locale: Locale, lines: readonly NamedLine[]): string {
  return lines.map((line) => countedLineName(line, locale)).join(', ');
}
