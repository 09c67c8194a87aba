import { formatDay } from '#content/moment-text.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { guaranteeEnd } from '#domain/order/guarantee.ts';
import type { EmailCompletion, EmailLine } from '#domain/order/order-email.ts';
import { piecesOf } from '#domain/order/progress.ts';
import { afterOrderWords } from './after-order-words.ts';

/** Pieces of a line that did not come; undefined where nobody knows how many came. */
export function missingOf({ delivered, promise, ...line }: EmailLine): number | undefined {
  if (delivered === null) return undefined;
  return Math.max(0, piecesOf({ ...line, bonus: promise?.bonus ?? null }) - delivered);
}

/**
 * What became of a line whose delivery has ended: that its customer has withdrawn from it, how many pieces of it
 * came where some are missing, and until when they are guaranteed. Nothing of a held order is guaranteed.
 */
export function sayDelivered(
  locale: Locale,
  line: EmailLine,
  { at, isHeld }: Pick<EmailCompletion, 'at' | 'isHeld'>,
): string | undefined {
  const { delivered, promise, isWithdrawn } = line;
  const words = afterOrderWords[locale].completedCustomer;
  const missing = missingOf(line);
  const said = [
    isWithdrawn && words.withdrawn,
    delivered !== null &&
      missing !== undefined &&
      missing > 0 &&
      words.count(formatCount(locale, delivered), formatCount(locale, delivered + missing)),
    !isHeld &&
      promise !== null &&
      delivered !== 0 &&
      words.guaranteed(formatDay(locale, guaranteeEnd(at, promise.guaranteeDays))),
  ].filter((part) => part !== false);
  return said.length > 0 ? said.join(' ') : undefined;
}
