import { formatDay } from '#content/moments.ts';
import { listWaitingRefunds } from '#database/admin/pending-actions.ts';
import type { Locale } from '#domain/locale.ts';
import { type Haler, formatCount } from '#domain/money.ts';
import { completionOf, guaranteeEnd } from '#domain/after-sales/refill.ts';
import { countUnits } from '#domain/delivery/progress.ts';
import { leftToRefund } from '#domain/payments/refund.ts';
import { type ShortEnd, shortEndOf } from '#domain/payments/money-back.ts';
import { completionEmail } from '#domain/after-sales/short.ts';
import { mayWithdraw } from '#domain/withdrawals/withdrawal.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { Paragraph, SectionHeading } from '#emails/parts/email-parts.tsx';
import { OrderedLines, Totals } from '#emails/parts/ordered-lines.tsx';
import { emailWords } from '#emails/words.ts';
import type { OrderEmailSources } from './define-order-email.tsx';
import { type LineFacts, type OrderFacts, isAnyGuaranteed } from './order-facts.ts';

/** What the e-mails about its completion say of an order. */
export interface CompletionFacts {
  completion: {
    at: Date;
    /** A person deals with a withdrawal from it, and until then nothing of it is promised (rules 51). */
    isHeld: boolean;
    /** What went back of its price, or is about to. */
    refunded: Haler;
    /** What is missing and what becomes of its price; null where everything was delivered. */
    short: ShortEnd | null;
    /** Whether its customer is a consumer whose period of withdrawal goes on. */
    mayWithdraw: boolean;
  };
}

/** Reads how an order was completed. */
export async function loadCompletion({
  db,
  clock,
  order,
}: OrderEmailSources): Promise<CompletionFacts | 'gone'> {
  const at = completionOf(order);
  if (!at) return 'gone';
  const completion = {
    at,
    isHeld: order.heldAt !== null,
    refunded: order.total - leftToRefund(order),
    short: shortEndOf(order, await listWaitingRefunds(db, order.id)) ?? null,
    mayWithdraw: order.company === null && mayWithdraw(order, clock()),
  };
  return { completion };
}

/** Whether the completion of an order is told by another e-mail by now, or by none. */
export function isToldOtherwise(kind: ReturnType<typeof completionEmail>) {
  return ({ order }: OrderEmailSources): boolean =>
    order.state !== 'completed' || completionEmail(order) !== kind;
}

interface DeliveredProps extends CompletionFacts {
  order: OrderFacts;
}

/** The lines of an order whose delivery has ended, with what became of each, and what was paid for them. */
export function DeliveredLines({ order, completion }: DeliveredProps) {
  const shown = { locale: order.locale, order };
  return (
    <>
      <OrderedLines
        {...shown}
        isOver
        below={(line) => sayDelivered(order.locale, line, completion)}
      />
      <Totals {...shown} />
    </>
  );
}

/** Pieces of a line that did not come, as far as it is known how many came. */
export function countMissingUnits({ delivered, promise, ...line }: LineFacts): number {
  if (delivered === null) return 0;
  return Math.max(0, countUnits({ ...line, bonus: promise?.bonus ?? null }) - delivered);
}

/**
 * What became of a line: that its customer has withdrawn from it, how many units of it came where some are missing,
 * and until when they are guaranteed. Nothing of a held order is guaranteed.
 */
function sayDelivered(
  locale: Locale,
  line: LineFacts,
  { at, isHeld }: CompletionFacts['completion'],
): string | undefined {
  const { promise, isWithdrawn } = line;
  const delivered = line.delivered ?? 0;
  const missing = countMissingUnits(line);
  const words = emailWords[locale].completedCustomer;
  const isGuaranteed = !isHeld && line.delivered !== 0;
  const stated = [
    isWithdrawn && words.withdrawn,
    missing > 0 &&
      words.count(formatCount(locale, delivered), formatCount(locale, delivered + missing)),
    isGuaranteed &&
      promise !== null &&
      words.guaranteed(formatDay(locale, guaranteeEnd(at, promise.guaranteeDays))),
  ].filter((part) => part !== false);
  return stated.length > 0 ? stated.join(' ') : undefined;
}

/** What to do where a count drops that is guaranteed; nothing where none is. */
export function DropPart({ shop, order }: { shop: Shop; order: OrderFacts }) {
  const words = emailWords[order.locale].completedCustomer;
  if (!isAnyGuaranteed(order.lines)) return null;
  return (
    <>
      <SectionHeading>{words.drop}</SectionHeading>
      <Paragraph>{words.refill(shop.supportMail)}</Paragraph>
      <Paragraph>{words.keepPublic}</Paragraph>
    </>
  );
}
