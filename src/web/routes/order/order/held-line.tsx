import type { Order } from '#database/orders.ts';
import { formatMoment } from '#content/moment-text.ts';
import type { Locale } from '#domain/locale.ts';
import { isHeldForTarget } from '#domain/order/hold.ts';
import { takesTargets } from '#domain/order/order.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CustomerForm } from './customer-form.tsx';
import { careMessages } from './care-words.ts';
import { targetFieldId } from './target-form.tsx';

interface HeldProps {
  order: Order;
  locale: Locale;
}

/** Whether a line of an order that goes on is held. */
function isHeld(order: Order, { holdReason, work }: Order['lines'][number]): boolean {
  return holdReason !== null && work !== 'completed' && takesTargets(order);
}

/** Leads to the first of the lines that are held until their target is corrected (rules 62). */
export function HeldLines({ order, locale }: HeldProps) {
  const m = careMessages[locale].hold;
  const first = order.lines.find((line) => isHeld(order, line) && isHeldForTarget(line));
  if (!first) return null;
  return (
    <Notice tone="warning" title={m.heading}>
      {m.text} <a href={`#${targetFieldId(first)}`}>{m.link}</a>
    </Notice>
  );
}

/** Why a line is held, in the words that the operator chose, and since when. */
export function HeldLine({ order, locale, line }: HeldProps & { line: Order['lines'][number] }) {
  const m = careMessages[locale].hold;
  if (!isHeld(order, line) || !line.holdReason || !line.heldAt) return null;
  return (
    <Notice tone="warning" title={`${m.mark}: ${m.obstacles[line.holdReason]}`}>
      <div className="stack stack--small">
        {line.holdText && <p className="as-written">{line.holdText}</p>}
        <p className="summary__aside">{m.since(formatMoment(locale, line.heldAt))}</p>
        {line.holdReason === 'target-private' && line.targetUrl && (
          <CustomerForm token={order.token} locale={locale}>
            <input type="hidden" name="line" value={line.position} />
            <input type="hidden" name="target" value={line.targetUrl} />
            <Button name="intent" value="target">
              {m.visible}
            </Button>
          </CustomerForm>
        )}
      </div>
    </Notice>
  );
}
