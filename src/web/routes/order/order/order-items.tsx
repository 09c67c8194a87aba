import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import { formatEuroSum, formatMoney } from '#domain/money.ts';
import { formatDays, formatSpan } from '#content/catalogue/catalogue-text.ts';
import { formatMoment } from '#content/moments.ts';
import type { Order } from '#database/orders/orders.ts';
import { isHeldForTarget } from '#domain/delivery/hold.ts';
import { singlePrice } from '#domain/catalogue/pricing.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import { promiseOf } from '#domain/delivery/promised-end.ts';
import { earlyEndOf, takesTargets } from '#domain/order/order.ts';
import { waitsFor } from '#domain/target/target.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { countedName, nameWithBonus } from '#content/catalogue/package-name.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale, useWords } from '#web/words.ts';
import { LineProgress, LineRefill, WholeEnd } from './line-after-sales.tsx';
import { type TriedTarget, LineTarget, TargetForm, targetFieldId } from './target-form.tsx';
import {
  type AfterSalesOnPage,
  type AfterSalesInput,
  lastCorrection,
  lineId,
  stoppedAt,
} from './after-sales.ts';
import { CustomerForm } from './customer-form.tsx';

interface OrderItemsProps {
  order: Order;
  tried?: TriedTarget | undefined;
  /** On its own page: how far it is, and what can be asked of it. */
  caring?: Caring;
}

interface Caring {
  now: Date;
  afterSales: AfterSalesOnPage;
  tried: AfterSalesInput['refill'];
}

/** What was ordered, for which targets, and what it cost; a missing target is asked for. */
export function OrderItems(props: OrderItemsProps) {
  const m = useWords().order;
  const locale = useLocale();
  const { order } = props;
  const isOver = earlyEndOf(order.state) !== undefined || order.heldAt !== null;
  const euro = locale === 'en' ? formatEuroSum(order.total, singlePrice(order.lines)) : undefined;
  return (
    <section aria-labelledby="items-heading">
      <h2 id="items-heading">{m.items}</h2>
      <ul
        className={classNames(
          'summary__rows',
          order.discount === 0 && 'summary__rows--undiscounted',
        )}
      >
        {order.lines.map((line) => (
          <OrderItem key={line.position} line={line} isOver={isOver || hasNothing(line)}>
            <LineAfterSales {...props} line={line} />
          </OrderItem>
        ))}
      </ul>
      {props.caring && <WholeEnd order={order} now={props.caring.now} />}
      <dl className="totals">
        {order.discount > 0 && (
          <>
            <div className="totals__row">
              <dt>{m.subtotal}</dt>
              <dd className="tabular">{formatMoney(locale, order.subtotal)}</dd>
            </div>
            <div className="totals__row">
              <dt>{discountName(order, m)}</dt>
              <dd className="tabular">{formatMoney(locale, -order.discount)}</dd>
            </div>
          </>
        )}
        <div className="totals__row totals__row--total">
          <dt>{m.total}</dt>
          <dd className="tabular">
            {formatMoney(locale, order.total)}
            {euro && <span className="totals__euro">{euro}</span>}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Whether nothing came of a line and nothing will, so that nothing of it is guaranteed. */
function hasNothing({ work, delivered }: Order['lines'][number]): boolean {
  return work === 'completed' && delivered === 0;
}

function sayCorrected({ actor, at, newTarget }: Order['events'][number], locale: Locale): string {
  const words = wordsOf(locale).afterSales.hold;
  const moment = formatMoment(locale, at);
  return actor === 'customer'
    ? words.corrected(moment)
    : words.correctedByShop(newTarget ?? '', moment);
}

/** How far a line is, what it is held for or asks for, and its guarantee. */
function LineAfterSales(props: OrderItemsProps & { line: Order['lines'][number] }) {
  const locale = useLocale();
  const { order, line, tried, caring } = props;
  const name = nameWithBonus(line, locale);
  const corrected = lastCorrection(order, line);
  const asks = waitsFor(line) !== undefined || isHeldForTarget(line);
  return (
    <div className="line-after-sales">
      <div className="line-after-sales__live" data-live={`line-${line.position}`}>
        {caring && (
          <LineProgress
            {...{ order, line, name, locale }}
            now={caring.now}
            stoppedAt={stoppedAt(caring.afterSales)}
          />
        )}
      </div>
      {corrected && <p>{sayCorrected(corrected, locale)}</p>}
      <HeldLine order={order} line={line} />
      {asks && takesTargets(order) && line.work !== 'completed' && (
        <TargetForm token={order.token} line={line} tried={tried} />
      )}
      {caring && <LineRefill {...{ order, line }} {...caring} />}
    </div>
  );
}

interface OrderItemProps {
  /** Nothing of it is delivered any more. */
  isOver: boolean;
  line: Order['lines'][number];
  /** What has to be asked about it. */
  children: ReactNode;
}

function OrderItem({ line, isOver, children }: OrderItemProps) {
  const m = useWords().order;
  const locale = useLocale();
  const named = readPackageId(line.packageId);
  const promise = promiseOf(line);
  return (
    <li className="summary__row" id={lineId(line.position)}>
      {named && <PlatformIcon platform={named.platform} />}
      <div>
        <p className="summary__name">{countedName(line, locale)}</p>
        <LineTarget line={line} isOver={isOver} />
        {promise && !isOver && (
          <p className="summary__aside">
            {m.delivery(formatSpan(locale, promise.delivery))}
            {' · '}
            {m.guarantee(formatDays(locale, promise.guaranteeDays))}
          </p>
        )}
      </div>
      <span className="tabular">{formatMoney(locale, line.subtotal)}</span>
      {children}
    </li>
  );
}

function discountName(order: Order, m: OrderMessages): string {
  return order.discountSource === 'code'
    ? m.codeDiscount(order.discountPercent, order.discountCode ?? '')
    : m.volumeDiscount(order.discountPercent);
}

interface HeldProps {
  order: Order;
}

/** Whether a line of an order that goes on is held. */
function isHeld(order: Order, { holdReason, work }: Order['lines'][number]): boolean {
  return holdReason !== null && work !== 'completed' && takesTargets(order);
}

/** Leads to the first of the lines that are held until their target is corrected (rules 62). */
export function HeldLines({ order }: HeldProps) {
  const m = useWords().afterSales.hold;
  const first = order.lines.find((line) => isHeld(order, line) && isHeldForTarget(line));
  if (!first) return null;
  return (
    <Notice tone="warning" title={m.heading}>
      {m.text} <a href={`#${targetFieldId(first)}`}>{m.link}</a>
    </Notice>
  );
}

/** Why a line is held, in the words that the operator chose, and since when. */
function HeldLine({ order, line }: HeldProps & { line: Order['lines'][number] }) {
  const locale = useLocale();
  const m = useWords().afterSales.hold;
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
            <Button name={ACTION_FIELD} value="target">
              {m.visible}
            </Button>
          </CustomerForm>
        )}
      </div>
    </Notice>
  );
}
