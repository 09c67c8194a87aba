import { formatMoment } from '#content/moment-text.ts';
import { formatShortMoment } from '#content/short-moment.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { formatMoney } from '#domain/money.ts';
import { messageStates } from '#domain/operator/message.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { SelectField } from '#web/forms/field.tsx';
import { messagesWords } from '#web/operator/messages-words.ts';
import { OrderLink } from '#web/operator/order-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/routes/operator/order/fact-list.tsx';
import { MessageForm } from './message-form.tsx';
import type { MessageProps } from './props.ts';

/** How the message stands and whose it is. */
export function StateForms(props: MessageProps) {
  const { message, people, me, locale } = props;
  const { state: m } = messagesWords[locale];
  return (
    <section className="desk-block" aria-labelledby="state-heading">
      <h2 id="state-heading">{m.heading}</h2>
      <MessageForm {...props} name="state" label={m.heading} className="cluster">
        <input type="hidden" name="act" value="state" />
        {messageStates
          .filter((state) => state !== message.state)
          .map((state) => (
            <Button key={state} name="state" value={state}>
              {m[state]}
            </Button>
          ))}
      </MessageForm>
      <MessageForm {...props} name="assign" label={m.to} className="note-form">
        <input type="hidden" name="act" value="assign" />
        <SelectField name="to" label={m.to} defaultValue={message.assigneeId ?? ''}>
          <option value={NOTHING_CHOSEN}>{m.nobody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button>{m.assign}</Button>
      </MessageForm>
      {message.assigneeId !== me && (
        <MessageForm {...props} name="mine" label={m.mine}>
          <input type="hidden" name="act" value="assign" />
          <input type="hidden" name="to" value={me} />
          <Button>{m.mine}</Button>
        </MessageForm>
      )}
    </section>
  );
}

/** Who wrote, and how to reach them. */
export function AboutSender({ message, locale }: MessageProps) {
  const words = messagesWords[locale];
  const { thread: m } = words;
  const { email, phone, company, service, kind } = message;
  return (
    <section className="desk-block" aria-labelledby="facts-heading">
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
export function SenderOrders({ message, orders, hasMoreOrders, locale }: MessageProps) {
  const { thread: m } = messagesWords[locale];
  return (
    <section className="desk-block" aria-labelledby="orders-heading">
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
