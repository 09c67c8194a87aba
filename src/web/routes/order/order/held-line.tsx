import type { Order } from '#database/orders.ts';
import { formatMoment } from '#content/moment-text.ts';
import { isHeldForTarget } from '#domain/order/hold.ts';
import { takesTargets } from '#domain/order/order.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { CustomerForm } from './customer-form.tsx';
import { targetFieldId } from './target-form.tsx';

interface HeldProps {
  order: Order;
}

/** Whether a line of an order that goes on is held. */
function isHeld(order: Order, { holdReason, work }: Order['lines'][number]): boolean {
  return holdReason !== null && work !== 'completed' && takesTargets(order);
}

/** Leads to the first of the lines that are held until their target is corrected (rules 62). */
export function HeldLines({ order }: HeldProps) {
  const m = useWords().care.hold;
  const first = order.lines.find((line) => isHeld(order, line) && isHeldForTarget(line));
  if (!first) return null;
  return (
    <Notice tone="warning" title={m.heading}>
      {m.text} <a href={`#${targetFieldId(first)}`}>{m.link}</a>
    </Notice>
  );
}

/** Why a line is held, in the words that the operator chose, and since when. */
export function HeldLine({ order, line }: HeldProps & { line: Order['lines'][number] }) {
  const locale = useLocale();
  const m = useWords().care.hold;
  if (!isHeld(order, line) || !line.holdReason || !line.heldAt) return null;
  return (
    <Notice tone="warning" title={`${m.mark}: ${m.obstacles[line.holdReason]}`}>
      <div className="stack stack--small">
        {line.holdText && <p className="as-written">{line.holdText}</p>}
        <p className="summary__aside">{m.since(formatMoment(locale, line.heldAt))}</p>
        {line.holdReason === 'target-private' && line.targetUrl && (
          <CustomerForm token={order.token}>
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
