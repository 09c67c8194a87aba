import { use } from 'react';
import type { PerLocale } from '#domain/locale.ts';
import { type OrderDeskMessages, order as cs } from '#messages/cs/operator/order.ts';
import { order as en } from '#messages/en/operator/order.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { Way, backOn, onWay, wayFields } from './order-way.ts';
import { queueWords } from './queue-words.ts';

const words: PerLocale<OrderDeskMessages> = { cs, en };

/** The way of a further page of an order: back to the order, and to the queue that it was opened from. */
export function WayBack({ number }: { number: number }) {
  const { locale } = usePageFacts();
  const way = use(Way);
  return (
    <p className="order-head__ways">
      {way.from === 'queue' && (
        <a className="way" href={backOn(way)} data-back="">
          ← {queueWords[locale].names[way.queue].title}
        </a>
      )}
      <a className="way" href={onWay('operatorOrder', number, way)}>
        {way.from === 'list' && '← '}
        {words[locale].title(number)}
      </a>
    </p>
  );
}

/** The same in a form whose query takes the place of that of its address. */
export function WayFields() {
  return Object.entries(wayFields(use(Way))).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
