import { formatMoment } from '#content/moment-text.ts';
import { href } from '#domain/addresses.ts';
import { emailStateOf } from '#domain/operator/email-filter.ts';
import { anyEmailName, outboxWords } from '#web/operator/outbox-words.ts';
import { Tag } from '#web/ui/tag.tsx';
import type { DeskProps } from './desk-props.ts';

type EmailRow = DeskProps['emails'][number];

/** Every e-mail of the order: what it was, what became of it, and the way to see it and send it again. */
export function OrderEmails({ order, emails, locale, m }: DeskProps) {
  const words = m.emails;
  const addressOf = ({ id, orderId }: EmailRow) =>
    orderId === null
      ? href('operatorOutboxEmail', 'cs', { email: id })
      : href('operatorEmail', 'cs', { number: String(order.number), email: id });
  return (
    <section className="desk-block" aria-labelledby="emails-heading">
      <h2 id="emails-heading">{words.heading}</h2>
      {emails.length === 0 && <p className="small quiet">{words.none}</p>}
      <ul className="desk-list desk-list--lined">
        {emails.map((email) => (
          <li key={email.id} className="desk-email">
            <span>
              <strong>{anyEmailName(locale, email.kind)}</strong>
              {email.copy > 0 && <span className="quiet small"> · {words.copy(email.copy)}</span>}
              {email.toAddress !== null && (
                <span className="quiet small breakable"> · {words.to(email.toAddress)}</span>
              )}
            </span>
            <EmailState email={email} locale={locale} m={m} />
            <a
              className="way"
              href={addressOf(email)}
              aria-label={words.showOf(anyEmailName(locale, email.kind))}
            >
              {words.show}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function EmailState({ email, locale, m }: Pick<DeskProps, 'locale' | 'm'> & { email: EmailRow }) {
  const words = m.emails;
  const became = emailStateOf(email);
  if (became === 'kept' || became === 'given-up' || became === 'taken-back') {
    const said = outboxWords[locale].states[became];
    return <span className="desk-email__state quiet small">{said}</span>;
  }
  if (email.refusal !== null) {
    return (
      <span className="desk-email__state">
        <Tag tone="warning" icon="warning">
          {words.refusedShort}
        </Tag>
        <span className="small breakable">{email.refusal}</span>
      </span>
    );
  }
  const text = email.sentAt ? words.sent(formatMoment(locale, email.sentAt)) : words.waits;
  return <span className="desk-email__state quiet small">{text}</span>;
}
