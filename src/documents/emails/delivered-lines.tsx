import { formatDay } from '#content/moment-text.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { guaranteeEnd } from '#domain/order/guarantee.ts';
import type { EmailCompletion, EmailLine, EmailOrder } from '#domain/order/order-email.ts';
import { piecesOf } from '#domain/order/progress.ts';
import { afterOrderWords } from './after-order-words.ts';
import { emailWords } from './email-draft.ts';
import { OrderedLines, Totals } from './ordered-lines.tsx';

interface DeliveredLinesProps {
  order: EmailOrder;
  completion: EmailCompletion;
}

/** The lines of an order whose delivery has ended, with what became of each, and what was paid for them. */
export function DeliveredLines({ order, completion }: DeliveredLinesProps) {
  const { locale } = order;
  const shown = { locale, words: emailWords[locale].order, order };
  return (
    <>
      <OrderedLines {...shown} isOver below={(line) => sayDelivered(locale, line, completion)} />
      <Totals {...shown} />
    </>
  );
}

/** Pieces of a line that did not come, as far as it is known how many came. */
export function missingPieces({ delivered, promise, ...line }: EmailLine): number {
  if (delivered === null) return 0;
  return Math.max(0, piecesOf({ ...line, bonus: promise?.bonus ?? null }) - delivered);
}

/**
 * What became of a line: that its customer has withdrawn from it, how many pieces of it came where some are missing,
 * and until when they are guaranteed. Nothing of a held order is guaranteed.
 */
function sayDelivered(
  locale: Locale,
  line: EmailLine,
  { at, isHeld }: EmailCompletion,
): string | undefined {
  const { promise, isWithdrawn } = line;
  const delivered = line.delivered ?? 0;
  const missing = missingPieces(line);
  const words = afterOrderWords[locale].completedCustomer;
  const isGuaranteed = !isHeld && line.delivered !== 0;
  const said = [
    isWithdrawn && words.withdrawn,
    missing > 0 &&
      words.count(formatCount(locale, delivered), formatCount(locale, delivered + missing)),
    isGuaranteed &&
      promise !== null &&
      words.guaranteed(formatDay(locale, guaranteeEnd(at, promise.guaranteeDays))),
  ].filter((part) => part !== false);
  return said.length > 0 ? said.join(' ') : undefined;
}
