import { countedLineName } from '#content/catalogue/package-name.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import type { WithdrawnPart } from '#domain/order/withdrawn-part.ts';
import { type OnHoldWords, onHold as onHoldCs } from '#messages/cs/order/on-hold.ts';
import { onHold as onHoldEn } from '#messages/en/order/on-hold.ts';

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
