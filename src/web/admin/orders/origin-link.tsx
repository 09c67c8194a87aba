import { use } from 'react';
import type { PerLocale } from '#domain/locale.ts';
import { type AdminOrderMessages, adminOrder as cs } from '#messages/cs/admin/orders/order.ts';
import { adminOrder as en } from '#messages/en/admin/orders/order.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { OriginContext, originHref, hrefFrom, originFields } from './order-origin.ts';
import { workListWords } from './queue-words.ts';

const words: PerLocale<AdminOrderMessages> = { cs, en };

/** The way of a further page of an order: back to the order, and to the queue that it was opened from. */
export function OriginLink({ number }: { number: number }) {
  const { locale } = usePageFacts();
  const origin = use(OriginContext);
  return (
    <p className="order-head__ways">
      {origin.from === 'queue' && (
        <a className="line-link" href={originHref(origin)} data-back="">
          ← {workListWords[locale].names[origin.queue].title}
        </a>
      )}
      <a className="line-link" href={hrefFrom('operatorOrder', number, origin)}>
        {origin.from === 'list' && '← '}
        {words[locale].title(number)}
      </a>
    </p>
  );
}

/** The same in a form whose query takes the place of that of its address. */
export function OriginFields() {
  return Object.entries(originFields(use(OriginContext))).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
