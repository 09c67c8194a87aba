import { formatDay } from '#content/moment-text.ts';
import { promisedIfBegun } from '#domain/order/promised-end.ts';
import { isNewDay } from '#web/operator/new-day.ts';
import type { DeskProps } from './desk-props.ts';

/** Until when everything is promised once these lines begin, where that is another day than now. */
export function NewPromise({
  order,
  positions,
  now,
  locale,
  m,
}: DeskProps & { positions: readonly number[] }) {
  const promised = promisedIfBegun(order, positions, now);
  if (!isNewDay(promised, order.promisedAt)) return null;
  return <span className="small quiet">{m.newPromise(formatDay(locale, promised))}</span>;
}
