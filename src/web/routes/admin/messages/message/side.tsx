import { formatMoment, formatShortMoment } from '#content/moments.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { formatMoney } from '#domain/money.ts';
import { messageStates } from '#domain/messages/message.ts';
import { NOTHING_CHOSEN } from '#domain/text/nothing-chosen.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { SelectField } from '#web/forms/field.tsx';
import { OrderLink } from '#web/admin/orders/order-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/routes/admin/orders/order/fact-list.tsx';
import { useMessageForm } from './actions.ts';
import { useMessagePage } from './load-message.ts';

/** How the message stands and whose it is. */
export function StateForms() {
  const { message, people, me, words } = useMessagePage();
  const { state: m } = words;
  const state = useMessageForm('state');
  const assign = useMessageForm('assign');
  const mine = useMessageForm('mine');
  return (
    <section className="admin-block" aria-labelledby="state-heading">
      <h2 id="state-heading">{m.heading}</h2>
      <ActionForm form={state} label={m.heading} className="cluster">
        {messageStates
          .filter((each) => each !== message.state)
          .map((each) => (
            <Button key={each} name="state" value={each}>
              {m[each]}
            </Button>
          ))}
      </ActionForm>
      <ActionForm form={assign} label={m.to} className="note-form">
        <SelectField name="to" label={m.to} defaultValue={message.assigneeId ?? ''}>
          <option value={NOTHING_CHOSEN}>{m.nobody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button>{m.assign}</Button>
      </ActionForm>
      {message.assigneeId !== me && (
        <ActionForm form={mine} label={m.mine}>
          <Button>{m.mine}</Button>
        </ActionForm>
      )}
    </section>
  );
}

/** Who wrote, and how to reach them. */
export function AboutSender() {
  const { message, locale, words } = useMessagePage();
  const { thread: m } = words;
  const { email, phone, company, service, kind } = message;
  return (
    <section className="admin-block" aria-labelledby="facts-heading">
      <h2 id="facts-heading">{m.facts}</h2>
      <FactList
        facts={[
          [m.email, email],
          [m.phone, phone],
          [m.company, company],
          [kind === 'email' ? m.subject : m.service, service],
          [m.language, words.languages[message.locale]],
          [m.received, formatMoment(locale, message.createdAt)],
        ]}
      />
    </section>
  );
}

/** The newest orders of the address; the list of orders has them all. */
export function SenderOrders() {
  const { message, orders, hasMoreOrders, locale, words } = useMessagePage();
  const { thread: m } = words;
  return (
    <section className="admin-block" aria-labelledby="orders-heading">
      <h2 id="orders-heading">{m.orders}</h2>
      {orders.length === 0 && <p className="quiet">{m.noOrders}</p>}
      <ul className="messages__orders">
        {orders.map(({ number, total, createdAt }) => (
          <li key={number}>
            <OrderLink number={number} /> · {formatMoney(locale, total)} ·{' '}
            <time dateTime={createdAt.toISOString()}>{formatShortMoment(locale, createdAt)}</time>
          </li>
        ))}
      </ul>
      {hasMoreOrders && (
        <a href={withQuery(adminHref('operatorOrders'), { q: message.email })}>{m.moreOrders}</a>
      )}
    </section>
  );
}
